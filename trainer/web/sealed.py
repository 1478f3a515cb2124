"""The token in an answer form outside a run: which question was put, when by the server's clock, and what was answered
at its earlier stages.

Sealed, so that nobody posts a faster time than he had; single, so that an answer counts once however often it is sent.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from flask import current_app
from itsdangerous import BadData, URLSafeSerializer

from trainer.web.asking import Texts


@dataclass(frozen=True, slots=True)
class Seal:
    """What the token says."""

    nonce: str
    address: str
    posed_at: datetime
    stages: Sequence[Texts] = ()

    def after(self, texts: Texts) -> Seal:
        """The seal once another stage was answered."""
        return replace(self, stages=(*self.stages, texts))

    def closed(self) -> str:
        """The token."""
        milliseconds = round(self.posed_at.timestamp() * 1000)
        return str(_serializer().dumps([self.nonce, self.address, milliseconds, list(self.stages)]))


def seal(address: str, now: datetime) -> Seal:
    """The seal of a question shown now."""
    return Seal(secrets.token_urlsafe(12), address, now)


def unseal(token: str, address: str) -> Seal | None:
    """What a token says, None if it is broken or belongs to another question."""
    try:
        nonce, posed, milliseconds, stages = _serializer().loads(token)
        found = Seal(str(nonce), str(posed), datetime.fromtimestamp(milliseconds / 1000, UTC), tuple(stages))
    except (BadData, ValueError, TypeError, OverflowError):
        return None
    return found if found.address == address else None


def _serializer() -> URLSafeSerializer:
    return URLSafeSerializer(current_app.secret_key or "", salt="posed question")
