"""MQTT 3.1.1 over TCP, as much of it as a device needs: a last will, one subscription of QoS 0."""
import asyncio
import struct

CONNACK, PUBLISH, SUBACK = 2, 3, 9
KEEP_ALIVE = 60


class Session:
    def __init__(self, address, name, key, will):
        self.address, self.login, self.writer = address, (name, *will, name, key), None

    async def live(self, topic, on_online, on_message):
        """Connects, subscribes and hears; raises an OSError or an EOFError where that ends."""
        reader, self.writer = await asyncio.open_connection(*self.address)
        pinging = asyncio.ensure_future(self.ping())
        try:
            # A name and a password, a last will of QoS 1 that is retained, a clean session.
            head = field("MQTT") + bytes([4, 0b11101110]) + struct.pack("!H", KEEP_ALIVE)
            self.send(0x10, head + b"".join(map(field, self.login)))
            while True:
                # An answer to a ping comes at the latest.
                first, body = await asyncio.wait_for(read(reader), KEEP_ALIVE)
                if first >> 4 == CONNACK:
                    check(body[1] == 0, "the broker refuses the login")
                    self.send(0x82, b"\0\1" + field(topic) + b"\0")
                elif first >> 4 == SUBACK:
                    check(body[2] < 0x80, "the broker refuses the subscription")
                    on_online()
                elif first >> 4 == PUBLISH:
                    on_message(body[2 + int.from_bytes(body[:2], "big"):])
        finally:
            pinging.cancel()
            self.writer.close()
            self.writer = None

    async def ping(self):
        while True:
            await asyncio.sleep(KEEP_ALIVE / 2)
            self.send(0xC0)

    def publish(self, topic, payload, is_retained=False):
        """Retained with QoS 1, else with QoS 0. What cannot be sent is lost."""
        number = b"\0\2" if is_retained else b""
        self.send(0x33 if is_retained else 0x30, field(topic) + number + payload.encode())

    def send(self, first, body=b""):
        head, length = bytearray([first]), len(body)
        while length > 127:
            head.append(length % 128 | 128)
            length //= 128
        if self.writer:
            self.writer.write(bytes(head) + bytes([length]) + body)


async def read(reader):
    """The next packet, as its first byte and its body."""
    first, length, shift, more = (await reader.readexactly(1))[0], 0, 0, True
    while more:
        byte = (await reader.readexactly(1))[0]
        length, shift, more = length | (byte & 127) << shift, shift + 7, byte > 127
    return first, await reader.readexactly(length)


def check(is_good, sentence):
    if not is_good:
        raise OSError(sentence)


def field(text):
    return struct.pack("!H", len(text.encode())) + text.encode()
