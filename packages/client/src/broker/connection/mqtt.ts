import type { DuplexOptions } from 'node:stream';
import mqtt, { type IClientOptions, type MqttClient } from 'mqtt';

/** What of mqtt.js is used: its own types promise more than its browser bundle keeps. */
export interface MqttModule {
  connect(url: string, options: IClientOptions): MqttClient;
}

/**
 * In Node mqtt.js sends each piece of a packet as a message of its own, five for a command; in browsers it joins them. The
 * socket below takes this option for its own as well. There a piece may be text, and of bytes that are called text Node makes
 * an end of the whole process: 'buffer' is what it calls bytes itself, and its types do not know.
 */
const nodeSocket: DuplexOptions = {
  writev(pieces, done) {
    const bytes = pieces.map(({ chunk, encoding }) =>
      typeof chunk === 'string' ? Buffer.from(chunk, encoding) : chunk,
    );
    this._write(Buffer.concat(bytes), 'buffer' as BufferEncoding, done);
  },
};

export const connect: MqttModule['connect'] = (url, options) =>
  mqtt.connect(url, { wsOptions: nodeSocket, ...options });
