"""How the desk's pages say a time and a fault."""

from __future__ import annotations

from datetime import datetime

from babel.dates import format_datetime
from flask import Blueprint
from flask_babel import get_locale
from flask_babel import gettext as _
from markupsafe import Markup, escape

from trainer.paytables import Problem


def add_to(bp: Blueprint) -> None:
    """Give templates these filters."""
    bp.add_app_template_filter(moment)
    bp.add_app_template_filter(fault)


def moment(at: datetime) -> Markup:
    """A time by the server’s clock, in UTC: nobody’s own zone is known here. A page with scripts tells it in the reader’s."""
    said = format_datetime(at, "d MMM y, HH:mm", locale=get_locale() or "en")
    return Markup('<bdi><time datetime="{}">{} UTC</time></bdi>').format(
        at.isoformat(timespec="seconds"), said
    )


def fault(problem: Problem) -> Markup:
    """What is wrong with a line, in the language of the page; what was written stands in it as it is."""
    values = {name: Markup("<bdi>{}</bdi>").format(value) for name, value in problem.values.items()}
    said = escape(_(problem.message)) if problem.message else Markup("")
    return said % values if values else said
