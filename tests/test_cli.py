"""The command line as docs/contract.md fixes it: JSON on stdout, words on stderr, exit statuses 0, 1 and 2."""

import io
import json
import os
import re
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from trainer.cli import main
from trainer.cli.settle import LONGEST_LINE, answer
from trainer.paths import shipped_paytables

SHIPPED = shipped_paytables().read_text("utf-8")
ROUND = {
    "board": "3c9dJsKh6c",
    "dealer": "3dAs",
    "boxes": [{"cards": "9c2d", "ante": 10, "bonus": 5, "call": True}],
}
FOLD = {
    "board": "AsAdKcKs4c",
    "dealer": "QsQc",
    "boxes": [{"cards": "7h2c", "ante": 25, "bonus": 25, "call": False}],
}


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "data"
    folder.mkdir()
    monkeypatch.setenv("TRAINER_DATA", str(folder))
    return folder


class Answer:
    def __init__(self, status: int, out: str, err: str) -> None:
        self.status, self.out, self.err = status, out, err

    @property
    def lines(self) -> list[dict]:
        return [json.loads(line) for line in self.out.splitlines()]


@pytest.fixture
def trainer(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    def run(*arguments: str | Path, stdin: str | bytes = b"") -> Answer:
        raw = stdin if isinstance(stdin, bytes) else stdin.encode()
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(raw)))
        try:
            status = main([str(a) for a in arguments])
        except SystemExit as stopped:
            status = int(stopped.code or 0)
        return Answer(status, *capsys.readouterr())

    return run


def test_settle_answers_as_the_contract_says(trainer) -> None:
    got = trainer("settle", "casino-holdem", stdin=json.dumps(ROUND))
    assert (got.status, got.err) == (0, "")
    assert got.lines == [
        {
            "dealer": {"hand": "one_pair", "cards": ["3d", "3c", "As", "Kh", "Js"], "qualifies": False},
            "boxes": [
                {
                    "hand": "one_pair",
                    "cards": ["9c", "9d", "Kh", "Js", "6c"],
                    "bonus_hand": "one_pair",
                    "bonus_cards": ["9c", "9d", "Js", "3c", "2d"],
                    "outcome": "dealer_does_not_qualify",
                    "lines": [
                        {"bet": "ante", "stake": 10, "result": "pays", "odds": "1 to 1", "amount": 10, "net": 10,
                         "reason": "no_game_by_table"},
                        {"bet": "call", "stake": 20, "result": "pushes", "odds": None, "amount": 0, "net": 0,
                         "reason": "no_game_call_pushes"},
                        {"bet": "bonus", "stake": 5, "result": "loses", "odds": None, "amount": 0, "net": -5,
                         "reason": "bonus_below_aces"},
                    ],
                    "net": 5,
                }
            ],
            "net": 5,
        }
    ]  # fmt: skip


def test_settle_goes_by_the_variant_asked_for(trainer) -> None:
    nets = [
        trainer("settle", "casino-holdem", *option, stdin=json.dumps(FOLD)).lines[0]["net"]
        for option in ((), ("--variant", "standard"), ("--variant", "playtech"))
    ]
    assert nets == [150, 150, -50]


@pytest.mark.parametrize(
    "order",
    [
        ("GAME", "--variant", "playtech", "FILE"),
        ("GAME", "FILE", "--variant", "playtech"),
        ("--variant", "playtech", "GAME", "FILE"),
        ("GAME", "--variant=playtech", "FILE"),
        ("GAME", "--variant", "playtech", "--paytables", "RULES", "FILE"),
    ],
    ids=" ".join,
)
def test_settle_takes_its_options_anywhere(trainer, tmp_path: Path, order: tuple[str, ...]) -> None:
    rounds = tmp_path / "rounds.jsonl"
    rounds.write_text(json.dumps(FOLD))
    rules = tmp_path / "rules.yaml"
    rules.write_bytes(shipped_paytables().read_bytes())
    given = {"GAME": "casino-holdem", "FILE": str(rounds), "RULES": str(rules)}
    assert trainer("settle", *(given.get(word, word) for word in order)).lines[0]["net"] == -50


def test_settle_goes_by_the_file_then_the_data_folder_then_the_shipped_rules(
    trainer, tmp_path: Path, own_data_folder: Path
) -> None:
    def net(*option: str | Path) -> int:
        return trainer("settle", "casino-holdem", *option, stdin=json.dumps(FOLD)).lines[0]["net"]

    flat = SHIPPED.replace("straight to pair of aces: 7 to 1", "straight to pair of aces: {odds}")
    (tmp_path / "mine.yaml").write_text(flat.replace("{odds}", "5 to 1"), "utf-8")
    assert net() == 150
    (own_data_folder / "paytables.yaml").write_text(flat.replace("{odds}", "6 to 1"), "utf-8")
    assert net() == 125
    assert net("--paytables", tmp_path / "mine.yaml") == 100


def test_settle_answers_bad_lines_where_they_stand_and_goes_on(trainer) -> None:
    good = json.dumps(ROUND).encode()
    bad = [
        b"{", b"[]", b"\xff\xfe", b'"text"', b"NaN", b"[" * 100_000, b"1" * 5000, b'{"board":1}',
        good.replace(b'"ante": 10', b'"ante": true'), good.replace(b'"ante": 10', b'"ante": 1e3'),
        good.replace(b'"ante": 10', b'"ante": ' + b"9" * 4300), good.replace(b"3dAs", b"3dAd3c"),
        good.replace(b"3dAs", b"3dKh"), good.replace(b'"call"', b'"cal"'), b" " * (LONGEST_LINE - 10) + good,
        b'"\\ud800"', good + b" " + good,
    ]  # fmt: skip
    got = trainer("settle", "casino-holdem", stdin=b"\n".join([good, b"", *bad, b" \t", good]))
    assert got.status == 1
    assert [line["line"] for line in got.lines[1:-1]] == list(range(3, 3 + len(bad)))
    assert all(set(line) == {"line", "error"} and line["error"] for line in got.lines[1:-1])
    assert got.lines[0] == got.lines[-1]
    assert got.lines[0]["net"] == 5


def test_settle_reads_a_file_windows_lines_and_a_byte_order_mark(trainer, tmp_path: Path) -> None:
    file = tmp_path / "rounds.jsonl"
    line = json.dumps(ROUND).encode()
    file.write_bytes(b"\xef\xbb\xbf" + line + b"\r\n\r\n" + line)
    got = trainer("settle", "casino-holdem", file)
    assert (got.status, len(got.lines)) == (0, 2)
    assert trainer("settle", "casino-holdem", "-", stdin=file.read_bytes()).out == got.out


def test_settle_answers_each_line_before_it_reads_the_next() -> None:
    out = io.StringIO()
    answered: list[int] = []

    class Source(io.BytesIO):
        def readline(self, size: int | None = -1, /) -> bytes:
            answered.append(out.getvalue().count("\n"))
            return super().readline(size)

    assert answer(Source(b"{}\n{}\n{}\n"), out, lambda line: {"read": line}) == 0
    assert answered == [0, 1, 2, 3]


def test_settle_needs_no_web_and_no_database() -> None:
    code = "import sys, trainer.cli; print({'flask', 'sqlalchemy', 'alembic', 'gunicorn'} & set(sys.modules))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "set()"


UNABLE = [
    (("settle", "blackjack"), "unknown game “blackjack”; there are: casino-holdem"),
    (("settle", "casino_holdem"), "unknown game “casino_holdem”; there are: casino-holdem"),
    (
        ("settle", "casino-holdem", "--variant", "vegas"),
        "unknown variant “vegas”; there are: standard, evolution",
    ),
    (("settle", "casino-holdem", "no-such-file"), "no-such-file: the file cannot be read"),
    (("settle", "casino-holdem", "."), ".: the file cannot be read"),
    (
        ("settle", "casino-holdem", "--paytables", "no-such-file"),
        "no-such-file:0: file: the file cannot be read",
    ),
    (("check", "no-such-file"), "no-such-file:0: file: the file cannot be read"),
    (("check", "."), ".:0: file: the file cannot be read"),
    (("serve", "--paytables", "no-such-file"), "no-such-file:0: file: the file cannot be read"),
    (("serve", "--host", "256.0.0.1"), "cannot listen on 256.0.0.1 port 8000"),
    (("serve", "--port", "70000"), "“70000” is no port"),
    (("deal",), "invalid choice"),
    ((), "COMMAND"),
]


@pytest.mark.parametrize(("arguments", "words"), UNABLE, ids=[" ".join(a) for a, _ in UNABLE])
def test_a_command_that_cannot_run_says_why_and_exits_2(
    trainer, arguments: tuple[str, ...], words: str
) -> None:
    got = trainer(*arguments)
    assert (got.status, got.out) == (2, "")
    assert words in got.err


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    file = tmp_path / "broken.yaml"
    text = SHIPPED.replace("boxes: {is: 6,", "boxes: {is: 9,").replace(
        "      flush: 20 to 1", "      flush: 20:1", 1
    )
    file.write_text(text, "utf-8")
    return file


@pytest.mark.parametrize("command", [("settle", "casino-holdem"), ("serve",)], ids=["settle", "serve"])
def test_broken_house_rules_exit_2_with_every_error(trainer, broken: Path, command: tuple[str, ...]) -> None:
    got = trainer(*command, "--paytables", broken)
    assert (got.status, got.out) == (2, "")
    assert len(got.err.splitlines()) == 2


def test_check_prints_one_line_an_error_and_exits_1(trainer, broken: Path) -> None:
    got = trainer("check", broken)
    first, second = got.out.splitlines()
    assert got.status == 1
    assert re.fullmatch(
        rf"{re.escape(str(broken))}:\d+: casino_holdem\.bonus_tables\.aa-2\.flush: “20:1” does not say .*",
        first,
    )
    assert re.fullmatch(
        rf"{re.escape(str(broken))}:\d+: casino_holdem\.variants\.europa\.boxes\.is: “9” does not fit .*",
        second,
    )


def test_check_is_silent_and_exits_0_when_all_is_well(trainer) -> None:
    got = trainer("check", shipped_paytables())
    assert (got.status, got.out, got.err) == (0, "", "")


def test_check_marks_warnings_and_exits_0_for_them_alone(trainer, tmp_path: Path) -> None:
    file = tmp_path / "odd.yaml"
    file.write_text(
        SHIPPED.replace("qualifier: {is: pair of fours, by: house", "qualifier: {is: any pair, by: house", 1),
        "utf-8",
    )
    got = trainer("check", file)
    assert got.status == 0
    assert re.fullmatch(
        r".*odd\.yaml:\d+: casino_holdem\.variants\.\w+\.qualifier: warning: every known .*\n", got.out
    )


def test_python_m_trainer_is_the_command() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "trainer", "--version"], capture_output=True, text=True, check=True
    )
    assert re.fullmatch(r"trainer \d+\.\d+\.\d+\n", run.stdout)


def test_a_console_of_few_letters_is_no_reason_to_fail(broken: Path) -> None:
    command = [sys.executable, "-m", "trainer", "check", str(broken)]
    run = subprocess.run(
        command, capture_output=True, env={**os.environ, "PYTHONIOENCODING": "ascii"}, check=False
    )
    assert (run.returncode, run.stderr) == (1, b"")
    assert b"\\u201c20:1\\u201d does not say" in run.stdout


@pytest.mark.skipif(os.name == "nt", reason="pipes end differently on Windows")
def test_a_reader_that_has_had_enough_is_no_error() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "trainer", "settle", "casino-holdem"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    ) as run:  # fmt: skip
        assert run.stdin
        assert run.stdout
        assert run.stderr
        run.stdin.write(b"{}\n")
        run.stdin.flush()
        assert run.stdout.readline().startswith(b'{"line":1,')
        run.stdout.close()
        run.stdin.write(b"{}\n{}\n")
        run.stdin.close()
        assert run.stderr.read() == b""
        assert run.wait() == 0


@pytest.mark.skipif(os.name == "nt", reason="stopped by a signal")
def test_serve_prints_its_address_answers_there_and_stops_when_told() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "trainer", "serve", "--port", "0"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as run:
        assert run.stdout
        try:
            found = re.search(rb"http://127\.0\.0\.1:\d+", run.stdout.readline())
            assert found
            with pytest.raises(urllib.error.HTTPError) as caught:
                urllib.request.urlopen(f"{found[0].decode()}/no/such/page", timeout=30)
            with caught.value as page:
                assert page.code == 404
            link = re.search(rb"http://127\.0\.0\.1:\d+/desk/open/[\w-]{32}", run.stdout.readline())
            assert link, "the second line opens the instructor's desk"
            with urllib.request.urlopen(link[0].decode(), timeout=30) as door:
                assert b'name="name"' in door.read()
        finally:
            run.send_signal(signal.SIGTERM)
        assert run.wait(30) == 0


def test_serve_says_when_the_port_is_taken(trainer) -> None:
    import socket

    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        got = trainer("serve", "--port", str(port))
    assert got.status == 2
    assert f"cannot listen on 127.0.0.1 port {port}" in got.err
