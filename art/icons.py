"""Icons on a grid of 24, drawn with one line of 1.9, and the mark of the house."""

from typing import Final

ICONS: Final = {
    "back": '<path d="M14.5 5L8 12l6.5 7"/>',
    "next": '<path d="M9.5 5L16 12l-6.5 7"/>',
    "down": '<path d="M5 9.5L12 16l7-6.5"/>',
    "check": '<path d="M5 12.8l4.6 4.6L19 7.5"/>',
    "cross": '<path d="M6.5 6.5l11 11M17.5 6.5l-11 11"/>',
    "hint": '<path d="M9.5 18h5M10.3 21h3.4M12 3a6 6 0 0 0-3.8 10.6c.8.7 1.3 1.4 1.3 2.4h5c0-1 .5-1.7 1.3-2.4A6 6 0 0 0 12 3z"/>',
    "table": '<path d="M4 5h16v14H4zM4 9.7h16M4 14.3h16M14.5 5v14"/>',
    "del": '<path d="M9 5.5h11.5v13H9L3.5 12zM12 9.5l5 5M17 9.5l-5 5"/>',
    "enter": '<path d="M19 6v7H6M10 8.5L5.5 13l4.5 4.5"/>',
    "menu": '<path d="M4 7h16M4 12h16M4 17h16"/>',
    "link": '<path d="M10 14l4-4M8.5 11l-2.3 2.3a3.2 3.2 0 0 0 4.5 4.5L13 15.5M15.5 13l2.3-2.3a3.2 3.2 0 0 0-4.5-4.5L11 8.5"/>',
    "again": '<path d="M5 12a7 7 0 1 0 2.3-5.2M5 4v4h4"/>',
    "warn": '<path d="M12 4L2.8 20h18.4zM12 10v4.5M12 17.3v.01"/>',
}

MARK: Final = (
    '<symbol id="mark" viewBox="0 0 48 48"><circle cx="24" cy="24" r="23" fill="#134c36"/>'
    '<g fill="none" stroke="#ecd08f"><circle cx="24" cy="24" r="19.5" stroke-width="5" stroke-dasharray="7.8 7.52"/>'
    '<circle cx="24" cy="24" r="14.5" stroke-width="1.2"/></g>'
    '<path d="M24 13C27 20 35 24 35 30C35 33 32.7 35 30 35C28 35 26.3 34 25.2 32.2C25.5 34.5 26.5 36 28 37H20'
    'C21.5 36 22.5 34.5 22.8 32.2C21.7 34 20 35 18 35C15.3 35 13 33 13 30C13 24 21 20 24 13Z" fill="#ecd08f"/></symbol>'
)


def icon_symbol(name: str) -> str:
    return (
        f'<symbol id="n-{name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.9" '
        f'stroke-linecap="round" stroke-linejoin="round">{ICONS[name]}</symbol>'
    )
