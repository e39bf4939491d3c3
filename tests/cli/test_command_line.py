"""The command line from outside: words in, text and a status out, never a traceback."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import mlotek
from mlotek.cli import files, main
from mlotek.cli.session import Session
from mlotek.speech import LANGUAGES
from tests.cli.keyboard import NAMES, new_match, random_lines, seated

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run the command line with words, and with lines to read; gives the status and both outputs."""

    def run_it(*words: object, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        try:
            status = main([str(word) for word in words])
        except SystemExit as stopped:  # argparse has spoken
            status = int(stopped.code or 0)
        said = capsys.readouterr()
        return status, said.out, said.err

    return run_it


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The record of a finished game of Milionerzy."""
    match = new_match("milionerzy", 4, players=3)
    seated(match, "en", range(3), random_lines(4)).run()
    path = tmp_path / "finished.json"
    files.write_record(path, match.record)
    return path


def python(*words: str, typed: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """A real process with real pipes."""
    code = "import sys; from mlotek.cli import main; sys.exit(main())"
    return subprocess.run([sys.executable, "-c", code, *words], input=typed, capture_output=True, check=False)


# ── Playing through a pipe ───────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", mlotek.games())
def test_a_script_plays_a_whole_game_through_a_pipe(game: str, language: str, tmp_path: Path) -> None:
    typed: list[str] = []
    match = new_match(game, seed="8")
    lines = random_lines(8)

    def type_and_remember(session: Session) -> str:
        typed.append(lines(session))
        return typed[-1]

    seated(match, language, range(match.game.players), type_and_remember).run()
    file = tmp_path / "game.json"
    done = python(
        *("play", game, "--humans", ",".join(match.names), "--players", str(match.game.players)),
        *("--seed", "8", "--lang", language, "--record", str(file)),
        typed="\n".join(typed).encode(),
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert mlotek.Record.from_json(file.read_bytes()).entries == match.record.entries


def test_bytes_that_are_no_text_are_no_action(tmp_path: Path) -> None:
    done = python("play", "milionerzy", "--record", str(tmp_path / "x.json"), typed=b"\xff\xfe\x00\n")
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr


def test_the_end_of_the_input_saves_the_game_and_says_where(run: Run) -> None:
    status, out, _ = run("play", "milionerzy", "--seed", 1, typed="bid 1\n")
    (saved,) = files.records_folder().glob("*.json")
    assert status == 0
    assert f"mlotek play --resume {saved}" in out


def test_a_saved_game_goes_on_where_it_was_left(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "milionerzy", "--humans", "Ola", "--bots", "novice,shrewd", "--record", file, typed="bid 25\n")
    left = mlotek.Record.from_json(file.read_text())
    luxuries = "".join(f"discard {luxury}\n" for luxury in range(1, 11))  # refused but where the Thief asks
    status, out, _ = run("play", "--resume", file, typed=f"pass\n{luxuries}" * 60)
    played = mlotek.Record.from_json(file.read_text())
    assert status == 0
    assert "Ola> pass" in out
    assert played.names == left.names == ("Ola", "Nugat", "Sokół")
    assert played.entries[: len(left.entries)] == left.entries
    assert mlotek.replay(played).over
    assert run("play", "--resume", file)[0] == 2  # it is finished now


def test_a_record_cut_before_a_chance_goes_on(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    match = new_match("milionerzy", 1, players=3)
    files.write_record(file, match.record)
    file.write_text(changed(entries=[])(file.read_text()))
    status, out, _ = run("play", "--resume", file, "--humans", "Ola,Iga,Leon")
    assert status == 0
    assert "You reveal: " in out


# ── Bad input ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("play nothing", "unknown-game"),
        ("play", "no-game"),
        ("play milionerzy --players 9", "bad-player-count"),
        ("play milionerzy --option colour=red", "unknown-option"),
        ("play modern-art --edition gilded", "unknown-edition"),
        ("play milionerzy --option ledger=3", "bad-option-value"),
        ("play milionerzy --option ledger", "bad-option"),
        ("play milionerzy --bots genius", "unknown-bot"),
        ("play milionerzy --humans Ola,ola", "same-name"),
        ("play milionerzy --humans 7", "bad-name"),
        ("play milionerzy --humans Sokół", "name-of-a-bot"),
        ("play milionerzy --players 3 --humans Ola,Iga --bots novice,novice", "table-full"),
        ("play --resume nowhere.json", "no-file"),
        ("replay nowhere.json", "no-file"),
        ("replay .", "no-file"),
        ("rules milionerzy MB-NOTHING", "no-such-clause"),
        ("rules nothing", "unknown-game"),
        ("sim milionerzy --games 0", "bad-count"),
        ("sim milionerzy --workers 0", "bad-count"),
        ("sim nothing", "unknown-game"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_done_is_one_sentence_with_a_code(run: Run, words: str, code: str, language: str) -> None:
    status, out, err = run(*words.split(), "--lang", language)
    assert (status, out) == (2, "")
    assert err.startswith("mlotek: ")
    assert err.endswith(f"[{code}]\n")
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    "words", ["", "dance", "play milionerzy --speed fast", "play --speed -1", "replay", "sim x --games y"]
)
def test_words_that_are_no_command_show_the_usage(run: Run, words: str) -> None:
    status, _, err = run(*words.split())
    assert status == 2
    assert "usage: mlotek" in err


def changed(**fields: object) -> Callable[[str], str]:
    """A record with some fields changed."""
    return lambda text: json.dumps(json.loads(text) | fields)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda text: text[:100], "not-json"),
        (lambda text: f"[{text}]", "bad-record"),
        (changed(version=99), "other-version"),
        (changed(edition="0" * 16), "other-edition"),
        (changed(game="chess"), "unknown-game"),
        (changed(players=7), "bad-player-count"),
        (lambda text: text.replace('"pass"', '"dance"', 1), "broken-record, entry "),
    ],
)
def test_a_broken_record_is_one_sentence_with_a_code(
    run: Run, finished: Path, change: Callable[[str], str], code: str
) -> None:
    finished.write_text(change(finished.read_text()))
    for command in (["replay", finished], ["play", "--resume", finished]):
        status, _, err = run(*command)
        assert status == 2
        assert f"[{code}" in err
        assert err.count("\n") == 1


def test_names_in_a_foreign_record_cannot_command_the_terminal(run: Run, finished: Path) -> None:
    finished.write_text(finished.read_text().replace('"Ola"', r'"\u001b[2JOla"'))
    assert "\x1b" not in run("replay", finished)[1]


def test_a_full_disk_is_a_sentence(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    file = tmp_path / "game.json"
    file.write_text("what was there")
    monkeypatch.setattr(os, "fsync", full)
    status, out, _ = run("play", "milionerzy", "--record", file)
    assert status == 1
    assert "No space left on device" in out
    assert file.read_text() == "what was there"
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_a_reader_that_goes_away_ends_the_game_quietly_and_saves_it(tmp_path: Path) -> None:
    code = "import sys; from mlotek.cli import main; sys.exit(main())"
    command = [sys.executable, "-u", "-c", code, "play", "milionerzy", "--record", str(tmp_path / "game.json")]
    game = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert game.stdout is not None
    game.stdout.readline()
    game.stdout.close()
    game.stdout = None
    _, err = game.communicate(b"help\n" * 2000)
    assert game.returncode == 141
    assert err == b""
    mlotek.replay(mlotek.Record.from_json((tmp_path / "game.json").read_bytes()))


# ── The other commands ───────────────────────────────────────────────────────────────────────────


def test_replay_tells_the_game_and_its_scores(run: Run, finished: Path) -> None:
    status, out, _ = run("replay", finished)
    assert status == 0
    assert "Ola reveals: " in out
    assert out.splitlines()[-1].endswith((" wins.", " share the win."))
    assert "Wygrywa" in run("replay", finished, "--lang", "pl", "--seat", 1)[1]
    assert run("replay", finished, "--seat", 7)[0] == 2


def test_an_open_replay_tells_secrets_that_a_spectator_does_not_hear(run: Run, tmp_path: Path) -> None:
    match = mlotek.Match(
        mlotek.game("milionerzy", players=3, hidden_tiles=True),
        chance=["stack 7 thief 8 x2 casino cba 1 2 3 4 5 6 9 10 x2 x2"],
        names=NAMES[:3],
    )
    for seat, action in ((0, "bid 1"), (1, "pass"), (2, "pass"), (0, "pass"), (0, "discard 7")):
        match.play(seat, action)
    files.write_record(tmp_path / "game.json", match.record)
    assert "takes luxury 7 from" in run("replay", tmp_path / "game.json", "--open")[1]
    assert "takes luxury 7 from" in run("replay", tmp_path / "game.json", "--seat", 0)[1]
    for words in ([], ["--seat", 1]):
        out = run("replay", tmp_path / "game.json", *words)[1]
        assert "takes a luxury from Ola" in out
        assert "the game is not finished" in out


def test_rules_show_headings_and_clauses(run: Run) -> None:
    out = run("rules", "milionerzy", "--lang", "pl")[1]
    assert out.index("Przebieg") < out.index("MB-END-1: ")
    assert run("rules", "milionerzy", "mb-end")[1].count("MB-") == 1


def test_games_are_listed_with_their_options(run: Run) -> None:
    out = run("games")[1]
    assert "milionerzy: Millionaires and Bankrupts, 3 to 5 players" in out
    assert "hidden_tiles=false" in out


def test_games_says_what_an_option_may_be_and_which_editions_there_are(run: Run) -> None:
    out = run("games", "--lang", "pl")[1]
    assert "kto zaczyna (rotating: co grę następne miejsce; first: pierwsze miejsce; random: losowo)" in out
    assert "games=1: ile partii z rzędu, z sumą punktów (1–5)" in out
    assert "--edition pigments: pigmenty: Umbra, Siena, Kobalt, Cynober, Ochra" in out


def test_a_game_is_played_with_another_set_of_names(run: Run) -> None:
    out = run("play", "modern-art", "--edition", "pigments", "--seed", "3", typed="quit\nn\n")[1]
    assert "You are dealt: Umbra" in out


def test_simulation_sums_up_and_repeats_with_the_seed(run: Run) -> None:
    words = ("sim", "milionerzy", "--games", 500, "--players", 3, "--seed", 3)
    first, second = run(*words)[1].splitlines(), run(*words)[1].splitlines()
    assert first[0].startswith("500 games")
    assert first[1:] == second[1:]
    assert len(first) == 4 + 1 + 3


def test_simulation_without_the_extra_is_slow_and_says_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "mlotek.fast", None)
    monkeypatch.delattr(mlotek, "fast", raising=False)
    status, out, err = run("sim", "milionerzy", "--games", 20, "--lang", "pl")
    assert status == 0
    assert out.startswith("20 partii")
    assert "mlotek[fast]" in err


@pytest.mark.parametrize(
    ("words", "package", "extra"),
    [("arena milionerzy --deals 1", "openskill", "arena"), ("serve --port 0", "starlette", "server")],
)
def test_a_missing_extra_is_named(words: str, package: str, extra: str, tmp_path: Path) -> None:
    code = f"import sys; sys.modules[{package!r}] = None; from mlotek.cli import main; sys.exit(main())"
    done = subprocess.run([sys.executable, "-c", code, *words.split()], capture_output=True, check=False, cwd=tmp_path)
    assert done.returncode == 2
    assert done.stderr.decode().startswith(f"mlotek: {words.split()[0]} needs {package}")
    assert done.stderr.decode().endswith(f": pip install 'mlotek[{extra}]'\n")
    assert done.stderr.count(b"\n") == 1


def test_help_imports_nothing_heavy() -> None:
    code = """if True:
        import contextlib, io, sys
        from mlotek.cli import main
        with contextlib.suppress(SystemExit), contextlib.redirect_stdout(io.StringIO()):
            main(["--help"])
        print({"numpy", "numba", "tqdm", "fluent", "starlette", "matplotlib"} & set(sys.modules))
    """
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=True).stdout == b"set()\n"


def test_colour_is_for_terminals_and_those_who_ask(run: Run) -> None:
    assert "\x1b[" not in run("play", "milionerzy")[1]
    assert "\x1b[" in run("play", "milionerzy", "--color")[1]


def test_a_game_in_another_edition(run: Run) -> None:
    status, told, _ = run(
        "play", "modern-art", "--edition", "pigments", "--lang", "en", "--seed", "1", typed="hand\nquit\n"
    )
    assert status == 0
    assert any(artist in told for artist in ("Umbra", "Siena", "Cobalt", "Cinnabar", "Ochre"))
    assert "Koriko" not in told


def test_a_net_is_run_by_one_thread_unless_somebody_says_otherwise(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", "4")
    run("games")
    assert os.environ["OPENBLAS_NUM_THREADS"] == "4"
    monkeypatch.delenv("OPENBLAS_NUM_THREADS")
    run("games")
    assert os.environ["OPENBLAS_NUM_THREADS"] == "1"


def test_numpy_comes_after_the_number_of_its_threads() -> None:
    code = "import sys, mlotek.cli; print('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=True).stdout.strip() == b"False"
