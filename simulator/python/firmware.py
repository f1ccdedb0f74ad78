#!/usr/bin/env python3
"""A second firmware: a player written from docs/asyncapi.yaml and docs/protocol.md alone.

It shares no line with the simulator, so that scenarios which both pass say something about the
contract and not about our code. Python 3.9 and nothing else; no network but the broker, no
fail-over, no relay, no memory over a restart.

    python3 firmware.py --host 127.0.0.1 --port 1883 --label CR-1002 --key KEY-1002
"""
import argparse
import asyncio
import itertools
import json
import random
import re
import signal
import time
from functools import partialmethod
from urllib.parse import urlsplit

from events import DAY, WEEK, Refusal, check, check_event, overlap, until, whole
from mqtt import Session

NOTHING, STARTING, STARTED, STOPPING, STOPPED = range(5)
NONE, STOP, NEXT, PLAY = range(4)
LIMITS = {"vol": {"l": (0, 255), "r": (0, 255)},
          "eq": {"bf": (2, 15), "ba": (0, 15), "tf": (1, 15), "ta": (-8, 7)}}
FORMAT = {"mime": "audio/mpeg", "ch": 1, "br": 128, "sr": 44100}
STATION = {"name": "Test tone", "url": "", "descr": "Of the device", "adv": 0, "genre": ""}
PART = "[a-z0-9]([a-z0-9-]*[a-z0-9])?"
HOST = re.compile(rf"(?=.{{1,30}}$){PART}(\.{PART})*$", re.I)


class Device:
    def __init__(self, publish):
        self.publish, self.timers, self.events = publish, {}, []
        self.levels = {"vol": {"l": 0, "r": 0}, "eq": {"bf": 10, "ba": 0, "tf": 10, "ta": 0}}
        self.server, self.boot = "ntp.example.com", 1
        # What runs, and whether by hand; what is silenced in its hours, and until when.
        self.run, self.by_hand, self.held, self.next, self.told = None, False, {}, None, {}
        self.stream, self.status, self.since, self.extra_until = None, NOTHING, 0.0, 0.0
        self.become_right()

    def now(self):
        return time.time() + self.ahead

    def after(self, seconds, what, run):
        """Runs it later; of one kind only what was asked for last."""
        if what in self.timers:
            self.timers[what].cancel()
        self.timers[what] = asyncio.get_running_loop().call_later(seconds, run)

    def find(self, id):
        return next((event for event in self.events if event["id"] == id), None)

    def hold(self, event):
        left, _ = until(event, self.now())
        if left is not None:
            self.held[event["id"]] = self.now() + left

    def settle(self):
        """Plays what is to play by now, and looks again when that may change."""
        moments = {event["id"]: until(event, self.now()) for event in self.events}
        self.held = {id: end for id, end in self.held.items()
                     if id in moments and 0 < end - self.now() < WEEK}
        due = [id for id, (left, _) in moments.items() if left and id not in self.held]
        if due:
            self.run, self.by_hand = due[0], False
        elif not self.by_hand or self.run not in moments:
            self.run = None
        begins = {id: begin for id, (_, begin) in moments.items() if id != self.run}
        self.next = min(begins, key=begins.get, default=None)
        changes = [moment for both in moments.values() for moment in both if moment]
        self.after(min(changes, default=DAY) + 0.001, "schedule", self.settle)
        playing = self.stream if self.status in (STARTING, STARTED) else None
        if self.run and self.run != playing:
            self.become(self.run, STARTING)
            self.after(0.4, "stream", lambda: self.become(self.stream, STARTED))
        elif playing and not self.run:
            self.become(playing, STOPPING)
            self.after(0.1, "stream", lambda: self.become(self.stream, STOPPED))
        self.tell_schedule()

    def become(self, id, status):
        self.stream, self.status, self.since = id, status, time.monotonic()
        self.tell_stream()
        self.tell_schedule()
        self.after(0.1, "meter", self.tick)

    def tell_schedule(self, told=None):
        """Tells the states that are not what was told."""
        before, states = self.told if told is None else told, dict.fromkeys(self.held, STOP)
        stopping = {self.stream: STOP} if self.status == STOPPING else {}
        states = {**states, self.next: NEXT, **stopping, self.run: PLAY}
        self.told = {id: state for id, state in states.items() if self.find(id)}
        for id in {**before, **self.told}:
            if self.told.get(id, NONE) != before.get(id, NONE):
                self.publish("schedule", {"id": id, "state": self.told.get(id, NONE)})

    def tell_present(self):
        self.tell_schedule(told={})
        self.tell_stream()

    def tell_stream(self):
        event, ctx = self.find(self.stream), {}
        if event and self.status in (STARTING, STARTED):
            at = urlsplit(event["main"]["uri"])
            port = at.port or (443 if at.scheme == "https" else 80)
            ctx = {"msg": "Connecting", "fail": 0, "host": at.hostname, "port": port}
        if self.status == STARTED:
            texts = STATION if time.monotonic() < self.extra_until else {}
            ctx = {**ctx, "msg": "Connected", **FORMAT, **texts}
        if self.stream or self.events:
            id = self.stream or self.events[0]["id"]
            self.publish("stream", {"id": id, "status": self.status, "ctx": ctx})

    def tick(self, ticks=1):
        """Levels ten times a second, and the codec once, while they are asked for."""
        if time.monotonic() >= self.extra_until or self.status != STARTED:
            return
        if ticks % 10 == 0:
            played = time.monotonic() - self.since
            size, since = int(16 * played), int(self.now() - played)
            rates = {"br": 128000, "sr": 44100, "ch": 1, "avg": 128000}
            self.publish("codec", {"codec": 6, **rates, "size": size, "since": since})
        if ticks > 0:
            self.publish("vumeter", {"vu": [random.randint(60, 80), random.randint(60, 80)]})
        self.after(0.1, "meter", lambda: self.tick(ticks + 1))

    def tell_clock(self):
        self.publish("rtc", self.rtc)

    def become_right(self):
        """As if a time server had answered: the machine below has the right time."""
        self.ahead = 0.0
        self.rtc = {"state": "Done", "event": 1, "result": 0, "epoch": int(time.time())}
        self.tell_clock()
        self.settle()

    def obey(self, payload):
        try:
            request = json.loads(payload)
        except ValueError:
            return
        if not isinstance(request, dict) or type(request.get("req")) is not int:
            return
        msg, body, afterwards = request.get("msg"), request.get("body", {}), None
        reply = {"req": request["req"], "msg": msg if isinstance(msg, str) else ""}
        try:
            command = getattr(self, "do_" + reply["msg"], None)
            check(command, "Unknown command")
            check(isinstance(body, dict), "the body must be an object")
            answer, afterwards = command(body)
            reply = {**reply, "ok": True, "body": answer}
        except Refusal as refusal:
            reply = {**reply, "ok": False, "body": {"error": str(refusal)}}
        self.publish(None, reply)
        if afterwards:
            afterwards()

    def named(self, body):
        event = self.find(body.get("id"))
        check(event, "No such event")
        return event

    # The commands: each returns the body of its reply, and what is to be done after it.

    def do_GetEvents(self, _):
        return self.events, self.tell_present

    def do_GetEvent(self, body):
        return self.named(body), None

    def do_SetEvent(self, body):
        check(body.get("mode") == "playback", "This device cannot run such an event")
        check_event(body)
        old = self.named(body) if "id" in body else None
        others = [event for event in self.events if event is not old]
        check(len(others) < 64, "Event storage is full")
        check(not any(overlap(body, other) for other in others), "Overlapping event.")
        ids = map("evts/{}".format, itertools.count(1))
        event = {**body, "id": old["id"] if old else next(id for id in ids if not self.find(id))}
        if old:
            self.events[self.events.index(old)] = event
        else:
            self.events.append(event)
        return event, self.settle

    def do_DeleteEvent(self, body):
        self.events.remove(self.named(body))
        return {"id": body["id"]}, self.settle

    def do_StartEvent(self, body):
        self.run, self.by_hand = self.named(body)["id"], True
        for event in self.events:
            self.hold(event)
        self.held.pop(self.run, None)
        return {"id": self.run}, self.settle

    def do_StopEvent(self, body):
        event = self.named(body)
        if self.run == event["id"]:
            self.hold(event)
            self.run = None
        return {"id": event["id"]}, self.settle

    def do_StartExtra(self, _):
        self.extra_until = time.monotonic() + 30
        return {}, lambda: (self.tell_stream(), self.tick(0))

    def do_StopExtra(self, _):
        self.extra_until = 0.0
        return {}, None

    def set_levels(self, name, body):
        if body:
            limits = LIMITS[name].items()
            self.levels[name] = {part: whole(body.get(part), part, *ends) for part, ends in limits}
        return self.levels[name], None

    do_vol = partialmethod(set_levels, "vol")
    do_eq = partialmethod(set_levels, "eq")

    def do_rtcc(self, body):
        if body:
            epoch = whole(body.get("epoch"), "epoch", 0, 253402300799)
            boot = whole(body.get("b"), "b", 0, 1)
            parts = map(int, time.strftime("%Y %m %d %w %H %M", time.gmtime(epoch)).split())
            is_same = list(parts) == [body.get(name) for name in "YMDWhm"]
            check(is_same, "the parts of the date are not those of the epoch")
            self.ahead, self.boot = epoch - time.time(), boot
            self.rtc = {"state": "Manual", "epoch": self.rtc["epoch"]}
            # In the place of an answer that is under way, which would undo it.
            self.after(0, "clock", self.settle)
        return {"epoch": int(self.now()), "b": self.boot}, self.tell_clock

    def do_ntp(self, body):
        host, sync = body.get("host", self.server), body.get("sync")
        check(isinstance(host, str) and HOST.match(host), "the host is not valid")
        check("sync" not in body or sync is True and "host" not in body, "sync is not valid")
        self.server = host
        if sync:
            self.rtc = {"state": "Syncing", "epoch": self.rtc["epoch"]}
            self.after(0.1, "clock", self.become_right)
        return {"host": host, "boot": self.boot}, self.tell_clock


async def main(host, port, label, key, type):
    replies, at = f"cmd/rep/{type}/{label}", (host, port)
    online, offline = (json.dumps({"msg": "Bonjour", "ctx": ctx}) for ctx in ("Online", "Offline"))

    def publish(channel, message):
        topic = f"async/{type}/{label}/{channel}" if channel else replies
        session.publish(topic, json.dumps(message))

    def greet():
        session.publish(replies, online, is_retained=True)
        print("online", flush=True)

    # Whoever switches it off breaks its connection, and the broker tells its last will.
    session = Session(at, label, key, will=(replies, offline))
    device = Device(publish)
    while True:
        try:
            await session.live(f"cmd/req/{type}/{label}", greet, device.obey)
        except (OSError, EOFError, asyncio.TimeoutError) as error:
            print(f"offline: {error}", flush=True)
        await asyncio.sleep(random.uniform(1, 20))


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    for option, value in {"host": "127.0.0.1", "port": 1883, "label": "CR-1002",
                          "key": "KEY-1002", "type": "micro-eth"}.items():
        options.add_argument(f"--{option}", default=value, type=type(value))
    asyncio.run(main(**vars(options.parse_args())))
