"""A visitor of the app in this process: asks for questions at their address, answers them, loads pages with all
they need, and counts what goes over the wire."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urljoin, urlsplit

from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from trainer.games import GAMES
from trainer.paths import shipped_paytables
from trainer.quiz import MAX_SEED, Address, Ask, Game, Kind, Question
from trainer.web import create_app
from trainer.web.house import HouseRules

FRAGMENT = {"HX-Request": "true"}
GZIP = {"Accept-Encoding": "gzip"}
"""What every browser takes. Brotli, which is smaller, it takes over TLS or from its own machine only."""

_LINK = re.compile(r'<(?:link|script|img|use)\b[^>]*?\s(?:href|src)="([^"#]+)')
_REL = re.compile(r'rel="(?!stylesheet|icon)')
_CSS_URL = re.compile(r'url\(\s*["\']?([^"\')]+)')
_FONT = re.compile(r"\.(?:woff2?|ttf|otf)$")
_TOKEN = re.compile(r'name="token" value="([^"]*)"')


@dataclass(frozen=True)
class Asked:
    """A question at its address, and the client that shows it."""

    question: Question
    path: str


@dataclass
class Visitor:
    """One browser, so to say: it keeps its cookies."""

    app: Flask
    client: FlaskClient
    game: Game
    rules: HouseRules
    """Those of the house the game's pages begin with."""

    def asked(self, drill: str, skill: str, level: int, seed: int) -> Asked:
        """The question of that drill, skill, level and seed under the house's rules."""
        address = Address(
            self.game.id,
            drill,
            self.rules.variant,
            self.rules.revision,
            skill,
            level,
            seed,
            self.game.generator,
        )
        return Asked(self.game.question(address, self.rules.rules), f"/q/{address}")

    def get(self, path: str, **headers: str) -> TestResponse:
        return self._checked(self.client.get(path, headers={**GZIP, **headers}))

    def fragment(self, asked: Asked) -> TestResponse:
        """The question, as it replaces the one before."""
        return self.get(asked.path, **FRAGMENT)

    def answer(self, asked: Asked, token: str) -> TestResponse:
        """The verdict on an answer that can be read, as it replaces the question."""
        data = {"token": [token], **{ask.key: _some_answer(ask) for ask in asked.question.asks}}
        return self._checked(self.client.post(asked.path, data=data, headers={**GZIP, **FRAGMENT}))

    def _checked(self, response: TestResponse) -> TestResponse:
        if response.status_code != 200:
            raise RuntimeError(f"{response.request.path} answered {response.status}")
        return response

    def first_visit(self, path: str) -> dict[str, int]:
        """A page and everything it needs that is no font: path to bytes over the wire."""
        page = self.get(path)
        weights = {path: wire_bytes(page)}
        queue = [urljoin(path, link) for link in _links(text_of(page))]
        while queue:
            asset = urlsplit(queue.pop()).path
            if asset in weights or _FONT.search(asset):
                continue
            response = self.get(asset)
            weights[asset] = wire_bytes(response)
            if asset.endswith(".css"):
                queue += [urljoin(asset, u) for u in _CSS_URL.findall(text_of(response)) if ":" not in u]
        return weights


def _links(html: str) -> Iterator[str]:
    for match in _LINK.finditer(html):
        if not (match[0].startswith("<link") and _REL.search(match[0])):
            yield match[1]


def _some_answer(ask: Ask) -> list[str]:
    """Something that can be read, right or wrong."""
    match ask.kind:
        case Kind.BET | Kind.NUMBER:
            return ["175"]
        case Kind.CHOICE | Kind.SEVERAL:
            return [ask.options[0]]
        case Kind.CARDS:
            return [str(c) for c in ask.cards[: ask.pick]]
        case Kind.RANKS:
            return ["A"]
        case Kind.ODDS:
            return ["7 to 1"]


def token_of(response: TestResponse) -> str:
    """The seal that an asked question carries into its answer."""
    found = _TOKEN.search(text_of(response))
    return found[1] if found else ""


def text_of(response: TestResponse) -> str:
    """The body as text, unpacked."""
    import gzip  # noqa: PLC0415

    body = response.get_data()
    return (gzip.decompress(body) if response.headers.get("Content-Encoding") == "gzip" else body).decode()


def wire_bytes(response: TestResponse) -> int:
    """Body and headers as they are sent."""
    head = sum(len(name) + len(value) + 4 for name, value in response.headers)
    return head + len(response.get_data())


@contextmanager
def visitor(game: str = "casino_holdem") -> Iterator[Visitor]:
    """A visitor of a new app on an empty data folder with the shipped house rules."""
    with TemporaryDirectory() as folder:
        app = create_app({"TRAINER_DATA": Path(folder), "PAYTABLES": shipped_paytables(),
                          "SECRET_KEY": secrets.token_hex(), "FRESH_SEED": lambda: secrets.randbelow(MAX_SEED)})  # fmt: skip
        house = app.extensions["house"]
        rules = house.in_force(game, house.default_variant(game))
        yield Visitor(app, app.test_client(), GAMES[game], rules)
