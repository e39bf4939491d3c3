"""What can go wrong, each with a stable code that outlives the wording."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mlotek.core.action import Action


class MlotekError(ValueError):
    """Something was asked that cannot be done; `code` is stable and kebab-case."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code

    def __reduce__(self) -> Any:
        """Travel between processes with every field, not with the message alone."""
        return _revive, (type(self), self.args, vars(self))


class Refused(MlotekError):
    """An action was not accepted; nothing has changed.

    `clause` is the rule it rests on, `suggestion` the nearest legal action; either may be None.
    """

    def __init__(
        self,
        code: str,
        message: str,
        *,
        seat: int | None = None,
        action: Action | str | None = None,
        clause: str | None = None,
        suggestion: Action | None = None,
    ) -> None:
        super().__init__(code, message)
        self.seat = seat
        self.action = action
        self.clause = clause
        self.suggestion = suggestion


class BadGame(MlotekError):
    """No such game, option or number of players; the message lists what is allowed."""


class BadRecord(MlotekError):
    """A record that cannot be read or replayed; `position` is the entry at fault, if one is."""

    def __init__(self, code: str, message: str, position: int | None = None) -> None:
        super().__init__(code, message)
        self.position = position


class BadPosition(MlotekError):
    """A position that cannot be read, or that no game could come to; the message says which part is at fault."""


def _revive(kind: type[MlotekError], args: tuple[Any, ...], fields: dict[str, Any]) -> MlotekError:
    error = kind.__new__(kind, *args)
    vars(error).update(fields)
    return error
