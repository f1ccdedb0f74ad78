import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type DeviceAddress, liveTopic, replyTopic, requestTopic } from '@carillon/protocol/broker';
import type { Firmware } from '../firmware/port.ts';
import { ensureProgram, programEnv } from '../testProgram.ts';
import { createAedesBroker } from './aedes.ts';
import { openAuthority } from './broker.ts';
import { createHub } from './hub.ts';
import { mqttTransport } from './mqttTransport.ts';
import { connectClient, eventually, type TestClient } from './testClient.ts';

/** Somebody who commands one device and hears all that it says, by whatever means. */
export interface TestConsole {
  readonly heard: TestClient['heard'];
  /** Publishes a payload where the device takes its commands. */
  say(payload: string): void;
  close(): Promise<void>;
}

/** Puts a device on a broker and a console before it; or says why that cannot be tried here. */
export type OpenConsole = (firmware: Firmware) => Promise<TestConsole>;

const LOGIN = { username: '1', password: 'jwt' };

/** The broker in memory. */
export const overHub: OpenConsole = async (firmware) => {
  const hub = createHub({ authority: openAuthority });
  hub.attach(firmware);
  const client = await connectClient(hub.transport(), LOGIN);
  return consoleOf(firmware.address, client, async () => client.end());
};

/** Aedes, and mqtt.js over a websocket. */
export const overWebSocket: OpenConsole = async (firmware) => {
  const { wsPort, close } = await startAedes(firmware);
  const client = await connectClient(mqttTransport(`ws://127.0.0.1:${wsPort}/mqtt`), LOGIN);
  return consoleOf(firmware.address, client, async () => {
    client.end();
    await close();
  });
};

/** Aedes, and the tools of Mosquitto over TCP: they have nothing in common with this repository. */
export const overMosquittoTools: OpenConsole = async (firmware) => {
  const { tcpPort, close } = await startAedes(firmware);
  const { address } = firmware;
  const login = ['-h', '127.0.0.1', '-p', String(tcpPort), '-u', LOGIN.username, '-P', LOGIN.password];
  const topics = [liveTopic(address, '+'), replyTopic(address)].flatMap((topic) => ['-t', topic]);
  const heard: TestClient['heard'] = [];
  const sub = spawn('mosquitto_sub', [...login, ...topics, '-F', '%r %t %p'], { env: programEnv });
  createInterface(sub.stdout).on('line', (line) => {
    const [retained, topic = '', ...words] = line.split(' ');
    heard.push({ topic, payload: words.join(' '), isRetained: retained === '1' });
  });
  const pub = spawn('mosquitto_pub', [...login, '-t', requestTopic(address), '-l'], { env: programEnv });
  // The greeting is retained: who has heard it has subscribed.
  await eventually(() => {
    if (heard.length === 0) throw new Error('mosquitto_sub has not subscribed yet.');
  }, 5000);
  return {
    heard,
    say: (payload) => void pub.stdin.write(`${payload}\n`),
    async close() {
      sub.kill();
      pub.kill();
      await close();
    },
  };
};

/** Whether the tools of Mosquitto are there, or could be installed. */
export const hasMosquittoTools = (): boolean =>
  ['mosquitto_pub', 'mosquitto_sub'].every((tool) => ensureProgram(tool, 'mosquitto-clients'));

async function startAedes(firmware: Firmware) {
  const broker = await createAedesBroker({ authority: openAuthority });
  const ports = await broker.listen({ tcpPort: 0, wsPort: 0, hosts: ['127.0.0.1'] });
  broker.attach(firmware);
  return { ...ports, close: broker.close };
}

async function consoleOf(
  address: DeviceAddress,
  client: TestClient,
  close: () => Promise<void>,
): Promise<TestConsole> {
  await client.subscribe(liveTopic(address, '+'), replyTopic(address));
  await eventually(() => {
    if (client.heard.length === 0) throw new Error('The retained greeting has not come yet.');
  });
  return {
    heard: client.heard,
    say: (payload) => void client.publish(requestTopic(address), payload),
    close,
  };
}
