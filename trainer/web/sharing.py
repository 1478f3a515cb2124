"""The link to a run: the same deals for everybody who follows it, so that results can be compared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from trainer.quiz import Address, AddressError
from trainer.school import Mode


class SharedError(ValueError):
    """A text that is no link to a run."""


@dataclass(frozen=True, slots=True)
class Shared:
    """`casino_holdem/one_box/standard@0b876be6797c/mix/2/8812/g1/speed/60s`: the run's address, mode and length.

    `address.seed` is the run's seed, from which the seeds of its questions follow; `seconds` is a time limit.
    """

    address: Address
    mode: Mode
    length: int
    seconds: int | None = None

    def __str__(self) -> str:
        return f"{self.address}/{self.mode}/{f'{self.seconds}s' if self.seconds else self.length}"

    @classmethod
    def parse(cls, text: str, lengths: Sequence[int], limits: Sequence[int], most: int) -> Shared:
        """The opposite of `str`; only lengths and limits on offer are taken. Raises `SharedError`."""
        head, _, way = text.rpartition("/")
        head, _, mode = head.rpartition("/")
        try:
            address, mode_ = Address.parse(head), Mode(mode)
        except (AddressError, ValueError):
            raise SharedError(text) from None
        if mode_ is Mode.SPEED and way in {f"{s}s" for s in limits}:
            return cls(address, mode_, most, int(way[:-1]))
        if way not in {str(n) for n in lengths}:
            raise SharedError(text)
        return cls(address, mode_, int(way))
