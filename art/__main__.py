"""Write the drawings to the files the site serves."""

from pathlib import Path

from art.sprite import favicon, sprite

STATIC = Path(__file__).resolve().parent.parent / "trainer" / "static"


def main() -> None:
    for name, drawing in {"sprite.svg": sprite(), "favicon.svg": favicon()}.items():
        (STATIC / name).write_text(drawing, encoding="utf-8")
        print(f"{name}: {len(drawing):,} characters")


if __name__ == "__main__":
    main()
