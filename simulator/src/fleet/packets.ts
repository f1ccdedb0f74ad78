/** What a device needs of MQTT 3.1.1: the packets that it sends, and a reader of those that it gets. */

/** Packet types, as the upper half of the first byte has them (MQTT 3.1.1, 2.2.1). */
export const CONNACK = 2;
export const PUBLISH = 3;
export const SUBACK = 9;

export const PINGREQ_BYTES = Buffer.of(0xc0, 0);
export const DISCONNECT_BYTES = Buffer.of(0xe0, 0);

/** What a broker is told when a device connects: a clean session, and a last will of QoS 1 that is retained. */
export interface Hello {
  readonly clientId: string;
  readonly username: string;
  readonly password: string;
  readonly keepAliveSeconds: number;
  readonly will: { readonly topic: string; readonly payload: string };
}

const NAME_PASSWORD_WILL_CLEAN = 0b1110_1110;

export function encodeConnect({ clientId, username, password, keepAliveSeconds, will }: Hello): Buffer {
  return encode(0x10, [
    field('MQTT'),
    Buffer.of(4, NAME_PASSWORD_WILL_CLEAN, keepAliveSeconds >> 8, keepAliveSeconds & 255),
    ...[clientId, will.topic, will.payload, username, password].map(field),
  ]);
}

export const encodeSubscribe = (id: number, topic: string): Buffer =>
  encode(0x82, [Buffer.of(id >> 8, id & 255), field(topic), Buffer.of(0)]);

/** An `id` makes it QoS 1. In one buffer: of a fleet this runs thousands of times a second. */
export function encodePublish(
  topic: string,
  payload: string,
  isRetained: boolean,
  id: number | null,
): Buffer {
  const topicBytes = Buffer.byteLength(topic);
  const payloadBytes = Buffer.byteLength(payload);
  const length = 2 + topicBytes + (id === null ? 0 : 2) + payloadBytes;
  const packet = Buffer.allocUnsafe(1 + lengthBytes(length) + length);
  packet[0] = 0x30 | (id === null ? 0 : 2) | (isRetained ? 1 : 0);
  let at = writeLength(packet, length);
  at = packet.writeUInt16BE(topicBytes, at);
  at += packet.write(topic, at);
  if (id !== null) at = packet.writeUInt16BE(id, at);
  packet.write(payload, at);
  return packet;
}

/**
 * Calls `onPacket` for each whole packet and returns how many bytes they took; the rest is the beginning of the next
 * one. Throws a RangeError where one is longer than `maxBytes`, or no MQTT.
 */
export function readPackets(
  bytes: Buffer,
  maxBytes: number,
  onPacket: (first: number, body: Buffer) => void,
): number {
  let start = 0;
  for (;;) {
    let at = start + 1;
    let length = 0;
    for (let weight = 1; ; weight *= 128) {
      if (at >= bytes.length) return start;
      const byte = bytes[at++] ?? 0;
      length += (byte & 127) * weight;
      if (length > maxBytes || weight > 128 ** 3) throw new RangeError('a packet that is too large');
      if (byte < 128) break;
    }
    if (at + length > bytes.length) return start;
    onPacket(bytes[start] ?? 0, bytes.subarray(at, at + length));
    start = at + length;
  }
}

/** Takes the body of a PUBLISH apart; `first` is the first byte of its packet. */
export function readPublish(
  first: number,
  body: Buffer,
): { readonly topic: string; readonly payload: Buffer } {
  const topicEnd = 2 + body.readUInt16BE(0);
  const hasId = (first & 0b0110) !== 0;
  return { topic: body.toString('utf8', 2, topicEnd), payload: body.subarray(topicEnd + (hasId ? 2 : 0)) };
}

function field(text: string): Buffer {
  const bytes = Buffer.from(text);
  return Buffer.concat([Buffer.of(bytes.length >> 8, bytes.length & 255), bytes]);
}

function encode(first: number, parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const packet = Buffer.allocUnsafe(1 + lengthBytes(body.length) + body.length);
  packet[0] = first;
  body.copy(packet, writeLength(packet, body.length));
  return packet;
}

const lengthBytes = (length: number) =>
  length < 128 ? 1 : length < 128 ** 2 ? 2 : length < 128 ** 3 ? 3 : 4;

/** Writes the length behind the first byte and returns where the body begins. */
function writeLength(packet: Buffer, length: number): number {
  let at = 1;
  let left = length;
  for (; left >= 128; left = Math.floor(left / 128)) packet[at++] = (left & 127) | 128;
  packet[at++] = left;
  return at;
}
