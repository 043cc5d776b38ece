"""Drives a headless Chromium over the DevTools protocol.

The protocol runs over a pair of pipes (--remote-debugging-pipe): no port, no
network, nothing but the standard library. Messages are JSON, each ended by a
zero byte.
"""
import base64
import fcntl
import json
import os
import select
import shutil
import subprocess
import time

CANDIDATES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--headless=new",
    "--no-sandbox",  # tests may run as root
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-extensions",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
    "--hide-scrollbars",
    "--force-color-profile=srgb",
    "--remote-debugging-pipe",
)


def find_chromium():
    """The program, or None."""
    for name in CANDIDATES:
        path = shutil.which(name)
        if path is not None:
            return path
    return None


def _high(descriptor):
    """The same file under a number that clashes with none of the child's."""
    copy = fcntl.fcntl(descriptor, fcntl.F_DUPFD, 10)
    os.close(descriptor)
    return copy


class Browser:
    """One Chromium process."""

    def __init__(self, executable, profile):
        child_in, self._out = map(_high, os.pipe())
        self._in, child_out = map(_high, os.pipe())
        environment = dict(os.environ, HOME=profile)
        command = f'exec "$0" "$@" 3<&{child_in} 4>&{child_out}'
        self._log = open(os.path.join(profile, "chromium.log"), "wb")
        self._process = subprocess.Popen(
            ["bash", "-c", command, executable, *FLAGS,
             f"--user-data-dir={profile}", "about:blank"],
            pass_fds=(child_in, child_out), env=environment,
            stdout=self._log, stderr=self._log)
        os.close(child_in)
        os.close(child_out)
        self._buffer = b""
        self._number = 0
        self.events = []

    def close(self):
        try:
            self.call("Browser.close")
            self._process.wait(10)
        except (OSError, TimeoutError, subprocess.TimeoutExpired):
            self._process.kill()
            self._process.wait()
        os.close(self._in)
        os.close(self._out)
        self._log.close()

    def _read(self, deadline):
        while b"\0" not in self._buffer:
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([self._in], [], [], left)[0]:
                raise TimeoutError("Chromium did not answer")
            piece = os.read(self._in, 1 << 20)
            if not piece:
                raise OSError("Chromium ended")
            self._buffer += piece
        message, self._buffer = self._buffer.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, session=None, timeout=60, **parameters):
        """Sends a command, returns its result; events meanwhile are kept."""
        self._number += 1
        message = {"id": self._number, "method": method, "params": parameters}
        if session is not None:
            message["sessionId"] = session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self._out, data):]
        deadline = time.monotonic() + timeout
        while True:
            answer = self._read(deadline)
            if answer.get("id") != self._number:
                self.events.append(answer)
            elif "error" in answer:
                raise RuntimeError(f"{method}: {answer['error']}")
            else:
                return answer["result"]

    def wait_for(self, event, session, timeout=60):
        deadline = time.monotonic() + timeout
        while True:
            for known in self.events:
                if known["method"] == event and known.get("sessionId") == session:
                    return
            self.events.append(self._read(deadline))


class Tab:
    """A page: what it printed, what it asked the network for, what it holds."""

    def __init__(self, browser, width, height, dark=False):
        self._browser = browser
        self.width = width
        target = browser.call("Target.createTarget", url="about:blank")["targetId"]
        self._target = target
        self._session = browser.call(
            "Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network", "Accessibility"):
            self.call(f"{domain}.enable")
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=1, mobile=width < 600)
        self.prefer(dark)

    def prefer(self, dark):
        """What the system says of light and dark."""
        self.call("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])

    def call(self, method, **parameters):
        return self._browser.call(method, self._session, **parameters)

    def close(self):
        self._browser.call("Target.closeTarget", targetId=self._target)

    def open(self, path):
        """Seconds until the page had loaded and drawn."""
        self._browser.events.clear()
        start = time.monotonic()
        self.call("Page.navigate", url="file://" + os.path.abspath(path))
        self._browser.wait_for("Page.loadEventFired", self._session)
        self.settle()
        return time.monotonic() - start

    def settle(self):
        """Two frames later everything asked for is drawn."""
        self.run("new Promise(done => requestAnimationFrame("
                 "() => requestAnimationFrame(() => done(true))))")

    def run(self, script):
        """The value of an expression in the page."""
        result = self.call("Runtime.evaluate", expression=script,
                           returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(f"{script}: {result['exceptionDetails']}")
        return result["result"].get("value")

    def all(self, selector, what="element.textContent"):
        return self.run(f"[...document.querySelectorAll({json.dumps(selector)})]"
                        f".map(element => {what})")

    def count(self, selector):
        return self.run(f"document.querySelectorAll({json.dumps(selector)}).length")

    def text(self, selector):
        return self.run(f"document.querySelector({json.dumps(selector)}).textContent")

    def click(self, selector, index=0):
        """A real click in the middle of the element, scrolled into view."""
        x, y = self.run(
            f"(() => {{ const element = document.querySelectorAll("
            f"{json.dumps(selector)})[{index}];"
            "element.scrollIntoView({block: 'center', inline: 'center'});"
            "const box = element.getBoundingClientRect();"
            "return [box.x + box.width / 2, box.y + box.height / 2]; })()")
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y,
                      button="left", clickCount=1)
        self.settle()

    def drag(self, selector, by):
        """Presses in the middle of the element, moves by so much, lets go."""
        x, y = self.run(
            f"(() => {{ const box = document.querySelector({json.dumps(selector)})"
            ".getBoundingClientRect();"
            "return [box.x + box.width / 2, box.y + box.height / 2]; })()")
        for kind, step in (("mousePressed", 0), ("mouseMoved", 1), ("mouseReleased", 1)):
            self.call("Input.dispatchMouseEvent", type=kind, x=x + step * by[0],
                      y=y + step * by[1], button="left", buttons=1, clickCount=1)
        self.settle()

    def wheel(self, selector, by, control=False):
        x, y = self.run(
            f"(() => {{ const box = document.querySelector({json.dumps(selector)})"
            ".getBoundingClientRect();"
            "return [box.x + box.width / 2, box.y + box.height / 2]; })()")
        self.call("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0,
                  deltaY=by, modifiers=2 if control else 0)
        self.settle()

    def paper(self):
        """As it is printed."""
        self.call("Emulation.setEmulatedMedia", media="print")
        self.settle()

    def key(self, key):
        codes = {"ArrowDown": 40, "ArrowUp": 38, "ArrowLeft": 37, "ArrowRight": 39,
                 "End": 35, "Home": 36, "Escape": 27, "Enter": 13, "Tab": 9}
        if key in codes:
            down = {"type": "keyDown", "windowsVirtualKeyCode": codes[key]}
        else:
            down = {"type": "keyDown", "text": key}
        self.call("Input.dispatchKeyEvent", key=key, **down)
        self.call("Input.dispatchKeyEvent", key=key, type="keyUp")
        self.settle()

    def type(self, text):
        self.call("Input.insertText", text=text)
        self.settle()

    def screenshot(self, path):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def complaints(self):
        """Console errors and warnings, exceptions, policy violations."""
        found = []
        for event in self._browser.events:
            kind, data = event["method"], event.get("params", {})
            if kind == "Runtime.exceptionThrown":
                found.append(json.dumps(data["exceptionDetails"]))
            elif kind == "Runtime.consoleAPICalled" and data["type"] in (
                    "error", "warning", "assert"):
                found.append(json.dumps(data["args"]))
            elif kind == "Log.entryAdded" and data["entry"]["level"] in (
                    "error", "warning"):
                found.append(data["entry"]["text"])
        return found

    def requests(self):
        """All addresses the page asked for."""
        return [event["params"]["request"]["url"] for event in self._browser.events
                if event["method"] == "Network.requestWillBeSent"]
