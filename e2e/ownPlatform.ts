import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** `npm start` in processes of its own, which a test ends and starts again. */
export interface OwnPlatform {
  readonly url: string;
  readonly brokerUrl: string;
  readonly mqttPort: string;
  /** Signals all its processes, as Ctrl-C in a terminal does, or npm alone, as `kill` does; waits until all are gone. */
  end(signal: NodeJS.Signals, whom?: 'all' | 'npm'): Promise<void>;
  /** The same again: same ports, same data. */
  startAgain(): Promise<OwnPlatform>;
}

/** Starts it on free ports. Rejects with what was printed if it ends before it is ready. */
export const startOwnPlatform = (
  data: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<OwnPlatform> =>
  start({
    CARILLON_DATA: data,
    CARILLON_PORT: '0',
    CARILLON_WS_PORT: '0',
    CARILLON_MQTT_PORT: '0',
    ...environment,
  });

async function start(environment: Readonly<Record<string, string>>): Promise<OwnPlatform> {
  // A group of its own can be signalled as a whole.
  const child = spawn('npm', ['start'], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let isOver = false;
  const signalAll = (signal: NodeJS.Signals) => {
    if (!isOver && child.pid !== undefined) process.kill(-child.pid, signal);
  };
  const abandon = () => signalAll('SIGKILL');
  process.once('exit', abandon);
  let output = '';
  // Not 'exit': the output is closed only when the last process that could write to it is gone.
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      isOver = true;
      process.off('exit', abandon);
      resolve();
    });
  });
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk;
        if (output.includes('Ctrl-C stops it')) resolve();
      });
    }
    void ended.then(() => reject(new Error(`npm start ended:\n${output}`)));
  });
  const port = (pattern: RegExp) => pattern.exec(output)?.[1] ?? '';
  const ports = {
    CARILLON_PORT: port(/Welcome +http:\/\/localhost:(\d+)/),
    CARILLON_WS_PORT: port(/Broker +ws:\/\/localhost:(\d+)/),
    CARILLON_MQTT_PORT: port(/mqtt:\/\/localhost:(\d+)/),
  };
  return {
    url: `http://127.0.0.1:${ports.CARILLON_PORT}`,
    brokerUrl: `ws://127.0.0.1:${ports.CARILLON_WS_PORT}/mqtt`,
    mqttPort: ports.CARILLON_MQTT_PORT,
    end(signal, whom = 'all') {
      if (whom === 'npm') child.kill(signal);
      else signalAll(signal);
      return ended;
    },
    startAgain: () => start({ ...environment, ...ports }),
  };
}

/** Gives CR-1002 one event that plays at any hour, as its own memory: it plays whenever the device is powered on. */
export function storeAlwaysEvent(data: string): void {
  const event = {
    id: 'evts/1',
    name: 'All day long',
    mode: 'playback',
    repeat: 1 << 21,
    time: [0, 0],
    main: { uri: 'http://live.aurora-radio.example:8000/day.mp3', tmo: 15 },
    delay: 15,
  };
  mkdirSync(join(data, 'devices'), { recursive: true });
  writeFileSync(join(data, 'devices', 'CR-1002.json'), JSON.stringify({ v: 1, events: [event] }));
}
