import type { Duplex } from 'node:stream';

/**
 * Ends a stream that announces an MQTT packet above `maxBytes`, before any of it is collected. A websocket's own limit
 * is not enough, since a packet may be spread over many websocket messages, and TCP has none.
 */
export function limitPackets(stream: Duplex, maxBytes: number): void {
  const isWithin = createFrameCounter(maxBytes);
  const read = stream.read.bind(stream);
  // Aedes takes bytes by 'readable' and read(): this sees all of them without a second stream in between.
  stream.read = (size?: number) => {
    const chunk: unknown = read(size);
    if (!(chunk instanceof Uint8Array) || isWithin(chunk)) return chunk;
    stream.destroy();
    return null;
  };
}

/** Follows the fixed headers of MQTT (3.1.1, 2.2) through chunks; false once one announces more than `maxBytes`. */
export function createFrameCounter(maxBytes: number): (chunk: Uint8Array) => boolean {
  let bodyLeft = 0;
  let isInLength = false;
  let length = 0;
  let weight = 1;
  return (chunk) => {
    for (let i = 0; i < chunk.length; ) {
      if (bodyLeft > 0) {
        const step = Math.min(bodyLeft, chunk.length - i);
        bodyLeft -= step;
        i += step;
        continue;
      }
      const byte = chunk[i++] ?? 0;
      if (!isInLength) {
        isInLength = true;
        length = 0;
        weight = 1;
        continue;
      }
      length += (byte & 127) * weight;
      weight *= 128;
      if (length > maxBytes) return false;
      if (byte < 128) {
        bodyLeft = length;
        isInLength = false;
      } else if (weight > 128 ** 3) return false;
    }
    return true;
  };
}
