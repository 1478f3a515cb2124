"""`trainer serve`: the pages, on gunicorn (waitress on Windows).

The servers and the pages are imported only when they are started: no other command waits for them.
"""

from __future__ import annotations

import argparse
import os
import secrets
import socket
import sys
from typing import TYPE_CHECKING, Any, Final

from trainer.cli.command import CommandError, add_paytables, house_rules

if TYPE_CHECKING:
    from trainer.cli.command import Subcommands

THREADS: Final = 8
"""In one process: SQLite has one writer at a time anyway, and one process keeps one copy of everything read."""


def add_to(commands: Subcommands) -> None:
    """Describe the command."""
    parser = commands.add_parser("serve", help="serve the pages", description="Serves the trainer's pages.")
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on (default: %(default)s)")
    parser.add_argument("--port", type=_port, default=8000, help="0 for any free one (default: %(default)s)")
    add_paytables(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve until stopped. House rules that are not in order, or an address in use, are refused before anything starts."""
    house_rules(args.paytables)
    try:
        family = socket.AF_INET6 if ":" in args.host else socket.AF_INET
        listening = socket.create_server((args.host, args.port), family=family, backlog=256)
    except OSError as error:
        raise CommandError(
            f"cannot listen on {args.host} port {args.port}: {error.strerror or error}"
        ) from error
    config = {"PAYTABLES": args.paytables, "SETUP_KEY": secrets.token_urlsafe(24)}
    address = _address(args.host, listening.getsockname()[1])
    if os.name == "nt":  # gunicorn needs fork
        _serve_with_waitress(config, listening, address)
    else:
        _serve_with_gunicorn(config, listening, address)
    return 0


def _serve_with_gunicorn(config: dict[str, Any], listening: socket.socket, address: str) -> None:
    from gunicorn.app.base import BaseApplication  # type: ignore[import-untyped]  # noqa: PLC0415

    class Server(BaseApplication):  # type: ignore[misc]
        def load_config(self) -> None:
            settings = {
                "bind": f"fd://{listening.fileno()}",
                "worker_class": "gthread",
                "workers": 1,
                "threads": THREADS,
                "loglevel": "warning",
                "control_socket_disable": True,
                "when_ready": lambda _server: _say(address, config["SETUP_KEY"]),
            }
            for name, value in settings.items():
                if name in self.cfg.settings:
                    self.cfg.set(name, value)

        def load(self) -> Any:
            from trainer.web import create_app  # noqa: PLC0415

            return create_app(config)

    listening.set_inheritable(True)
    Server().run()


def _serve_with_waitress(config: dict[str, Any], listening: socket.socket, address: str) -> None:
    import waitress  # type: ignore[import-untyped]  # noqa: PLC0415

    from trainer.web import create_app  # noqa: PLC0415

    server = waitress.create_server(create_app(config), sockets=[listening], threads=THREADS)
    _say(address, config["SETUP_KEY"])
    server.run()


def _say(address: str, key: str) -> None:
    print(f"Dealer trainer: {address}  (Ctrl+C stops it)", file=sys.stdout)
    print(f"Instructor's desk: {address}/desk/open/{key}  (opens once)", flush=True, file=sys.stdout)


def _address(host: str, port: int) -> str:
    """Where to point a browser on this machine."""
    name = {"": "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


def _port(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) > 65_535:
        raise argparse.ArgumentTypeError(f"“{text}” is no port: 0 to 65535")
    return int(text)
