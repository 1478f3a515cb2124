"""What lies on an instructor's desk: his draft of the file, or the file as it is in force."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.school import BookRevision, Draft, draft, save_draft
from trainer.web.desk.door import the_instructor
from trainer.web.house import house


@dataclass(frozen=True, slots=True)
class Mine:
    """The draft, None before the first change, and the newest revision of the file."""

    draft: Draft | None
    published: BookRevision

    @property
    def text(self) -> str:
        """The file as the instructor has it."""
        return self.draft.text if self.draft else self.published.text

    @property
    def base(self) -> int:
        """The revision it was made from."""
        return self.draft.base if self.draft else self.published.number

    @property
    def version(self) -> int | None:
        """Goes into every form that changes the draft, so that two windows do not undo each other."""
        return self.draft.version if self.draft else None

    @property
    def changed(self) -> bool:
        """Whether there is anything to publish."""
        return self.draft is not None and self.draft.text != self.published.text

    @property
    def overtaken(self) -> bool:
        """Whether another revision was published since the draft was begun."""
        return self.draft is not None and self.draft.base != self.published.number and self.changed


def mine() -> Mine:
    """What lies on the desk of the instructor at this browser."""
    published = house().book_revision()
    with house().database.read() as db:
        return Mine(draft(db, the_instructor().id), published)


def keep_mine(text: str, version: int | None, base: int | None = None) -> Draft:
    """Keep a text as the draft, made from revision `base` if given. Raises `StaleDraft`."""
    now = mine()
    base = now.base if base is None else base
    return save_draft(house().database, the_instructor().id, base, text, version, house().clock())


def version_of(form: str | None) -> int | None:
    """The version a form brings: empty where there was no draft. What is no number fits no draft."""
    if not form:
        return None
    return int(form) if form.isascii() and form.isdigit() and len(form) < 10 else 0
