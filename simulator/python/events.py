"""Events: what is refused, and when they run."""
import re

DAY, WEEK, ALWAYS = 86400, 7 * 86400, 1 << 21
ADDRESS = re.compile(r"https?://([^@/\s]*@)?[^@/\s:]+(:\d+)?(/\S*)?$")


class Refusal(Exception):
    """A command that is not obeyed, and why."""


def check(is_good, sentence):
    if not is_good:
        raise Refusal(sentence)


def whole(value, name, least, most):
    is_good = type(value) is int and least <= value <= most
    check(is_good, f"{name} must be a whole number from {least} to {most}")
    return value


def check_event(body):
    name, hours, fail = body.get("name"), body.get("time"), body.get("fail")
    check(isinstance(name, str) and name.strip() and len(name) <= 32, "the name is not valid")
    check(isinstance(hours, list) and len(hours) == 2, "the time must be a start and an end")
    for minute in hours:
        whole(minute, "a minute", 0, 1439)
    whole(body.get("repeat"), "repeat", 1, ALWAYS)
    check(runs(body), "the event never runs")
    whole(body.get("delay", 15), "delay", 15, 120)
    for source in (body.get("main"), fail) if "fail" in body else (body.get("main"),):
        check(isinstance(source, dict), "a stream must be an object")
        check(ADDRESS.match(str(source.get("uri"))), "the address of a stream is not valid")
        whole(source.get("tmo"), "tmo", 15, 120)


def runs(event):
    """The runs of an event as (start, length) in seconds of the week, from Sunday 00:00 UTC."""
    mask, (start, end) = event["repeat"], event["time"]
    if mask == ALWAYS:
        return [(0, WEEK)]
    days, first, last = ([d for d in range(7) if mask >> shift + d & 1] for shift in (0, 7, 14))
    if mask < 128:
        return [(d * DAY + start * 60, (end - start) * 60 % DAY) for d in days if start != end]
    if days or len(first) != 1 or len(last) != 1:
        return []
    begin = first[0] * DAY + start * 60
    length = (last[0] * DAY + end * 60 - begin) % WEEK
    return [(begin, length)] if length else []


def overlap(one, other):
    pairs = [(a, n, b, m) for a, n in runs(one) for b, m in runs(other)]
    return any((b - a) % WEEK < n or (a - b) % WEEK < m for a, n, b, m in pairs)


def until(event, now):
    """Seconds until the run that is on ends, or None, and until the next one begins."""
    at = (now + 4 * DAY) % WEEK  # 1970 began on a Thursday.
    left = [length - (at - start) % WEEK for start, length in runs(event)]
    begins = [(start - at) % WEEK or WEEK for start, _ in runs(event)]
    return max((seconds for seconds in left if seconds > 0), default=None), min(begins)
