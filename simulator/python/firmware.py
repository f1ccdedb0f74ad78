"""A second firmware: a player written from docs/asyncapi.yaml and docs/protocol.md alone.

It shares no line with the simulator, so that scenarios which both pass say something about the
contract and not about our code. Python 3.9 and nothing else; no network but the broker, no
fail-over, no relay, no memory over a restart.

    python3 firmware.py host=127.0.0.1 port=1883 label=CR-1002 key=KEY-1002
"""
import asyncio
import json
import random
import re
import signal
import sys
import time
from functools import partialmethod
from math import inf
from urllib.parse import urlsplit

from events import DAY, Refusal, check, check_event, check_numbers, is_on, overlap, seconds_to
from mqtt import Session

NOTHING, STARTING, STARTED, STOPPING, STOPPED = range(5)
NONE, STOP, NEXT, PLAY = range(4)
PASSING = {STARTING: (0.4, STARTED), STOPPING: (0.1, STOPPED)}  # For how long, and what follows.
LEVELS = {"vol": {"l": (0, 255), "r": (0, 255)},
          "eq": {"bf": (2, 15), "ba": (0, 15), "tf": (1, 15), "ta": (-8, 7)}}
FORMAT = {"msg": "Connected", "mime": "audio/mpeg", "ch": 1, "br": 128, "sr": 44100}
STATION = {"name": "Test tone", "url": "", "descr": "Of the device", "adv": 0, "genre": ""}
RATES = {"codec": 6, "br": 128000, "sr": 44100, "ch": 1, "avg": 128000}
HOST = re.compile(r"(?=.{1,30}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?(\.(?=.)|$))+$", re.I)
TOLD_AFTER = {"GetEvents": ("schedule", "stream"), "StartExtra": ("stream",),
              "rtcc": ("rtc",), "ntp": ("rtc",)}


class Device:
    """What a player knows. Nothing happens by itself: `step` does what is due by now."""

    def __init__(self, publish):
        self.publish, self.events, self.told = publish, {}, {}
        self.levels = {"vol": {"l": 0, "r": 0}, "eq": {"bf": 10, "ba": 0, "tf": 10, "ta": 0}}
        # What runs, what was started by hand, and what is silenced within its hours.
        self.run, self.by_hand, self.held = None, None, set()
        self.stream, self.status, self.since = None, NOTHING, 0.0
        self.extra_until = self.codec_at = self.levels_at = 0.0
        # How wrong the clock is, and when the time server answers.
        self.ahead, self.server, self.boot, self.answer_at = 0.0, "ntp.example.com", 1, 0.0
        self.rtc = {"state": "Syncing", "epoch": 0}

    def step(self):
        """Does what is due by now, and tells each state that is not as it was told."""
        now = time.monotonic()
        if now >= self.answer_at:  # The machine below has the right time.
            self.ahead, self.answer_at = 0.0, inf
            self.rtc = {"state": "Done", "event": 1, "result": 0, "epoch": int(time.time())}
        seconds, following = PASSING.get(self.status, (inf, None))
        if now >= self.since + seconds:
            self.status, self.since = following, now
        states = {**self.settle(now), "rtc": self.rtc, "stream": self.describe_stream(now)}
        for key in {**self.told, **states}:
            if states.get(key) != self.told.get(key):
                channel, *id = key.split()
                self.publish(channel, states.get(key) or {"id": id[0], "state": NONE})
        self.told = states
        if self.status == STARTED and now < self.extra_until:
            self.tell_levels(now)

    async def live(self):
        while True:
            self.step()
            await asyncio.sleep(0.02)

    def settle(self, now):
        """Plays what is to play by now. Returns the states of the events."""
        at = time.time() + self.ahead + 4 * DAY  # 1970 began on a Thursday.
        hours = [id for id, event in self.events.items() if is_on(event, at)]
        self.held &= {*hours}
        due = [id for id in hours if id not in self.held]
        if due or self.by_hand not in self.events:
            self.by_hand = None
        self.run = due[0] if due else self.by_hand
        playing = self.stream if self.status in (STARTING, STARTED) else None
        if self.run != playing:
            self.stream, self.since = self.run or playing, now
            self.status = STARTING if self.run else STOPPING
        begins = {id: seconds_to(event, at) for id, event in self.events.items() if id != self.run}
        stopping = self.stream if self.status == STOPPING else None
        states = {**dict.fromkeys(self.held, STOP), min(begins, key=begins.get, default=None): NEXT,
                  stopping: STOP, self.run: PLAY}
        return {f"schedule {id}": {"id": id, "state": state}
                for id, state in states.items() if id in self.events}

    def describe_stream(self, now):
        """As it was told last where no event is left."""
        id, ctx = self.stream or next(iter(self.events), None), {}
        if self.status in (STARTING, STARTED):
            at = urlsplit(self.events[id]["main"]["uri"])
            port = at.port or (443 if at.scheme == "https" else 80)
            ctx = {"msg": "Connecting", "fail": 0, "host": at.hostname, "port": port}
        if self.status == STARTED:
            ctx = {**ctx, **FORMAT, **(STATION if now < self.extra_until else {})}
        return {"id": id, "status": self.status, "ctx": ctx} if id else self.told.get("stream")

    def tell_levels(self, now):
        """Levels ten times a second, and the codec once."""
        if now >= self.codec_at:
            self.codec_at, played = now + 1, now - self.since
            size, since = int(16 * played), int(time.time() + self.ahead - played)
            self.publish("codec", {**RATES, "size": size, "since": since})
        if now >= self.levels_at:
            self.levels_at = max(self.levels_at + 0.1, now)
            self.publish("vumeter", {"vu": [random.randint(60, 80), random.randint(60, 80)]})

    def obey(self, payload):
        try:
            request = json.loads(payload)
            req, msg, body = request["req"], str(request.get("msg", "")), request.get("body", {})
        except (ValueError, TypeError, KeyError):
            return
        if type(req) is not int:
            return
        command, told_again = getattr(self, f"do_{msg}", None), ()
        try:
            check(command, "Unknown command")
            check(isinstance(body, dict), "the body must be an object")
            reply, told_again = {"ok": True, "body": command(body)}, TOLD_AFTER.get(msg, ())
        except Refusal as refusal:
            reply = {"ok": False, "body": {"error": str(refusal)}}
        self.publish(None, {"req": req, "msg": msg, **reply})
        self.told = {key: told for key, told in self.told.items() if not key.startswith(told_again)}
        self.step()

    # The commands: each returns the body of its reply.

    def do_GetEvents(self, _):
        return [*self.events.values()]

    def do_GetEvent(self, body):
        event = self.events.get(str(body.get("id")))
        check(event, "No such event")
        return event

    def do_SetEvent(self, body):
        check(body.get("mode") == "playback", "This device cannot run such an event")
        check_event(body)
        free = [id for id in map("evts/{}".format, range(1, 66)) if id not in self.events]
        id = self.do_GetEvent(body)["id"] if "id" in body else free[0]
        others = [event for event in self.events.values() if event["id"] != id]
        check(len(others) < 64, "Event storage is full")
        check(not any(overlap(body, other) for other in others), "Overlapping event.")
        self.events[id] = {**body, "id": id}
        return self.events[id]

    def do_DeleteEvent(self, body):
        return {"id": self.events.pop(self.do_GetEvent(body)["id"])["id"]}

    def do_StartEvent(self, body):
        self.by_hand = self.do_GetEvent(body)["id"]
        self.held = {*self.events} - {self.by_hand}
        return {"id": self.by_hand}

    def do_StopEvent(self, body):
        id = self.do_GetEvent(body)["id"]
        if self.run == id:
            self.held.add(id)
            self.by_hand = None
        return {"id": id}

    def set_extra(self, _, seconds):
        self.extra_until = time.monotonic() + seconds
        return {}

    def set_levels(self, body, name):
        if body:
            self.levels[name] = check_numbers(body, LEVELS[name])
        return self.levels[name]

    do_StartExtra = partialmethod(set_extra, seconds=30)
    do_StopExtra = partialmethod(set_extra, seconds=0)
    do_vol = partialmethod(set_levels, name="vol")
    do_eq = partialmethod(set_levels, name="eq")

    def do_rtcc(self, body):
        if body:
            epoch, boot = check_numbers(body, {"epoch": (0, 253402300799), "b": (0, 1)}).values()
            parts = time.strftime("%Y %m %d %w %H %M", time.gmtime(epoch)).split()
            is_same = [int(part) for part in parts] == [body.get(name) for name in "YMDWhm"]
            check(is_same, "the parts of the date are not those of the epoch")
            # An answer of the time server that is under way would undo it.
            self.ahead, self.boot, self.answer_at = epoch - time.time(), boot, inf
            self.rtc = {"state": "Manual", "epoch": self.rtc["epoch"]}
        return {"epoch": int(time.time() + self.ahead), "b": self.boot}

    def do_ntp(self, body):
        host, sync = body.get("host", self.server), body.get("sync")
        check(isinstance(host, str) and HOST.match(host), "the host is not valid")
        check("sync" not in body or sync is True and "host" not in body, "sync is not valid")
        self.server = host
        if sync:
            self.rtc = {"state": "Syncing", "epoch": self.rtc["epoch"]}
            self.answer_at = time.monotonic() + 0.1
        return {"host": host, "boot": self.boot}


async def main(host="127.0.0.1", port=1883, label="CR-1002", key="KEY-1002", type="micro-eth"):
    replies, requests = f"cmd/rep/{type}/{label}", f"cmd/req/{type}/{label}"
    online, offline = (json.dumps({"msg": "Bonjour", "ctx": ctx}) for ctx in ("Online", "Offline"))

    def publish(channel, message):
        topic = f"async/{type}/{label}/{channel}" if channel else replies
        session.publish(topic, json.dumps(message))

    def greet():
        session.publish(replies, online, is_retained=True)
        print("online", flush=True)

    session, device = Session(), Device(publish)
    # Whoever switches it off breaks its connection, and the broker tells its last will.
    login = (label, replies, offline, label, key)
    living = session.live((host, port), login, requests, greet, device.obey)
    await asyncio.gather(living, session.ping(), device.live())


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    asyncio.run(main(**dict(word.split("=", 1) for word in sys.argv[1:])))
