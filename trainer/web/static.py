"""Static files: served by WhiteNoise under a path that names their content, compressed once, cached for ever."""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
import time
from pathlib import Path
from wsgiref.headers import Headers

from flask import Flask
from whitenoise import WhiteNoise
from whitenoise.compress import Compressor

from trainer.web.security import HEADERS

STATIC = Path(__file__).resolve().parent.parent / "static"
_KEPT = 24 * 3600  # seconds a build of another version stays: it may be serving still
_SKIPPED = frozenset({"SHA256SUMS"})


_prepared: dict[str, Path] = {}
"""Builds this process has made, by id: a second app of it serves the same files."""


def _files() -> list[Path]:
    return sorted(p for p in STATIC.rglob("*") if p.is_file() and p.name not in _SKIPPED)


def build_id() -> str:
    """Twelve digits that change with any static file."""
    digest = hashlib.sha256()
    for path in _files():
        digest.update(str(path.relative_to(STATIC)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:12]


def _prepare(folder: Path) -> None:
    """Copy the files with their compressed twins. Another process may do the same: the first rename wins."""
    if folder.is_dir():
        os.utime(folder)
        return
    folder.parent.mkdir(parents=True, exist_ok=True)
    for old in folder.parent.iterdir():
        if old.stat().st_mtime < time.time() - _KEPT:
            shutil.rmtree(old, ignore_errors=True)
    work = Path(tempfile.mkdtemp(prefix=".making-", dir=folder.parent))
    compressor = Compressor(quiet=True)
    for path in _files():
        target = work / path.relative_to(STATIC)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
        if compressor.should_compress(path.name):
            list(compressor.compress(str(target)))
    try:
        work.rename(folder)
    except OSError:
        shutil.rmtree(work, ignore_errors=True)
        if not folder.is_dir():
            raise


def _add_headers(headers: Headers, path: str, url: str) -> None:
    for name, value in HEADERS.items():
        headers[name] = value


def init_app(app: Flask, data: Path) -> None:
    """Serve `trainer/static/` at `/static/<build>/` and offer `static_url(name)` to templates."""
    build = build_id()
    folder = _prepared.get(build)
    if folder is None or not folder.is_dir():
        folder = _prepared[build] = data / "static" / build
        _prepare(folder)
    prefix = f"static/{build}/"
    files = WhiteNoise(
        app.wsgi_app,
        root=str(folder),
        prefix=prefix,
        max_age=365 * 24 * 3600,
        immutable_file_test=lambda path, url: True,
        add_headers_function=_add_headers,
        allow_all_origins=False,
        charset="utf-8",
    )
    app.wsgi_app = files  # type: ignore[method-assign]

    def static_url(name: str) -> str:
        return f"/{prefix}{name}"

    app.jinja_env.globals["static_url"] = static_url
    app.jinja_env.globals["sprite"] = static_url("sprite.svg")
