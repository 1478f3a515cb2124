"""Where the trainer's files are: what is shipped with it, and what belongs to the house that runs it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

PACKAGE: Final = Path(__file__).resolve().parent


def shipped_paytables() -> Path:
    """The paytables the trainer comes with.

    A wheel carries them inside the package; in a checkout they lie beside it, where people look for them.
    """
    inside = PACKAGE / "data" / "paytables.yaml"
    return inside if inside.is_file() else PACKAGE.parent / "data" / "paytables.yaml"


def data_folder(environ: Mapping[str, str]) -> Path:
    """The house's own folder (database, edited paytables): `TRAINER_DATA`, else the platform's usual place.

    Only names it; whoever writes there first creates it.
    """
    named = environ.get("TRAINER_DATA", "").strip()
    return Path(named).expanduser() if named else user_data_path("dealer-trainer", appauthor=False)
