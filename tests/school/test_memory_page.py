from __future__ import annotations

import re
from pathlib import Path

from trainer.school.models import Base

PAGE = Path(__file__).parents[2] / "docs" / "memory.md"


def test_the_page_describes_every_table_and_column_and_no_other() -> None:
    text = PAGE.read_text(encoding="utf-8").split("## Tables")[1].split("\n## ")[0]
    parts = re.split(r"^\*\*(\w+)\*\*: ", text, flags=re.MULTILINE)[1:]
    described = {
        table: set(re.findall(r"`(\w+)`", " ".join(re.findall(r"^\| (`.*?) \|", part, flags=re.MULTILINE))))
        for table, part in zip(parts[::2], parts[1::2], strict=True)
    }
    assert described == {name: set(table.columns.keys()) for name, table in Base.metadata.tables.items()}
