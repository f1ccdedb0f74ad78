import type { DuplexOptions } from 'node:stream';
import mqtt, { type IClientOptions, type MqttClient } from 'mqtt';

/** What of mqtt.js is used: its own types promise more than its browser bundle keeps. */
export interface MqttModule {
  connect(url: string, options: IClientOptions): MqttClient;
}

/** In Node mqtt.js sends each piece of a packet as a message of its own, five for a command; in browsers it joins them. */
const nodeSocket: DuplexOptions = {
  writev(pieces, done) {
    this._write(Buffer.concat(pieces.map(({ chunk }) => chunk)), 'binary', done);
  },
};

export const connect: MqttModule['connect'] = (url, options) =>
  mqtt.connect(url, { wsOptions: nodeSocket, ...options });
