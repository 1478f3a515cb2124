"""Catalogs of the strings shown to people: `make messages` collects them, carries them into every language, compiles.

Translations are written in `trainer/translations/<language>/LC_MESSAGES/messages.po`. A string that is new is left
empty there, never guessed from a similar one; tests/test_catalogs.py fails until somebody has translated it.
"""

from __future__ import annotations

import contextlib
import tempfile
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog
from babel.messages.frontend import CommandLineInterface
from babel.messages.pofile import read_po

ROOT: Final = Path(__file__).resolve().parent.parent
TRANSLATIONS: Final = ROOT / "trainer" / "translations"
KEYWORDS: Final = "_l lazy_gettext _n:1,2 lazy_ngettext:1,2 _p:1c,2 lazy_pgettext:1c,2"


def extract(pot: Path) -> None:
    """Write the template of all catalogs: every string in the code and the templates, with the files it is in."""
    options = ["--mapping", "babel.cfg", "--keywords", KEYWORDS, "--add-comments", "Translators:"]
    layout = [
        "--add-location",
        "file",
        "--sort-by-file",
        "--project",
        "dealer-trainer",
        "--output",
        str(pot.absolute()),
    ]
    with contextlib.chdir(ROOT):  # so that the places in the catalogs are the same on every machine
        _babel("extract", *options, *layout, "trainer")


def update(pot: Path) -> None:
    """Carry new strings into every language's catalog and drop those no longer used."""
    _babel(
        "update", "--no-fuzzy-matching", "--ignore-obsolete", "--ignore-pot-creation-date", "--width", "100",
        "--input-file", str(pot), "--output-dir", str(TRANSLATIONS),
    )  # fmt: skip


def compile_all() -> None:
    """Compile every catalog, so that a clean clone and the wheel speak every language without a build step."""
    _babel("compile", "--statistics", "--directory", str(TRANSLATIONS))


def read(po: Path, locale: str | None = None) -> Catalog:
    with po.open("rb") as file:
        return read_po(file, locale=locale)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        pot = Path(folder) / "messages.pot"
        extract(pot)
        update(pot)
    compile_all()


def _babel(*arguments: str) -> None:
    CommandLineInterface().run(["pybabel", "--quiet", *arguments])


if __name__ == "__main__":
    main()
