#!/usr/bin/env python3
"""The picture of a report in the README.

    take_picture.py REPORT.html OUT.png [PATH [TAB]]

PATH and TAB count from 1. From the root of the source tree:

    ./summa explore -cp build TwoLists::append --source-path examples/twolists \\
        --html report.html
    tests/browser/take_picture.py report.html docs/images/report.png 2 2
"""
import sys
import tempfile

import devtools


def main():
    report, out, *choice = sys.argv[1:]
    with tempfile.TemporaryDirectory() as profile:
        browser = devtools.Browser(devtools.find_chromium(), profile)
        try:
            tab = devtools.Tab(browser, 1280, 760)
            tab.open(report)
            for selector, number in zip((".row", "[role=tab]"), choice):
                tab.click(selector, int(number) - 1)
            tab.run("scrollTo(0, 0)")
            tab.settle()
            tab.screenshot(out)
        finally:
            browser.close()


main()
