"""How the actions of Targ are written."""

from __future__ import annotations

from collections.abc import Sequence

from mlotek.core.action import whole_number
from mlotek.games.targ.edition import GOODS
from mlotek.tables.grammar import MISSING, Grammar, Misreading, nothing, number, one, parted, seat


def trade(words: Sequence[str]) -> Misreading | None:
    """Goods for goods, perhaps to somebody."""
    goods, whom = parted(words, "to")
    give, want = parted(goods, "for")
    found = Misreading("good" + MISSING) if give == ["nothing"] else lots(give)
    found = found or (Misreading("for" + MISSING) if want is None else lots(want))
    return found or (None if whom is None else seat(whom))


def lots(words: Sequence[str]) -> Misreading | None:
    """Numbers, each with a good; or nothing at all."""
    if words == ["nothing"]:
        return None
    for i in range(0, len(words), 2):
        count, *good = words[i : i + 2]
        if not whole_number(count):
            return Misreading("count", count)
        if good and good[0] not in GOODS:
            return Misreading("good", good[0])
    return Misreading("good" + MISSING) if len(words) % 2 or not words else None


GRAMMAR = Grammar(
    verbs={
        "offer": trade,
        "accept": number,
        "withdraw": number,
        "swap": one("good", GOODS.__contains__),
        "stop": nothing,
        "done": nothing,
    },
    fitting={"good": GOODS},
)
