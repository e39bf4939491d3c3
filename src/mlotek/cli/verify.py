"""`mlotek verify`: checks the receipt of a game that was played in a house."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import mlotek
from mlotek.cli.files import read_record
from mlotek.cli.language import add_language
from mlotek.speech import Speaker


def add_parser(subparsers: Any) -> None:
    """Add the command to the command line."""
    parser = subparsers.add_parser("verify", help="check that a house dealt a recorded game fairly")
    parser.add_argument("file", type=Path, metavar="FILE", help="the record of a finished game, as a house gives it")
    parser.add_argument("--commitment", metavar="HASH", help="what the table showed before the deal")
    parser.add_argument("--cut", metavar="TEXT", help="what you added to the deal yourself")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Check the record; returns the exit status. Whatever is wrong is raised as BadRecord."""
    record = read_record(args.file)
    match = mlotek.verify(record)
    receipt = record.receipt
    assert isinstance(receipt, mlotek.Receipt)
    if args.commitment is not None and args.commitment.lower() != receipt.commitment:
        raise mlotek.BadRecord("other-commitment", f"the record has {receipt.commitment}")
    if args.cut is not None and args.cut not in receipt.cuts:
        raise mlotek.BadRecord("other-cut", f"the record has {', '.join(filter(None, receipt.cuts)) or 'none'}")
    _tell(Speaker(args.lang, match.game.name, match.names), match, receipt, compared=args.commitment is not None)
    return 0


def _tell(speaker: Speaker, match: mlotek.Match, receipt: mlotek.Receipt, compared: bool) -> None:
    print(speaker.say("terminal-verify-rules", entries=match.length))
    print(speaker.say("terminal-verify-deal", cuts=sum(map(bool, receipt.cuts))))
    print(speaker.say("terminal-verify-seal", seal=receipt.seal))
    print(speaker.say("terminal-verify-same" if compared else "terminal-verify-compare", hash=receipt.commitment))
