"""The repository keeps its promises: commands that exist, files that are what they say, a wheel that serves."""

from __future__ import annotations

import ast
import hashlib
import os
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from trainer.paths import data_folder, shipped_paytables

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
GUIDES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]
VENDORED = [ROOT / "trainer" / "static" / "vendor", ROOT / "tests" / "browser" / "vendor"]
BUILT = {".git", ".venv", "node_modules", "build", "dist", "__pycache__", "test-results"}
TEXT = {".py", ".html", ".css", ".js", ".json", ".md", ".yaml", ".toml", ".cfg", ".po", ".svg", ".txt", ""}


def written_files() -> list[Path]:
    """Every text file that people of this project wrote."""
    found = []
    for folder, names, files in os.walk(ROOT):
        names[:] = [
            name for name in names if name not in BUILT and not name.endswith(("_cache", ".egg-info"))
        ]
        found += [Path(folder, name) for name in files if Path(name).suffix in TEXT]
    return [path for path in found if path.parent not in VENDORED and ".hypothesis" not in path.parts]


def relative(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


class TestFiles:
    def test_no_file_names_a_place_on_somebodys_machine(self) -> None:
        place = re.compile(r"(?<![\w.:/])/(?:work|root|home|Users|tmp)/\w|[A-Z]:\\Users")
        named = [
            f"{relative(path)}:{number}"
            for path in written_files()
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
            if place.search(line)
        ]
        assert named == []

    def test_no_file_of_the_trainer_is_longer_than_400_lines(self) -> None:
        long = [
            relative(path)
            for path in written_files()
            if path.is_relative_to(ROOT / "trainer")
            and path.suffix in {".py", ".html", ".js"}
            and len(path.read_text(encoding="utf-8").splitlines()) > 400
        ]
        assert long == []

    @pytest.mark.parametrize("folder", VENDORED, ids=relative)
    def test_vendored_files_are_the_ones_whose_checksums_were_recorded(self, folder: Path) -> None:
        lines = (folder / "SHA256SUMS").read_text(encoding="ascii").splitlines()
        recorded = dict(reversed(line.split("  ")) for line in lines)
        there = {
            path.name: hashlib.sha256(path.read_bytes()).hexdigest()
            for path in folder.iterdir()
            if path.name != "SHA256SUMS"
        }
        assert there == recorded

    @pytest.mark.parametrize("folder", VENDORED, ids=relative)
    def test_vendored_scripts_have_their_licence_beside_them(self, folder: Path) -> None:
        scripts = [path.name.removesuffix(".min.js") for path in folder.glob("*.js")]
        assert scripts
        assert all((folder / f"{name}.LICENSE.txt").is_file() for name in scripts)


class TestGuides:
    def test_every_make_command_in_the_guides_exists(self) -> None:
        targets = set(re.findall(r"^([a-z][\w-]*):", MAKEFILE, re.MULTILINE))
        told = {
            (relative(path), target)
            for path in GUIDES
            for code in re.findall(r"```.*?```|`[^`\n]+`", path.read_text(encoding="utf-8"), re.DOTALL)
            for command in re.findall(r"\bmake((?: [a-z][\w-]*)+)", code)
            for target in command.split()
        }
        assert {target for _, target in told} >= {"run", "test", "check"}
        assert {(path, target) for path, target in told if target not in targets} == set()

    def test_every_link_to_a_file_in_the_guides_leads_somewhere(self) -> None:
        broken = [
            f"{relative(path)}: {link}"
            for path in GUIDES
            for link in re.findall(r"(?:\]\(|src=\")([^)\"#\s]+)", path.read_text(encoding="utf-8"))
            if "://" not in link and not link.startswith("mailto:") and not (path.parent / link).exists()
        ]
        assert broken == []

    def test_every_dependency_is_justified_in_one_line(self) -> None:
        extras = [name for group in PROJECT["optional-dependencies"].values() for name in group]
        wanted = {re.split(r"[\s~<>=;\[]", name)[0].lower() for name in [*PROJECT["dependencies"], *extras]}
        page = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
        rows = dict(re.findall(r"^\| ([\w.@/-]+) \| (.+) \|$", page, re.MULTILINE))
        assert sorted(wanted - {name.lower() for name in rows}) == []
        assert all(len(reason) > 20 for name, reason in rows.items() if name.lower() in wanted)

    def test_every_dependency_is_used(self) -> None:
        code = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "trainer").rglob("*.py"))
        names = [re.split(r"[\s~<>=;\[]", name)[0] for name in PROJECT["dependencies"]]
        modules = {name: re.escape(name.lower().replace("-", "_")) for name in names}
        unused = [
            name
            for name, module in modules.items()
            if not re.search(rf"^\s*(?:from|import) {module}\b", code, re.MULTILINE)
        ]
        assert unused == []

    def test_the_change_log_has_the_version(self) -> None:
        import trainer

        assert trainer.__version__ == PROJECT["version"]
        assert f"## {PROJECT['version']}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


class TestPaths:
    def test_a_checkout_reads_the_paytables_beside_the_package(self) -> None:
        assert shipped_paytables() == ROOT / "data" / "paytables.yaml"

    def test_the_data_folder_is_the_one_named_in_the_environment(self, tmp_path: Path) -> None:
        assert data_folder({"TRAINER_DATA": str(tmp_path)}) == tmp_path

    @pytest.mark.parametrize("environ", [{}, {"TRAINER_DATA": " "}], ids=["unset", "blank"])
    def test_the_data_folder_is_the_platforms_own_where_none_is_named(self, environ: dict[str, str]) -> None:
        folder = data_folder(environ)
        assert folder.name == "dealer-trainer"
        assert folder.is_absolute()


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.Path:
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder], cwd=ROOT, check=True
    )
    (built,) = folder.glob("*.whl")
    return zipfile.Path(built)


class TestWheel:
    def test_has_what_the_trainer_reads_at_run_time(self, wheel: zipfile.Path) -> None:
        names = wheel.root.namelist()
        assert "trainer/data/paytables.yaml" in names
        shipped = [
            path
            for folder in ("templates", "static", "translations", "school/migrations")
            for path in (ROOT / "trainer" / folder).rglob("*")
            if path.is_file() and "__pycache__" not in path.parts
        ]
        assert {path.suffix for path in shipped} >= {".html", ".css", ".js", ".svg", ".mo", ".py"}
        assert {relative(path) for path in shipped} - set(names) == set()

    def test_has_nothing_but_the_trainer_and_its_papers(self, wheel: zipfile.Path) -> None:
        papers = f"dealer_trainer-{PROJECT['version']}.dist-info"
        assert {name.split("/")[0] for name in wheel.root.namelist()} == {"trainer", papers}

    def test_serves_its_first_page_from_an_empty_folder(self, wheel: zipfile.Path, tmp_path: Path) -> None:
        site, empty, data = (tmp_path / name for name in ("site", "empty", "data"))
        wheel.root.extractall(site)
        empty.mkdir()
        script = (
            "import trainer; from trainer.web import create_app; from trainer.paths import shipped_paytables\n"
            "answer = create_app().test_client().get('/', headers={'Accept-Language': 'ar'})\n"
            "print([trainer.__file__, str(shipped_paytables()), answer.status_code, 'dir=\"rtl\"' in answer.text])"
        )
        run = subprocess.run(
            [sys.executable, "-c", script],
            cwd=empty,
            env={**os.environ, "PYTHONPATH": str(site), "TRAINER_DATA": str(data)},
            capture_output=True,
            text=True,
            check=False,
        )
        assert run.returncode == 0, run.stderr
        package = site / "trainer"
        paytables = package / "data" / "paytables.yaml"
        assert ast.literal_eval(run.stdout) == [str(package / "__init__.py"), str(paytables), 200, True], (
            run.stderr
        )
        assert list(empty.iterdir()) == []
