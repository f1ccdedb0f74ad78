"""Events: what is refused, and when they run."""
import re

DAY, WEEK = 86400, 7 * 86400


class Refusal(Exception):
    """A command that is not obeyed, and why."""


def whole(body, name, least, most):
    value = body.get(name)
    if type(value) is not int or not least <= value <= most:
        raise Refusal(f'"{name}" must be a whole number from {least} to {most}')
    return value


def check(is_good, what):
    if not is_good:
        raise Refusal(f"{what} is not valid")


def check_event(body):
    name, hours, repeat = body.get("name"), body.get("time"), body.get("repeat")
    check(isinstance(name, str) and name.strip() and len(name) <= 32, '"name"')
    check(isinstance(hours, list) and len(hours) == 2 and all(type(m) is int and 0 <= m < 1440 for m in hours), '"time"')
    check(type(repeat) is int and repeat >= 0 and runs(body), '"repeat"')
    if "delay" in body:
        whole(body, "delay", 15, 120)
    for source in [body.get("main"), *([body["fail"]] if "fail" in body else [])]:
        check(isinstance(source, dict) and isinstance(source.get("uri"), str), "a source")
        check(re.match(r"https?://([^@/\s]*@)?[^@/\s:]+(:\d+)?(/\S*)?$", source["uri"]), '"uri"')
        whole(source, "tmo", 15, 120)


def runs(event):
    """The runs of an event as (start, length) in seconds of the week, from Sunday 00:00 UTC."""
    mask, (start, end) = event["repeat"], event["time"]
    if mask == 1 << 21:
        return [(0, WEEK)]
    days, first, last = ([day for day in range(7) if mask >> shift + day & 1] for shift in (0, 7, 14))
    if mask < 128:
        return [(day * DAY + start * 60, (end - start) * 60 % DAY) for day in days if start != end]
    if mask >> 21 or days or len(first) != 1 or len(last) != 1:
        return []
    begin = first[0] * DAY + start * 60
    length = (last[0] * DAY + end * 60 - begin) % WEEK
    return [(begin, length)] if length else []


def overlap(one, other):
    return any((b - a) % WEEK < n or (a - b) % WEEK < m for a, n in runs(one) for b, m in runs(other))
