"""What those who look on would do: votes that stay hidden until it is decided. Only for fun: nothing keeps them."""

from __future__ import annotations

from collections import Counter


class Ballot:
    """The votes about one decision.

    >>> ballot = Ballot()
    >>> ballot.cast("the first offer", "Ola", "take")
    >>> ballot.counted("the first offer")
    {}
    >>> ballot.counted("what comes next")
    {'take': 1}
    """

    def __init__(self) -> None:
        self._lot = ""
        self._votes: dict[str, str] = {}

    def __bool__(self) -> bool:
        """Whether there are votes that nobody has heard of."""
        return bool(self._votes)

    def cast(self, lot: str, guest: str, choice: str) -> None:
        """A vote about this lot; a guest's last one counts."""
        if lot != self._lot:
            self._lot, self._votes = lot, {}
        self._votes[guest] = choice

    def counted(self, lot: str) -> dict[str, int]:
        """The votes, once another lot is there than the one they are about; they are told only once."""
        if lot == self._lot:
            return {}
        votes, self._votes = dict(Counter(self._votes.values())), {}
        return votes
