#!/usr/bin/env python3
"""The pictures of docs/pages.md: each page in light and dark, on a desk and on a phone.

    take_pictures.py FOLDER OUT

FOLDER has explore.html, compare.html and bisim.html. From the root of the source tree:

    ./summa explore examples/bughunt/Account.java::transfer --html pages/explore.html
    ./summa compare examples/elements/ElementList.java::containsAny --requires isAcyclic \\
        --bound 1..4 --heap all --html pages/compare.html
    ./summa bisim examples/twolists/TwoLists.java::append --bound 2 --html pages/bisim.html
    tests/browser/take_pictures.py pages docs/images
"""
import pathlib
import sys
import tempfile

import devtools

SIZES = ((1400, 1000), (390, 844))


def take(browser, page, out):
    for width, height in SIZES:
        for dark in (False, True):
            tab = devtools.Tab(browser, width, height, dark)
            tab.open(page)
            tab.run("scrollTo(0, 0)")
            tab.settle()
            tab.screenshot(out / f"{page.stem}-{'dark' if dark else 'light'}-{width}.png")
            tab.close()


def main():
    folder, out = map(pathlib.Path, sys.argv[1:])
    with tempfile.TemporaryDirectory() as profile:
        browser = devtools.Browser(devtools.find_chromium(), profile)
        try:
            for name in ("explore", "compare", "bisim"):
                take(browser, folder / f"{name}.html", out)
        finally:
            browser.close()


main()
