#!/usr/bin/env python3
"""The pictures of docs/pages.md: each page in light and dark, on a desk and on a phone.

    take_pictures.py FOLDER OUT

FOLDER has explore.html, symbolic.html, check.html, compare.html and bisim.html. From the root of the
source tree:

    ./summa explore examples/bughunt/Account.java::transfer --html pages/explore.html
    ./summa explore examples/twolists/TwoLists.java::append --html pages/symbolic.html
    ./summa check examples/bughunt/Account.java --html pages/check.html
    ./summa compare examples/elements/ElementList.java::containsAny --requires isAcyclic \\
        --bound 1..4 --heap all --html pages/compare.html
    ./summa bisim examples/twolists/TwoLists.java::append --bound 2 --html pages/bisim.html
    tests/browser/take_pictures.py pages docs/images/pages
"""
import pathlib
import sys
import tempfile

import devtools

SIZES = ((1400, 1000), (390, 844))
# Parts of a page: what to click there, and what to bring to the top.
PARTS = {
    "explore": {
        "": ((), "header"),
        "-tree": (((".shape", 1),), ".chooser"),
        "-source": ((("[role=tab]", 2),), ".detail"),
        "-two-paths": ((("[role=tab]", 3),), ".detail"),
    },
    "symbolic": {"": (((".row", 3), ("[role=tab]", 1), (".zoom button", 2)), ".detail")},
    "check": {"": ((), "header")},
    "compare": {"": ((), "header")},
    "bisim": {"": ((), "header")},
}


def take(browser, page, out):
    for part, (clicks, top) in PARTS[page.stem].items():
        for width, height in SIZES:
            for dark in (False, True):
                tab = devtools.Tab(browser, width, height, dark)
                tab.open(page)
                for selector, number in clicks:
                    tab.click(selector, number)
                tab.run(f"document.querySelector('{top}').scrollIntoView()")
                tab.settle()
                look = "dark" if dark else "light"
                tab.screenshot(out / f"{page.stem}{part}-{look}-{width}.png")
                tab.close()


def main():
    folder, out = map(pathlib.Path, sys.argv[1:])
    with tempfile.TemporaryDirectory() as profile:
        browser = devtools.Browser(devtools.find_chromium(), profile)
        try:
            for name in PARTS:
                take(browser, folder / f"{name}.html", out)
        finally:
            browser.close()


main()
