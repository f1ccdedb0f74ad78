"""MQTT 3.1.1 over TCP, as much of it as a device needs: a clean session, a last will, one subscription."""
import select
import socket
import struct
import time

CONNACK, PUBLISH, SUBACK, PINGRESP = 2, 3, 9, 13
KEEP_ALIVE = 60
ANSWER_SECONDS = 5


class Session:
    def __init__(self, address, name, key, will):
        self.address, self.name, self.key, self.will = address, name, key, will
        self.socket, self.data, self.number, self.sent, self.asked = None, b"", 0, 0.0, None

    def connect(self, topic):
        """Connects and subscribes. Raises an OSError where that does not work."""
        self.socket, self.data, self.asked = socket.create_connection(self.address, ANSWER_SECONDS), b"", None
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        # A name and a password, a last will of QoS 1 that is retained, a clean session.
        head = field("MQTT") + bytes([4, 0b11101110]) + struct.pack("!H", KEEP_ALIVE)
        self.send(0x10, head + b"".join(map(field, (self.name, *self.will, self.name, self.key))))
        self.expect(CONNACK, lambda body: body[1] == 0, "the broker refuses the login")
        self.send(0x82, struct.pack("!H", self.next()) + field(topic) + b"\0")
        self.expect(SUBACK, lambda body: body[2] < 0x80, "the broker refuses the subscription")

    def expect(self, kind, is_good, sentence):
        end = time.monotonic() + ANSWER_SECONDS
        while time.monotonic() < end:
            for first, body in self.packets(end - time.monotonic()):
                if first >> 4 == kind:
                    if is_good(body):
                        return
                    raise OSError(sentence)
        raise OSError("the broker does not answer")

    def publish(self, topic, payload, is_retained=False):
        """Retained with QoS 1, else with QoS 0. What cannot be sent is lost."""
        number = struct.pack("!H", self.next()) if is_retained else b""
        try:
            self.send(0x33 if is_retained else 0x30, field(topic) + number + payload.encode())
        except OSError:
            self.drop()

    def hear(self, seconds):
        """The payloads that come within so many seconds, at once where some have come. Raises an OSError at the end."""
        now = time.monotonic()
        if self.asked and now - self.asked > ANSWER_SECONDS:
            raise OSError("the broker no longer answers")
        if now - self.sent > KEEP_ALIVE / 2 and not self.asked:
            self.asked = now
            self.send(0xC0)
        for first, body in self.packets(max(0, min(seconds, 1))):
            self.asked = None
            if first >> 4 == PUBLISH:
                qos, start = first >> 1 & 3, 2 + struct.unpack("!H", body[:2])[0]
                if qos:
                    self.send(0x40, body[start:start + 2])
                yield body[start + (2 if qos else 0):]

    def packets(self, seconds):
        """The whole packets that have come, as (first byte, body)."""
        if not self.socket:
            raise OSError("the connection is lost")
        if select.select([self.socket], [], [], seconds)[0]:
            came = self.socket.recv(65536)
            if not came:
                raise OSError("the broker closed the connection")
            self.data += came
        found = []
        while True:
            length, shift, at = 0, 0, 1
            while at < len(self.data) and (at == 1 or self.data[at - 1] > 127):
                length, shift, at = length | (self.data[at] & 127) << shift, shift + 7, at + 1
            if at == 1 or self.data[at - 1] > 127 or len(self.data) < at + length:
                return found
            found.append((self.data[0], self.data[at:at + length]))
            self.data = self.data[at + length:]

    def send(self, first, body=b""):
        if not self.socket:
            raise OSError("the connection is lost")
        head, length = bytearray([first]), len(body)
        while length > 127:
            head.append(length % 128 | 128)
            length //= 128
        self.socket.sendall(bytes(head) + bytes([length]) + body)
        self.sent = time.monotonic()

    def next(self):
        self.number = self.number % 65535 + 1
        return self.number

    def leave(self):
        """Says goodbye, so that the last will is not carried out."""
        if self.socket:
            self.send(0xE0)
        self.drop()

    def drop(self):
        if self.socket:
            self.socket.close()
        self.socket = None


def field(text):
    return struct.pack("!H", len(text.encode())) + text.encode()
