"""A bot's process: reads questions, writes answers. It knows only what a question holds."""

from __future__ import annotations

import contextlib
import os
import pickle
import sys
from typing import BinaryIO

import msgspec

import mlotek.bots as bots
from mlotek.core.packing import unpacked_events
from mlotek.server.workers.bot_protocol import BotAnswer, BotQuestion

BUDGET = 0.4
"""Seconds a searching bot may think."""


def answer(question: BotQuestion) -> BotAnswer | None:
    """What the bot does; None if it cannot."""
    try:
        who = bots.persona(question.name)
        traits = who.traits if who else None
        bot = bots.make(question.level, question.game, question.seat, seed=question.seed, traits=traits, budget=BUDGET)
        for piece in question.history:
            bot.watch(unpacked_events(question.game.kind, piece))
        bot.watch(question.events)
        decision = bot.decide(question.view)
    except Exception:  # whatever is wrong with a bot, the house plays its default and counts it
        return None
    return BotAnswer(str(decision.action), decision.why)


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer until the house closes."""
    while header := source.read(4):
        question = pickle.loads(source.read(int.from_bytes(header, "big")))  # from our own house only
        data = msgspec.json.encode(answer(question))
        sink.write(len(data).to_bytes(4, "big") + data)
        sink.flush()


def step_back() -> None:
    """People come first: bots get what time they leave. Where there is no such thing as being nice, all are equal."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(10)


if __name__ == "__main__":
    step_back()
    serve(sys.stdin.buffer, sys.stdout.buffer)
