// A relay as people run it: `npm run certify`, or with CARILLON_FULL=1.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DeviceEvent } from '@carillon/protocol/device';
import { systemClock } from '@carillon/protocol/time';
import { afterEach, describe, expect, test } from 'vitest';
import { eventually } from '../broker/testClient.ts';
import { createFirmware } from '../firmware/firmware.ts';
import { answers, freePort } from '../fleet/testMosquitto.ts';
import { ensureProgram, programEnv } from '../testProgram.ts';
import { createNetworkSource } from './networkSource.ts';

const hasIcecast = Boolean(process.env.CARILLON_FULL) && ensureProgram('icecast2', 'icecast2');
const LONG_MS = 30_000;

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** Icecast on a free port, and its password for sources. */
async function startIcecast() {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'carillon-icecast-'));
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  // It does not run as root, and writes its logs as somebody else.
  chmodSync(folder, 0o777);
  const file = join(folder, 'icecast.xml');
  writeFileSync(
    file,
    `<icecast>
      <authentication><source-password>Relay-123</source-password></authentication>
      <listen-socket><port>${port}</port><bind-address>127.0.0.1</bind-address></listen-socket>
      <paths><logdir>${folder}</logdir></paths>
      <security><changeowner><user>nobody</user><group>nogroup</group></changeowner></security>
    </icecast>`,
  );
  const child = spawn('icecast2', ['-c', file], { env: programEnv, stdio: 'ignore' });
  cleanups.push(() => child.kill('SIGKILL'));
  expect(await answers(port)).toBe(true);
  return port;
}

/** A device that plays or sends one event, which is started by hand, and what it says of its stream. */
function startDevice(label: string, classId: number, event: DeviceEvent) {
  const said: string[] = [];
  const firmware = createFirmware({
    label,
    classId,
    clock: systemClock,
    events: [event],
    source: createNetworkSource({ clock: systemClock }),
  });
  firmware.connect({ publish: (topic, payload) => void said.push(`${topic.split('/').at(-1)} ${payload}`) });
  cleanups.push(() => firmware.shutDown());
  const command = (msg: string, body: object) =>
    firmware.receive(firmware.requestTopic, new TextEncoder().encode(JSON.stringify({ req: 1, msg, body })));
  command('StartExtra', {});
  command('StartEvent', { id: event.id });
  return { said, command };
}

const HOURS = { id: 'evts/1', repeat: 2, time: [60, 61] as [number, number] };

describe.runIf(hasIcecast)('LIB-12 Icecast', () => {
  test(
    'takes what a device sends, and another device hears it there and says whose it is',
    async () => {
      const port = await startIcecast();
      const sender = startDevice('CR-1003', 3, {
        ...HOURS,
        name: 'Evening service',
        mode: 'sender',
        main: { uri: `icecast://:Relay-123@127.0.0.1:${port}/chapel.mp3`, tls: 0, tmo: 15 },
        encoder: { codec: 6, gain: 1024, ag: 0, ch: 1, qlt: 3, sr: 44_100, br: 192, adc: 0 },
        radio: { name: 'Chapel live', adv: 1, desc: 'What the house plays', genre: 'Choral', url: '' },
      });
      await eventually(() => expect(sender.said.join('\n')).toContain('"status":2'));
      const player = startDevice('CR-1002', 2, {
        ...HOURS,
        name: 'From the chapel',
        mode: 'playback',
        main: { uri: `http://127.0.0.1:${port}/chapel.mp3`, tmo: 15 },
        delay: 15,
      });
      await eventually(() => expect(player.said.join('\n')).toContain('"status":2'));
      const station = {
        mime: 'audio/mpeg',
        ch: 1,
        br: 192,
        sr: 44_100,
        name: 'Chapel live',
        genre: 'Choral',
      };
      const started = player.said.find((line) => line.includes('"status":2'))?.replace('stream ', '');
      expect(JSON.parse(started ?? '')).toMatchObject({ ctx: station });
      sender.command('StopEvent', { id: 'evts/1' });
      await eventually(() => expect(player.said.join('\n')).toContain('The stream ended'));
    },
    LONG_MS,
  );

  test(
    'refuses a wrong password, and the device says so',
    async () => {
      const port = await startIcecast();
      const { said } = startDevice('CR-1003', 3, {
        ...HOURS,
        name: 'Evening service',
        mode: 'sender',
        main: { uri: `icecast://:wrong@127.0.0.1:${port}/chapel.mp3`, tls: 0, tmo: 15 },
        encoder: { codec: 6, gain: 1024, ag: 0, ch: 1, qlt: 3, sr: 44_100, br: 192, adc: 0 },
        radio: { name: 'Chapel live', adv: 1, desc: '', genre: '', url: '' },
      });
      await eventually(() => expect(said.join('\n')).toContain('The relay refused the password'));
      expect(said.join('\n')).not.toContain('wrong');
    },
    LONG_MS,
  );
});
