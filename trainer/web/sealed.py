"""The token in an answer form outside a run: which question was posed, and when, by the server's clock.

Sealed, so that nobody posts a faster time than he had; single, so that an answer counts once however often it is sent.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from datetime import UTC, datetime

from flask import current_app
from itsdangerous import BadData, URLSafeSerializer


@dataclass(frozen=True, slots=True)
class Seal:
    """What the token says."""

    nonce: str
    address: str
    posed_at: datetime


def _serializer() -> URLSafeSerializer:
    return URLSafeSerializer(current_app.secret_key or "", salt="posed question")


def seal(address: str, now: datetime) -> str:
    """A token for a question shown now."""
    nonce = secrets.token_urlsafe(12)
    return str(_serializer().dumps([nonce, address, round(now.timestamp() * 1000)]))


def unseal(token: str, address: str) -> Seal | None:
    """What a token says, None if it is broken or belongs to another question."""
    try:
        nonce, posed, milliseconds = _serializer().loads(token)
        when = datetime.fromtimestamp(milliseconds / 1000, UTC)
    except (BadData, ValueError, TypeError, OverflowError):
        return None
    if posed != address or not isinstance(nonce, str):
        return None
    return Seal(nonce, address, when)
