"""The instructor's desk and the house edge. What is published here changes what other parts would show: taken last."""

from __future__ import annotations

from playwright.sync_api import Page

from tools.screens.studio import DESK, GAME, PHONE, Studio

RIVIERA = f"/desk/{GAME}/riviera"
STANDARD = f"/desk/{GAME}/standard"


def edge(studio: Studio) -> None:
    """What the rules cost, what other odds would cost, and call or fold for one hand."""
    studio.shoot("edge", f"/{GAME}/edge?row=ante.straight_flush&odds=25", looks={"arabic": (PHONE,)})
    studio.shoot(
        "edge-call", f"/{GAME}/edge/call?cards=Jh+4d&flop=Ts+7c+2c", looks={"light": (PHONE,)}, sizes=(DESK,)
    )
    studio.shoot("edge-houses", f"/{GAME}/edge/houses", sizes=(PHONE,))


def desk(studio: Studio) -> None:
    """A new house from nothing to published, a published one changed, and two instructors at once."""
    with studio.page("/desk/", PHONE) as page:
        page.goto(f"/desk/open/{studio.setup_key()}")
        page.get_by_label("Name").fill("Ana Petrova")
        studio.take("desk-open-390", page)
    ana, ben = studio.instructor("Ana Petrova"), studio.instructor("Ben Cohen")
    _new_house(studio, ana)
    _changed_house(studio, ana)
    _conflict(studio, ana, ben)
    studio.shoot("desk-history", "/desk/history", sizes=(PHONE,), session=ana)
    studio.shoot("desk-restore", "/desk/history/1", sizes=(DESK,), session=ben)
    studio.shoot("desk-rulebook", "/desk/texas_holdem/profiles.cash", sizes=(DESK,), session=ben)


def _new_house(studio: Studio, session: str) -> None:
    with studio.page("/desk/", DESK, session=session) as page:
        page.get_by_label("Its English name").first.fill("Riviera")
        page.get_by_label("Its id").first.fill("riviera")
        page.get_by_role("button", name="Make it").first.scroll_into_view_if_needed()
        studio.take("desk-new-1366", page)
        page.get_by_role("button", name="Make it").first.click()
        page.wait_for_url(f"**{RIVIERA}")
        page.get_by_role("button", name="A copy for this house alone").first.click()
        page.locator("#f-value-ante option[selected]", has_text="ante-riviera").wait_for(state="attached")
        _fill(page, "odds-ante-1", "25:1")
        page.locator("#s-f-odds-ante-1 .is-error").wait_for()
        studio.take("desk-mistake-1366", page)
        _fill(page, "odds-ante-1", "25")
        _fill(page, "value-ante_min", "10")
        _fill(page, "value-ante_max", "500")
        page.evaluate("scrollTo(0, 0)")
        studio.take("desk-house-1366", page)
    studio.shoot("desk-house", RIVIERA, sizes=(PHONE,), session=session)
    _publish(studio, session, "Riviera opens on Friday", "desk-publish-1366")


def _changed_house(studio: Studio, session: str) -> None:
    with studio.page(STANDARD, DESK, session=session) as page:
        _fill(page, "odds-ante-1", "25")
        page.locator(".edge-diff").wait_for()
        studio.take("desk-edit-1366", page)
    studio.shoot(
        "desk-edit", STANDARD, sizes=(), looks={"light": (DESK,), "arabic": (PHONE,)}, session=session
    )
    studio.shoot(
        "desk-preview", f"{STANDARD}?show=preview", looks={"light": (PHONE,)}, sizes=(DESK,), session=session
    )


def _conflict(studio: Studio, ana: str, ben: str) -> None:
    studio.clock.wait(3600)
    with studio.page(f"/desk/{GAME}/aragon", DESK, session=ben) as page:
        _fill(page, "value-ante_max", "500")
    _publish(studio, ben, "New table limit")
    studio.clock.wait(600)
    studio.shoot("desk-conflict", "/desk/publish", sizes=(DESK,), session=ana)


def _fill(page: Page, field: str, text: str) -> None:
    """Type into a field, and wait until the draft has it."""
    with page.expect_response(lambda response: response.request.method == "POST"):
        page.locator(f"#f-{field}").fill(text)


def _publish(studio: Studio, session: str, why: str, name: str = "") -> None:
    with studio.page("/desk/publish", DESK, session=session) as page:
        page.get_by_label("Why").fill(why)
        if name:
            studio.take(name, page)
        page.get_by_role("button", name="Publish revision").click()
        page.wait_for_url("**/desk/history/*")
