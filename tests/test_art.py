"""The drawings served are the drawings the generator makes, and they keep the rules of the content security policy."""

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from art.sprite import favicon, sprite
from trainer.cards import DECK

STATIC = Path(__file__).resolve().parent.parent / "trainer" / "static"
SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize(("name", "drawing"), [("sprite.svg", sprite()), ("favicon.svg", favicon())])
def test_the_served_drawing_is_what_the_generator_makes(name: str, drawing: str) -> None:
    assert (STATIC / name).read_text(encoding="utf-8") == drawing


def test_every_card_of_the_deck_is_drawn_once() -> None:
    ids = re.findall(r'<symbol id="([^"]+)"', sprite())
    assert len(ids) == len(set(ids))
    assert {*DECK, "back"} <= set(ids)


def test_no_id_is_given_twice_and_every_use_finds_its_part() -> None:
    root = ET.fromstring(sprite())
    ids = [e.attrib["id"] for e in root.iter() if "id" in e.attrib]
    assert len(ids) == len(set(ids))
    assert {e.attrib["href"].removeprefix("#") for e in root.iter(f"{SVG}use")} <= set(ids)


def test_drawings_need_no_style_and_no_paint_server() -> None:
    for drawing in (sprite(), favicon()):
        assert not re.search(r"style=|<style|url\(|<script|\son\w+=", drawing)


def test_a_suit_follows_the_deck_by_its_custom_property() -> None:
    for suit in "shdc":
        assert (
            f"var(--suit-{suit}," in sprite().partition(f'<symbol id="A{suit}"')[2].partition("</symbol>")[0]
        )
