"""Pictures kept small: a PNG straight from the browser is four times as large as it need be, so each is drawn again with a
palette."""

from __future__ import annotations

import base64
import struct
import zlib
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

ROOT: Final = Path(__file__).resolve().parents[2]
SCREENS: Final = ROOT / "docs" / "screens"
PALETTE: Final = (ROOT / "tools" / "palette.js").read_text(encoding="utf-8")
LARGEST: Final = 110_000
"""Bytes of one picture."""
COLOURS: Final = 96, 64, 32
"""In how many colours a picture is drawn; fewer where it would be too large."""
MOST: Final = 5_000_000
"""Bytes of all."""


def keep(browser: Browser, name: str, png: bytes) -> None:
    """Write a picture as docs/screens/<name>.png. Raises `ValueError` for one that is too large in any colours."""
    for colours in COLOURS:
        picture = with_palette(browser, png, colours)
        if len(picture) <= LARGEST:
            (SCREENS / f"{name}.png").write_bytes(picture)
            print(f"docs/screens/{name}.png  {len(picture):,} bytes")
            return
    raise ValueError(f"{name}.png would have {len(picture):,} bytes, {LARGEST:,} is the most")


def total() -> int:
    """Bytes of all pictures."""
    return sum(picture.stat().st_size for picture in SCREENS.glob("*.png"))


def with_palette(browser: Browser, png: bytes, colours: int) -> bytes:
    """The same picture with a byte a pixel, in so many colours."""
    page = browser.new_page()
    found = page.evaluate(PALETTE, [base64.b64encode(png).decode(), colours])
    page.close()
    width, height, pixels = found["width"], found["height"], base64.b64decode(found["pixels"])
    rows = b"".join(b"\0" + pixels[width * y : width * (y + 1)] for y in range(height))
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    chunks = [
        (b"IHDR", header),
        (b"PLTE", bytes(found["palette"])),
        (b"IDAT", zlib.compress(rows, 9)),
        (b"IEND", b""),
    ]
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in chunks
    )
