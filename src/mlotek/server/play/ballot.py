"""What those who look on would do: votes that stay hidden until it is decided. Only for fun: nothing keeps them."""

from __future__ import annotations

from collections.abc import Collection

Voter = str | int
"""A guest; or the seat of a bot."""


class Ballot:
    """The votes about one decision.

    >>> ballot = Ballot()
    >>> ballot.cast("the first offer", "Ola", "take")
    >>> ballot.opened("the first offer")
    {}
    >>> list(ballot.voters("the first offer"))
    ['Ola']
    >>> ballot.opened("what comes next")
    {'Ola': 'take'}
    """

    def __init__(self) -> None:
        self._lot = ""
        self._votes: dict[Voter, str] = {}

    def __bool__(self) -> bool:
        """Whether there are votes that nobody has heard of."""
        return bool(self._votes)

    def cast(self, lot: str, voter: Voter, choice: str) -> None:
        """A vote about this lot; somebody's last one counts."""
        if lot != self._lot:
            self._lot, self._votes = lot, {}
        self._votes[voter] = choice

    def voters(self, lot: str) -> Collection[Voter]:
        """Who has a vote face down about this lot."""
        return self._votes.keys() if lot == self._lot else ()

    def opened(self, lot: str) -> dict[Voter, str]:
        """Who voted for what, once another lot is there than the one it is about; it is told only once."""
        if lot == self._lot:
            return {}
        votes, self._votes = self._votes, {}
        return votes
