import type { APIRequestContext } from '@playwright/test';
import mqtt from 'mqtt';
import { type PersonName, people } from './steps.ts';

/** Any MQTT client that is none of ours: mqtt.js over plain TCP, as mosquitto_pub and mosquitto_sub would connect. */
export interface ForeignClient {
  /** Everything that it heard so far. */
  readonly heard: readonly { readonly topic: string; readonly message: unknown }[];
  /** The return code of the broker's SUBACK: 0 for granted, 128 for refused. */
  subscribe(filter: string): Promise<number>;
  /** What is published while it has no connection goes out with the next one. */
  publish(topic: string, message: unknown): void;
  /** The broker has closed a connection of it, as it does with all of a person who has a device less. */
  wasCut(): boolean;
  end(): void;
}

/** Connects to the platform's broker; rejects if the login is refused. */
export async function connectMqtt(
  username: string,
  password: string,
  port = process.env.CARILLON_MQTT_PORT,
): Promise<ForeignClient> {
  const options = { username, password, reconnectPeriod: 250 };
  const client = await mqtt.connectAsync(`mqtt://127.0.0.1:${port}`, options, false);
  let isCut = false;
  client.on('close', () => {
    isCut = true;
  });
  // That there is no broker any more is told as an error, too.
  client.on('error', () => {});
  const heard: { topic: string; message: unknown }[] = [];
  client.on('message', (topic, payload) => {
    heard.push({ topic, message: JSON.parse(payload.toString()) });
  });
  return {
    heard,
    subscribe: (filter) =>
      new Promise((resolve) => {
        // Messages may come before the answer does.
        const hear = (packet: mqtt.Packet) => {
          if (packet.cmd !== 'suback') return;
          client.off('packetreceive', hear);
          resolve(Number(packet.granted[0]));
        };
        client.on('packetreceive', hear);
        // A refusal is told as an error, which says nothing more.
        client.subscribe(filter, () => {});
      }),
    publish: (topic, message) => void client.publish(topic, JSON.stringify(message), { qos: 1 }),
    wasCut: () => isCut,
    end: () => void client.end(true),
  };
}

/** With the login of a person: the user id and the session jwt (docs/protocol.md, Broker protocol). */
export async function connectPerson(
  request: APIRequestContext,
  who: PersonName,
  { url = '', mqttPort }: { url?: string; mqttPort?: string } = {},
): Promise<ForeignClient> {
  const response = await request.post(`${url}/api/accounts/login`, { data: people[who] });
  const { data } = (await response.json()) as { data: { token: { jwt: string }; user: { id: number } } };
  return connectMqtt(String(data.user.id), data.token.jwt, mqttPort);
}
