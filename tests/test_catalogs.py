"""Every language says everything: no string missing, no plural form too few, no placeholder lost, none stale."""

from __future__ import annotations

import gettext
import re
from pathlib import Path

import pytest
from babel import Locale
from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import read_mo

from tools.messages import TRANSLATIONS, extract, read

LANGUAGES = sorted(folder.name for folder in TRANSLATIONS.iterdir() if (folder / "LC_MESSAGES").is_dir())
PLACEHOLDER = re.compile(r"%\(\w+\)[a-z]|\{\w+\}|%(?![\s(])[a-z]")
HOW_TO = "run `make messages`, translate what is empty, run it again"


def po(language: str) -> Catalog:
    return read(TRANSLATIONS / language / "LC_MESSAGES" / "messages.po", language)


def messages(catalog: Catalog) -> list[Message]:
    return [message for message in catalog if message.id]


def key(message: Message) -> tuple[str | None, str]:
    """What gettext looks a message up by: its context and its (singular) source text."""
    return message.context, source(message)[0]


def source(message: Message) -> tuple[str, ...]:
    return tuple(message.id) if isinstance(message.id, (tuple, list)) else (message.id,)


def forms(message: Message) -> tuple[str, ...]:
    return tuple(message.string) if isinstance(message.string, (tuple, list)) else (message.string or "",)


def placeholders(text: str) -> set[str]:
    return set(PLACEHOLDER.findall(text))


def numbers_of_form(catalog: Catalog, form: int) -> list[int]:
    """The numbers up to 1000 that a plural form speaks of: Arabic's third is only ever about 2."""
    form_of = gettext.c2py(catalog.plural_expr)  # type: ignore[attr-defined]
    return [number for number in range(1001) if form_of(number) == form]


def expected_placeholders(message: Message, catalog: Catalog, form: int) -> list[set[str]]:
    """The sets of placeholders a form may have; one that speaks of a single number may say it in words."""
    whole = placeholders(source(message)[-1])
    if isinstance(message.id, (tuple, list)) and len(numbers_of_form(catalog, form)) == 1:
        return [whole, whole - {"%(num)s", "%(num)d"}]
    return [whole]


@pytest.fixture(scope="module")
def extracted(tmp_path_factory: pytest.TempPathFactory) -> Catalog:
    pot = tmp_path_factory.mktemp("catalog") / "messages.pot"
    extract(pot)
    return read(pot)


def test_arabic_is_among_the_languages() -> None:
    assert "ar" in LANGUAGES


def test_strings_are_found_in_code_and_templates(extracted: Catalog) -> None:
    places = {Path(place).suffix for message in messages(extracted) for place, _ in message.locations}
    assert places == {".py", ".html"}


@pytest.mark.parametrize("language", LANGUAGES)
class TestLanguage:
    def test_has_every_string(self, language: str, extracted: Catalog) -> None:
        missing = {key(message) for message in messages(extracted)} - {
            key(message) for message in messages(po(language))
        }
        assert not missing, HOW_TO

    def test_has_no_string_that_is_no_longer_used(self, language: str, extracted: Catalog) -> None:
        stale = {key(message) for message in messages(po(language))} - {
            key(message) for message in messages(extracted)
        }
        assert not stale, HOW_TO

    def test_has_no_string_left_untranslated_or_doubtful(self, language: str) -> None:
        poor = [
            key(message) for message in messages(po(language)) if message.fuzzy or not all(forms(message))
        ]
        assert not poor, HOW_TO

    def test_counts_as_its_grammar_does(self, language: str) -> None:
        """The catalog's rule picks forms as Unicode's plural rules tell the numbers apart."""
        catalog, rule = po(language), Locale.parse(language).plural_form
        assert catalog.num_plurals == len(rule.tags | {"other"})
        form_of = gettext.c2py(catalog.plural_expr)  # type: ignore[attr-defined]
        pairs = {(form_of(number), rule(number)) for number in range(1001)}
        assert len(pairs) == catalog.num_plurals

    def test_has_every_plural_form(self, language: str) -> None:
        catalog = po(language)
        wrong = [
            key(message)
            for message in messages(catalog)
            if len(forms(message)) != (catalog.num_plurals if isinstance(message.id, tuple) else 1)
        ]
        assert not wrong

    def test_keeps_the_placeholders(self, language: str) -> None:
        catalog = po(language)
        wrong = [
            (key(message), text)
            for message in messages(catalog)
            for form, text in enumerate(forms(message))
            if text and placeholders(text) not in expected_placeholders(message, catalog, form)
        ]
        assert not wrong

    def test_is_compiled_from_what_is_written(self, language: str) -> None:
        with (TRANSLATIONS / language / "LC_MESSAGES" / "messages.mo").open("rb") as file:
            compiled = {key(message): forms(message) for message in messages(read_mo(file))}
        written = {
            key(message): forms(message)
            for message in messages(po(language))
            if all(forms(message)) and not message.fuzzy
        }
        assert compiled == written, HOW_TO


def test_the_placeholder_rule_sees_a_lost_number() -> None:
    catalog = Catalog(locale="ar")
    catalog.add(("%(num)s box", "%(num)s boxes"), ["", "box", "", "boxes", "", ""])
    (message,) = messages(catalog)
    assert placeholders("box") in expected_placeholders(message, catalog, 1)
    assert placeholders("boxes") not in expected_placeholders(message, catalog, 3)
