#!/usr/bin/env python3
"""A second firmware: a player written from docs/asyncapi.yaml and docs/protocol.md alone.

It shares no line with the simulator, so that scenarios which both pass say something about the contract and not about
our code. Python 3.9 and nothing else; no network but the broker, no fail-over, no relay, no memory over a restart.

    python3 firmware.py --host 127.0.0.1 --port 1883 --label CR-1002 --key KEY-1002 --type micro-eth
"""
import argparse
import heapq
import itertools
import json
import random
import re
import signal
import sys
import time
from urllib.parse import urlsplit

from events import DAY, WEEK, Refusal, check, check_event, overlap, runs, whole
from mqtt import Session

NOTHING, STARTING, STARTED, STOPPING, STOPPED = range(5)
NONE, STOP, NEXT, PLAY = range(4)
LEVELS = {"vol": {"l": (0, 255), "r": (0, 255)}, "eq": {"bf": (2, 15), "ba": (0, 15), "tf": (1, 15), "ta": (-8, 7)}}
FORMAT = {"mime": "audio/mpeg", "ch": 1, "br": 128, "sr": 44100}
STATION = {"name": "Test tone", "url": "", "descr": "Made by the device", "adv": 0, "genre": ""}
HOST = re.compile(r"(?=.{1,30}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$", re.I)


class Device:
    def __init__(self, publish):
        self.publish, self.timers, self.latest, self.order = publish, [], {}, itertools.count()
        self.events, self.levels = [], {"vol": {"l": 0, "r": 0}, "eq": {"bf": 10, "ba": 0, "tf": 10, "ta": 0}}
        self.server, self.boot, self.ahead = "ntp.example.com", 1, 0.0
        self.rtc = {"state": "Done", "event": 1, "result": 0, "epoch": int(time.time())}
        # What runs, and whether by hand; until when it is silenced in its hours; what was told of the schedule.
        self.run, self.by_hand, self.held, self.next, self.told = None, False, {}, None, {}
        self.stream, self.status, self.since, self.extra_until, self.ticks = None, NOTHING, 0.0, 0.0, 0

    def now(self):
        return time.time() + self.ahead

    def after(self, seconds, what, run):
        """Runs it later; of one kind only what was asked for last."""
        self.latest[what] = number = next(self.order)
        heapq.heappush(self.timers, (time.monotonic() + seconds, number, what, run))

    def work(self):
        """Runs what is due and returns the seconds until the next that is."""
        while self.timers and self.timers[0][0] <= time.monotonic():
            _, number, what, run = heapq.heappop(self.timers)
            if self.latest.get(what) == number:
                run()
        return self.timers[0][0] - time.monotonic() if self.timers else 60

    def find(self, id):
        return next((event for event in self.events if event["id"] == id), None)

    def until(self, event):
        """Seconds until the run that is on ends, or None, and until the next one begins."""
        at = (self.now() + 4 * DAY) % WEEK  # 1970 began on a Thursday.
        left = [length - (at - start) % WEEK for start, length in runs(event) if (at - start) % WEEK < length]
        return max(left, default=None), min((start - at) % WEEK or WEEK for start, _ in runs(event))

    def hold(self, event):
        left, _ = self.until(event)
        if left is not None:
            self.held[event["id"]] = self.now() + left

    def settle(self):
        """Plays what is to play by now, and looks again when that may change."""
        moments = {event["id"]: self.until(event) for event in self.events}
        self.held = {id: end for id, end in self.held.items() if id in moments and 0 < end - self.now() < WEEK}
        due = [id for id, (left, _) in moments.items() if left is not None and id not in self.held]
        if due:
            self.run, self.by_hand = due[0], False
        elif not self.by_hand or self.run not in moments:
            self.run = None
        begins = {id: begin for id, (_, begin) in moments.items() if id != self.run}
        self.next = min(begins, key=begins.get, default=None)
        soonest = min((moment for both in moments.values() for moment in both if moment is not None), default=DAY)
        self.after(soonest + 0.001, "schedule", self.settle)
        playing = self.stream if self.status in (STARTING, STARTED) else None
        if self.run and self.run != playing:
            self.become(self.run, STARTING)
            self.after(0.4, "stream", lambda: self.become(self.stream, STARTED))
        elif playing and not self.run:
            self.become(playing, STOPPING)
            self.after(0.1, "stream", lambda: self.become(self.stream, STOPPED))
        self.tell_changes()

    def become(self, id, status):
        self.stream, self.status, self.since = id, status, time.monotonic()
        self.tell_stream()
        self.tell_changes()
        self.after(0.1, "meter", self.tick)

    def states(self):
        stopping = {self.stream: STOP} if self.status == STOPPING else {}
        states = {**dict.fromkeys(self.held, STOP), self.next: NEXT, **stopping, self.run: PLAY}
        return {id: state for id, state in states.items() if self.find(id)}

    def tell_changes(self):
        before, self.told = self.told, self.states()
        for id in {**before, **self.told}:
            if self.told.get(id, NONE) != before.get(id, NONE):
                self.publish("schedule", {"id": id, "state": self.told.get(id, NONE)})

    def tell_present(self):
        for id, state in self.states().items():
            self.publish("schedule", {"id": id, "state": state})
        self.tell_stream()

    def tell_stream(self):
        event, ctx = self.find(self.stream), {}
        if event and self.status in (STARTING, STARTED):
            at = urlsplit(event["main"]["uri"])
            ctx = {"fail": 0, "host": at.hostname, "port": at.port or (443 if at.scheme == "https" else 80)}
        if self.status == STARTED:
            ctx = {"msg": "Connected", **ctx, **FORMAT, **(STATION if time.monotonic() < self.extra_until else {})}
        id = self.stream or (self.events[0]["id"] if self.events else None)
        if id:
            self.publish("stream", {"id": id, "status": self.status, "ctx": ctx})

    def tick(self, ticks=1):
        """Levels ten times a second, and the codec once, while somebody asks for them and something plays."""
        if time.monotonic() >= self.extra_until or self.status != STARTED:
            return
        if ticks % 10 == 0:
            played = time.monotonic() - self.since
            self.publish("codec", {"codec": 6, "br": 128000, "sr": 44100, "ch": 1, "avg": 128000,
                                   "size": int(16 * played), "since": int(self.now() - played)})
        if ticks > 0:
            self.publish("vumeter", {"vu": [random.randint(60, 80), random.randint(60, 80)]})
        self.after(0.1, "meter", lambda: self.tick(ticks + 1))

    # Commands: each returns the body of its reply, and what is to be done after it.

    def obey(self, payload):
        try:
            request = json.loads(payload)
        except ValueError:
            return
        if not isinstance(request, dict) or type(request.get("req")) is not int:
            return
        msg, body = request.get("msg"), request.get("body", {})
        reply, afterwards = {"req": request["req"], "msg": msg if isinstance(msg, str) else ""}, None
        try:
            if reply["msg"] not in COMMANDS:
                raise Refusal("Unknown command")
            check(isinstance(body, dict), "the body")
            answer, afterwards = COMMANDS[msg](self, body)
            self.publish(None, {**reply, "ok": True, "body": answer})
        except Refusal as refusal:
            self.publish(None, {**reply, "ok": False, "body": {"error": str(refusal)}})
        if afterwards:
            afterwards()

    def named(self, body):
        event = self.find(body.get("id"))
        if not event:
            raise Refusal("No such event")
        return event

    def set_event(self, body):
        if body.get("mode") != "playback":
            raise Refusal("This device cannot run such an event")
        check_event(body)
        old = self.named(body) if "id" in body else None
        if not old and len(self.events) >= 64:
            raise Refusal("Event storage is full")
        if any(overlap(body, other) for other in self.events if other is not old):
            raise Refusal("Overlapping event.")
        free = next(id for id in map("evts/{}".format, itertools.count(1)) if not self.find(id))
        event = {**body, "id": old["id"] if old else free}
        self.events = [event if one is old else one for one in self.events] + ([] if old else [event])
        return event, self.settle

    def delete_event(self, body):
        self.events.remove(self.named(body))
        return {"id": body["id"]}, self.settle

    def start_event(self, body):
        id = self.named(body)["id"]
        for event in self.events:
            self.hold(event)
        self.held.pop(id, None)
        self.run, self.by_hand = id, True
        return {"id": id}, self.settle

    def stop_event(self, body):
        event = self.named(body)
        if self.run == event["id"]:
            self.hold(event)
            self.run = None
        return {"id": event["id"]}, self.settle

    def set_extra(self, seconds):
        self.extra_until = time.monotonic() + seconds
        return {}, lambda: (self.tell_stream(), self.tick(0)) if seconds else None

    def set_levels(self, name, body):
        if body:
            self.levels[name] = {part: whole(body, part, *limits) for part, limits in LEVELS[name].items()}
        return self.levels[name], None

    def set_clock(self, body):
        if body:
            epoch, boot = whole(body, "epoch", 0, 253402300799), whole(body, "b", 0, 1)
            at = time.gmtime(epoch)
            parts = (at.tm_year, at.tm_mon, at.tm_mday, (at.tm_wday + 1) % 7, at.tm_hour, at.tm_min)
            check(parts == tuple(body.get(name) for name in "YMDWhm"), "the moment in parts")
            self.ahead, self.boot = epoch - time.time(), boot
            self.rtc = {"state": "Manual", "epoch": self.rtc["epoch"]}
            self.latest.pop("clock", None)  # An answer that is under way would undo it.
        return {"epoch": int(self.now()), "b": self.boot}, lambda: (self.publish("rtc", self.rtc), self.settle())

    def set_server(self, body):
        host, sync = body.get("host"), body.get("sync")
        check(not body or (host is None) != (sync is None), "the body")
        check(sync in (None, True) and (host is None or isinstance(host, str) and HOST.match(host)), '"host"')
        self.server = host or self.server
        if sync:
            self.rtc = {"state": "Syncing", "epoch": self.rtc["epoch"]}
            self.after(0.1, "clock", self.become_right)
        return {"host": self.server, "boot": self.boot}, lambda: self.publish("rtc", self.rtc)

    def become_right(self):
        """As if a time server had answered: the machine below has the right time."""
        self.ahead = 0.0
        self.rtc = {"state": "Done", "event": 1, "result": 0, "epoch": int(time.time())}
        self.publish("rtc", self.rtc)
        self.settle()


COMMANDS = {
    "GetEvents": lambda device, _: (device.events, device.tell_present),
    "GetEvent": lambda device, body: (device.named(body), None),
    "SetEvent": Device.set_event, "DeleteEvent": Device.delete_event,
    "StartEvent": Device.start_event, "StopEvent": Device.stop_event,
    "StartExtra": lambda device, _: device.set_extra(30), "StopExtra": lambda device, _: device.set_extra(0),
    "vol": lambda device, body: device.set_levels("vol", body),
    "eq": lambda device, body: device.set_levels("eq", body),
    "rtcc": Device.set_clock, "ntp": Device.set_server,
}


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--host", default="127.0.0.1")
    options.add_argument("--port", type=int, default=1883)
    options.add_argument("--label", default="CR-1002")
    options.add_argument("--key", default="KEY-1002")
    options.add_argument("--type", default="micro-eth", choices=["nano-eth", "micro-eth"])
    given = options.parse_args()
    replies = f"cmd/rep/{given.type}/{given.label}"
    greet = lambda ctx: json.dumps({"msg": "Bonjour", "ctx": ctx})

    def publish(channel, message):
        session.publish(f"async/{given.type}/{given.label}/{channel}" if channel else replies, json.dumps(message))

    session = Session((given.host, given.port), given.label, given.key, (replies, greet("Offline")))
    device = Device(publish)
    device.settle()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    tries = 0
    try:
        while True:
            try:
                session.connect(f"cmd/req/{given.type}/{given.label}")
                session.publish(replies, greet("Online"), is_retained=True)
                print("online", flush=True)
                tries = 0
                while True:
                    for payload in session.hear(device.work()):
                        device.obey(payload)
            except OSError as error:
                print(f"offline: {error}", flush=True)
                session.drop()
            again = time.monotonic() + random.uniform(0, min(60, 4 * 2 ** min(tries, 4)))
            tries += 1
            while time.monotonic() < again:
                time.sleep(max(0, min(device.work(), again - time.monotonic())))
    except (KeyboardInterrupt, SystemExit):
        session.publish(replies, greet("Offline"), is_retained=True)
        session.leave()


if __name__ == "__main__":
    main()
