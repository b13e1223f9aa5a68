"""A small client of Chromium's DevTools protocol, which speaks JSON over two pipes."""

import base64
import fcntl
import json
import os
import pathlib
import select
import shutil
import subprocess
import sys
import tempfile
import time


class Refused(Exception):
    """The browser can't do what it was told."""


class Browser:
    """A headless Chromium of its own, with an empty profile."""

    def __init__(self):
        names = ["chromium", "chromium-browser", "google-chrome"]
        program = next(filter(None, map(shutil.which, names)), None)
        if not program:
            sys.exit("no Chromium found; on Debian: apt-get install chromium")
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        commands, self.commands = os.pipe()
        self.answers, answers = os.pipe()

        def take_pipes():
            # Chromium reads its file 3 and writes its file 4. The pipes may bear these numbers themselves.
            ends = [fcntl.fcntl(end, fcntl.F_DUPFD, 10) for end in (commands, answers)]
            os.dup2(ends[0], 3)
            os.dup2(ends[1], 4)

        arguments = [
            "--headless=new", "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
            "--disable-dev-shm-usage", "--disable-background-networking", "--disable-component-update",
            f"--user-data-dir={self.profile.name}", "about:blank",
        ]
        self.process = subprocess.Popen(
            [program, *arguments], pass_fds=(3, 4), preexec_fn=take_pipes,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        os.close(commands)
        os.close(answers)
        self.unread = b""
        self.number = 0
        self.tabs = {}

    def receive(self, timeout):
        """The next message, or nothing if none comes in time. Events go to their tabs."""
        end = time.monotonic() + timeout
        while b"\0" not in self.unread:
            ready, _, _ = select.select([self.answers], [], [], max(0, end - time.monotonic()))
            if not ready:
                return None
            data = os.read(self.answers, 1 << 20)
            if not data:
                sys.exit("the browser has ended")
            self.unread += data
        text, self.unread = self.unread.split(b"\0", 1)
        message = json.loads(text)
        if tab := self.tabs.get(message.get("sessionId")):
            if "method" in message:
                tab.note(message["method"], message["params"])
        return message

    def send(self, method, session=None, **parameters):
        """Sends a command, and returns its result."""
        self.number += 1
        number = self.number
        message = {"id": number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.commands, data) :]
        while answer := self.receive(timeout=60):
            if answer.get("id") == number:
                if "error" in answer:
                    raise Refused(f"{method}: {answer['error']['message']}")
                return answer["result"]
        sys.exit(f"the browser doesn't answer {method}")

    def close(self):
        self.process.kill()
        self.process.wait()
        self.profile.cleanup()


class Tab:
    """A page of a browser, which collects what goes wrong in it."""

    def __init__(self, browser, width, height, scheme="light", is_phone=False):
        self.browser = browser
        self.problems = []
        self.addresses = {}
        target = browser.send("Target.createTarget", url="about:blank")["targetId"]
        self.target = target
        self.session = browser.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        browser.tabs[self.session] = self
        for domain in ["Page", "Runtime", "Network", "Log"]:
            self.send(f"{domain}.enable")
        self.width, self.height, self.is_phone = width, height, is_phone
        self.resize(height)
        self.send("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])

    def resize(self, height):
        self.send(
            "Emulation.setDeviceMetricsOverride",
            width=self.width, height=height, deviceScaleFactor=1, mobile=self.is_phone)

    def send(self, method, **parameters):
        return self.browser.send(method, session=self.session, **parameters)

    def note(self, method, event):
        """Keeps what an event tells of a mistake."""
        if method == "Runtime.exceptionThrown":
            details = event["exceptionDetails"]
            self.problems.append(f"exception: {details.get('exception', details).get('description', details['text'])}")
        elif method == "Runtime.consoleAPICalled" and event["type"] in ("error", "assert", "warning"):
            words = [str(argument.get("value", argument.get("description"))) for argument in event["args"]]
            self.problems.append(f"console: {' '.join(words)}")
        elif method == "Log.entryAdded" and event["entry"]["level"] == "error":
            self.problems.append(f"log: {event['entry']['text']} {event['entry'].get('url', '')}")
        elif method == "Network.requestWillBeSent":
            self.addresses[event["requestId"]] = event["request"]["url"]
        elif method == "Network.responseReceived" and event["response"]["status"] >= 400:
            self.problems.append(f"status {event['response']['status']} for {event['response']['url']}")
        elif method == "Network.loadingFailed" and not event.get("canceled"):
            self.problems.append(f"{event['errorText']} for {self.addresses.get(event['requestId'])}")

    def open(self, address):
        self.problems, self.addresses = [], {}
        self.send("Page.navigate", url=address)

    def value(self, script):
        """What an expression of JavaScript gives in the page; nothing while another page takes its place."""
        try:
            answer = self.send("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        except Refused:
            return None
        if "exceptionDetails" in answer:
            sys.exit(f"the page can't evaluate {script}: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def wait(self, script, seconds=30):
        """Waits until an expression gives something true; returns that, or what it gave last."""
        end = time.monotonic() + seconds
        while not (value := self.value(script)) and time.monotonic() < end:
            self.browser.receive(timeout=0.05)
        return value

    def click(self, element):
        """Clicks with the mouse into the middle of what an expression gives, once that is there and can be hit.

        A page that is still being laid out would have moved it away under the mouse, or have something before it: it
        must stand still for two frames, and be what the mouse finds there.
        """
        place = self.wait(
            f"(async () => {{ const element = {element}; if (!element) return;"
            " element.scrollIntoView({block: 'center', behavior: 'instant'});"
            " const frame = () => new Promise(requestAnimationFrame);"
            " const middle = () => { const box = element.getBoundingClientRect();"
            " return [box.x + box.width / 2, box.y + box.height / 2] };"
            " await frame(); const first = middle(); await frame(); await frame(); const [x, y] = middle();"
            " const isStill = first[0] === x && first[1] === y && element.isConnected;"
            " return isStill && element.contains(document.elementFromPoint(x, y)) && [x, y] })()")
        if not place:
            self.problems.append(f"there is nothing to click: {element}")
            return
        x, y = place
        self.send("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)
        for kind in ["mousePressed", "mouseReleased"]:
            self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def type(self, text):
        self.send("Input.insertText", text=text)

    def picture(self, file, tallest):
        """Keeps a picture of the whole page, or of its upper part if it is very tall."""
        self.resize(min(self.value("document.documentElement.scrollHeight"), tallest))
        data = self.send("Page.captureScreenshot", format="png")["data"]
        pathlib.Path(file).write_bytes(base64.b64decode(data))
        self.resize(self.height)

    def close(self):
        self.browser.send("Target.closeTarget", targetId=self.target)
        self.browser.tabs.pop(self.session, None)
