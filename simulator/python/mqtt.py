"""MQTT 3.1.1 over TCP, as much of it as a device needs: a last will, one subscription of QoS 0."""
import asyncio
import random
import struct

CONNACK, PUBLISH, SUBACK = 2, 3, 9
KEEP_ALIVE = 60


class Session:
    """A connection to a broker that comes back. What is sent while there is none is lost."""

    writer = None

    async def live(self, address, login, topic, on_online, on_message):
        while True:
            try:
                reader, self.writer = await asyncio.open_connection(*address)
                # A name and a password, a last will of QoS 1 that is retained, a clean session.
                head = field("MQTT") + bytes([4, 0b11101110, 0, KEEP_ALIVE])
                self.send(0x10, head, *map(field, login))
                while True:
                    # An answer to a ping comes at the latest.
                    kind, body = await asyncio.wait_for(read(reader), KEEP_ALIVE)
                    if kind in (CONNACK, SUBACK) and body[-1] != 0:
                        raise OSError("the broker refuses the login or the subscription")
                    if kind == CONNACK:
                        self.send(0x82, b"\0\1", field(topic), b"\0")
                    elif kind == SUBACK:
                        on_online()
                    elif kind == PUBLISH:
                        on_message(body[2 + int.from_bytes(body[:2], "big"):])
            except (OSError, EOFError, asyncio.TimeoutError) as error:
                print(f"offline: {error}", flush=True)
                self.writer = self.writer and self.writer.close()
            await asyncio.sleep(random.uniform(1, 20))

    async def ping(self):
        while True:
            await asyncio.sleep(KEEP_ALIVE / 2)
            self.send(0xC0)

    def publish(self, topic, payload, is_retained=False):
        """Retained with QoS 1, else with QoS 0."""
        first, number = (0x33, b"\0\2") if is_retained else (0x30, b"")
        self.send(first, field(topic), number, payload.encode())

    def send(self, first, *parts):
        body = b"".join(parts)
        head, length = [first], len(body)
        while length > 127:
            head.append(length % 128 | 128)
            length //= 128
        if self.writer:
            self.writer.write(bytes([*head, length]) + body)


async def read(reader):
    """The type of the next packet, and its body."""
    [first], length = await reader.readexactly(1), 0
    for shift in (0, 7, 14, 21):
        [byte] = await reader.readexactly(1)
        length |= (byte & 127) << shift
        if byte < 128:
            break
    return first >> 4, await reader.readexactly(length)


def field(text):
    return struct.pack("!H", len(text.encode())) + text.encode()
