"""A census as bytes, the same bytes whenever it is taken.

A magic line; a line of JSON (scope, rows, columns, what is always called, SHA-256 of the rest unpacked); then LZMA.
Of each kind of hand the four counts add up to 990 for every turn and river that makes it, so the losses are not
written: the number of turns and rivers is. Rows stand in the order in which they were first met, where neighbours are
alike; each column is written as differences to the row before, the low bytes first, then the middle, then the high ones.
"""

from __future__ import annotations

import hashlib
import json
import lzma
from dataclasses import asdict
from typing import Any, Final

import numpy as np

from trainer.games.casino_holdem.edge.boards import DEALER_HOLDINGS
from trainer.games.casino_holdem.edge.census import Census, Scope, census_of
from trainer.games.casino_holdem.edge.deck import Ints

MAGIC: Final = b"casino-holdem census 1\n"

_FILTERS: Final[list[dict[str, Any]]] = [
    {"id": lzma.FILTER_LZMA2, "dict_size": 1 << 24, "lc": 0, "lp": 0, "pb": 0, "mode": lzma.MODE_NORMAL, "nice_len": 64,
     "mf": lzma.MF_BT4, "depth": 0},
]  # fmt: skip
"""Written out in full, so that no default of another version changes a byte."""


class CensusError(ValueError):
    """Bytes that are no whole census. The message says what is wrong."""


def pack(census: Census) -> bytes:
    """The census as bytes; the same for the same census."""
    rows = len(census.weight)
    counts = np.zeros((40, rows), dtype=np.int64)
    counts[census.columns] = census.counts.astype(np.int64)
    by_kind = counts.reshape(10, 4, rows)
    written = np.concatenate(
        [
            by_kind.sum(axis=1) // DEALER_HOLDINGS,
            by_kind[:, :3].reshape(30, rows),
            census.weight[None],
            census.bonus[None],
        ]
    )
    used = np.flatnonzero(written.any(axis=1))
    steps = np.diff(written[used], axis=1, prepend=0)
    folded = (steps << 1 ^ steps >> 63).astype(np.uint32)  # small numbers of either sign become small numbers
    plain = b"".join((folded >> shift).astype(np.uint8).tobytes() for shift in (0, 8, 16))
    head = {
        "scope": asdict(census.scope),
        "rows": rows,
        "columns": used.tolist(),
        "called": census.called.tolist(),
        "sha256": hashlib.sha256(plain).hexdigest(),
    }
    text = json.dumps(head, separators=(",", ":"), sort_keys=True).encode()
    return MAGIC + text + b"\n" + lzma.compress(plain, format=lzma.FORMAT_RAW, filters=_FILTERS)


def unpack(raw: bytes) -> Census:
    """The census of these bytes. Raises `CensusError` for any others."""
    if not raw.startswith(MAGIC):
        raise CensusError("not a census of this version")
    try:
        text, _, packed = raw[len(MAGIC) :].partition(b"\n")
        head = json.loads(text)
        plain = lzma.decompress(packed, format=lzma.FORMAT_RAW, filters=_FILTERS)
        if hashlib.sha256(plain).hexdigest() != head["sha256"]:
            raise CensusError("the census is damaged")
        return _census(Scope.read(head["scope"]), head, plain)
    except (lzma.LZMAError, KeyError, TypeError, json.JSONDecodeError) as error:
        raise CensusError("the census is damaged") from error


def _census(scope: Scope, head: dict[str, Any], plain: bytes) -> Census:
    used, rows = head["columns"], head["rows"]
    low, middle, high = np.frombuffer(plain, dtype=np.uint8).reshape(3, len(used), rows).astype(np.int32)
    folded = low | middle << 8 | high << 16
    written: Ints = np.zeros((42, rows), dtype=np.int32)
    written[used] = np.cumsum(folded >> 1 ^ -(folded & 1), axis=1, dtype=np.int32)
    counts = np.empty((10, 4, rows), dtype=np.int32)
    counts[:, :3] = written[10:40].reshape(10, 3, rows)
    counts[:, 3] = written[:10] * DEALER_HOLDINGS - counts[:, :3].sum(axis=1)
    return census_of(
        scope,
        counts.reshape(40, rows).T,
        written[40].astype(np.int64),
        written[41],
        np.array(head["called"], dtype=np.int64),
    )
