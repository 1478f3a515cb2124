"""`python -m tools.screens [PART …]`: take the pictures of the parts named, of all without a name."""

from __future__ import annotations

import shutil
import sys
import tempfile
import threading
from collections.abc import Callable, Mapping, Sequence
from itertools import count
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright
from werkzeug.serving import make_server

from tools.screens.casino_holdem import chips, pages, questions, runs, tables
from tools.screens.desk import desk, edge
from tools.screens.pictures import MOST, SCREENS, total
from tools.screens.studio import Clock, Quiet, Studio
from tools.screens.texas_holdem import holdem, numbers
from trainer.web import create_app

PARTS: Final[Mapping[str, Callable[[Studio], None]]] = {
    part.__name__: part for part in (questions, chips, tables, runs, pages, edge, desk, holdem, numbers)
}


def main(wanted: Sequence[str]) -> None:
    """Without a part named the folder is emptied first, so that no picture stays of what is gone."""
    if unknown := [part for part in wanted if part not in PARTS]:
        sys.exit(f"unknown part {unknown[0]}; there are: {', '.join(PARTS)}")
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    if chromium is None:
        sys.exit("no Chromium or Chrome here: install one")
    SCREENS.mkdir(parents=True, exist_ok=True)
    for old in () if wanted else SCREENS.glob("*.png"):
        old.unlink()
    clock, seeds = Clock(), count(8812)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        app = create_app({"TRAINER_DATA": Path(data), "CLOCK": clock, "FRESH_SEED": lambda: next(seeds)})
        server = make_server("127.0.0.1", 0, app, threaded=True, request_handler=Quiet)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        studio = Studio(app, browser, clock, f"http://127.0.0.1:{server.server_port}")
        for part in wanted or PARTS:
            PARTS[part](studio)
        browser.close()
        server.shutdown()
    if total() > MOST:
        sys.exit(f"the pictures have {total():,} bytes, {MOST:,} is the most")


if __name__ == "__main__":
    main(sys.argv[1:])
