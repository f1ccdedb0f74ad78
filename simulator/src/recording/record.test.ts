import type { Transport } from '@carillon/protocol/broker';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { describe, expect, test } from 'vitest';
import { createHub } from '../broker/hub.ts';
import { hideSecrets } from './hideSecrets.ts';
import { recordDevices } from './record.ts';
import {
  formatRecording,
  isMessage,
  type RecordedLine,
  type RecordingHeader,
  readRecording,
} from './recording.ts';
import { createHall, listMessages, SATURDAY } from './testHall.ts';

const RELAY = {
  name: 'Sent on',
  mode: 'playback',
  repeat: 64,
  time: [60, 120],
  main: { uri: 'http://somebody:Secret-9@radio.example:8000/live', tmo: 15 },
  delay: 15,
};

describe('LIB-11 a recording', () => {
  test('has what a device and its consoles said, with the times, and first what it held', async () => {
    const hall = await createHall();
    await hall.pass(30_000);
    await hall.command(7, 'vol', { l: 10, r: 12 });
    await hall.pass(30_500);
    const recording = hall.read();
    expect(recording).toMatchObject({ v: 1, start: '2026-03-07T08:59:00.000Z', broker: 'hub://page' });
    const [hello, ...messages] = recording.lines;
    expect(hello).toMatchObject({ ms: 0, topic: 'cmd/rep/micro-eth/CR-1002', retained: true });
    const own = messages.filter((line) => isMessage(line) && line.own);
    expect(own.map((line) => isMessage(line) && JSON.parse(line.payload).msg)).toEqual([
      'GetEvents',
      'vol',
      'eq',
      'ntp',
      'rtcc',
    ]);
    const said = listMessages(recording);
    expect(said).toContain('30000 cmd/req/micro-eth/CR-1002 {"req":7,"msg":"vol","body":{"l":10,"r":12}}');
    expect(said).toContain(
      '30000 cmd/rep/micro-eth/CR-1002 {"req":7,"msg":"vol","ok":true,"body":{"l":10,"r":12}}',
    );
    expect(said).toContain('60000 async/micro-eth/CR-1002/schedule {"id":"evts/2","state":3}');
    // What it asked is heard by it, too, and kept once.
    expect(said.filter((line) => line.includes('"msg":"GetEvents","body":{}'))).toHaveLength(1);
    expect(hall.recorder.counts).toEqual({ kept: said.length, leftOut: 0 });
    expect(formatRecording(recording)).toBe(hall.text());
  });

  test('asks nothing where it is to be silent', async () => {
    const hall = await createHall({ isSilent: true });
    await hall.pass(1000);
    expect(hall.text()).not.toContain('cmd/req');
    expect(listMessages(hall.read())).not.toEqual([]);
  });

  test('tells nobody the passwords of streams', async () => {
    const hall = await createHall();
    await hall.command(7, 'SetEvent', RELAY);
    expect(hall.text()).not.toContain('Secret-9');
    expect(hall.text()).not.toContain('Relay-123');
    expect(hall.text().match(/somebody:hidden@radio\.example:8000\/live/g)).toHaveLength(2);
  });

  test('goes on when the broker was gone, says so, and asks again', async () => {
    const hall = await createHall();
    await hall.pass(1000);
    hall.hub.stop();
    await hall.pass(5000);
    hall.hub.start();
    await hall.pass(5000);
    const gaps = hall.read().lines.filter((line) => !isMessage(line));
    expect(gaps).toEqual([
      { ms: 1000, deaf: 'the connection is lost: it closed the connection' },
      { ms: 3000, deaf: 'nobody answers there' },
      { ms: 7000, deaf: null },
    ]);
    const asked = listMessages(hall.read()).filter((line) => line.includes('"msg":"GetEvents","body":{}'));
    expect(asked.map((line) => line.split(' ')[0])).toEqual(['0', '7000']);
    hall.recorder.stop();
    hall.hub.stop();
    hall.hub.start();
    await hall.pass(60_000);
    expect(hall.read().lines.at(-1)?.ms).toBeLessThan(12_000);
  });

  test('is tried less and less often where the broker no longer lets it in, and says why once', async () => {
    const clock = createVirtualClock(SATURDAY);
    const user = { kind: 'person', userId: 1, isAdmin: true, expiresAtMs: SATURDAY + 10_000 } as const;
    let tries = 0;
    const authority = { ownsDevice: () => true, authenticate: async () => (++tries === 1 ? user : null) };
    const hub = createHub({ clock, authority });
    const lines: RecordedLine[] = [];
    const login = { clientId: 'test', username: '1', password: '' };
    const onLine = (line: RecordedLine | RecordingHeader) => void ('deaf' in line && lines.push(line));
    const recorder = await recordDevices({ transport: hub.transport(), login, clock, onLine });
    for (let second = 0; second < 310; second++) {
      clock.advance(1000);
      for (let turn = 0; turn < 16; turn++) await null;
    }
    recorder.stop();
    expect(lines).toEqual([
      { ms: 10_000, deaf: 'the connection is lost: it closed the connection' },
      { ms: 12_000, deaf: 'it refuses the login' },
    ]);
    // 2, 4, 8, 16, 32 s, and then each minute.
    expect(tries).toBe(1 + 5 + 3);
  });

  test('of a broker that closes before it has answered is none, and is tried no more', async () => {
    const clock = createVirtualClock(SATURDAY);
    let tries = 0;
    const transport: Transport = {
      address: 'mqtt://nowhere',
      connect(_login, listener) {
        tries++;
        queueMicrotask(() => listener.onConnect());
        return {
          publish: () => false,
          subscribe() {
            queueMicrotask(() => listener.onClose('closed'));
            return new Promise(() => {});
          },
          unsubscribe() {},
          ping: () => new Promise(() => {}),
          end() {},
        };
      },
    };
    const login = { clientId: 'test', username: '1', password: '' };
    await expect(recordDevices({ transport, login, clock, onLine() {} })).rejects.toThrow(
      'it closed the connection',
    );
    clock.advance(60_000);
    expect(tries).toBe(1);
  });

  test('leaves out what is no text, and counts it', async () => {
    const hall = await createHall();
    const before = hall.recorder.counts.kept;
    hall.hub.publish('async/micro-eth/CR-1002/schedule', 'x'.repeat(300 * 1024));
    hall.hub.publish('$SYS/broker/load', '1');
    await hall.pass(0);
    expect(hall.recorder.counts).toEqual({ kept: before, leftOut: 1 });
  });

  test('is of somebody who may hear the devices: an owner by name, and who hears nothing is told so', async () => {
    const clock = createVirtualClock(SATURDAY);
    const user = {
      kind: 'person',
      userId: 3,
      isAdmin: false,
      expiresAtMs: Number.POSITIVE_INFINITY,
    } as const;
    const hub = createHub({
      clock,
      authority: {
        authenticate: async (name) => (name === '3' ? user : null),
        ownsDevice: (_user, { label }) => label === 'CR-1002',
      },
    });
    const login = { clientId: 'test', username: '3', password: '' };
    const options = { transport: hub.transport(), clock, onLine() {} };
    const own = [{ type: 'micro-eth', label: 'CR-1002' }] as const;
    const recorder = await recordDevices({ ...options, login, devices: own });
    expect(recorder.hearsRequests).toBe(false);
    await expect(recordDevices({ ...options, login })).rejects.toThrow('it does not let 3 hear cmd/rep/+/+');
    await expect(recordDevices({ ...options, login: { ...login, username: '4' } })).rejects.toThrow(
      'it refuses the login',
    );
  });
});

describe('LIB-11 the text of a recording', () => {
  const header = '{"v":1,"start":"2026-03-07T08:59:00.000Z","broker":"x"}\n';

  test('that was cut off is read up to there', () => {
    const { lines } = readRecording(`${header}{"ms":1,"topic":"a","payload":"b"}\n{"ms":2,"top`);
    expect(lines).toEqual([{ ms: 1, topic: 'a', payload: 'b' }]);
  });

  test.each([
    ['', /^that is no recording\./],
    ['+00:00:01.000 async/a/b/schedule {}\n', /^that is no recording\./],
    ['{"v":2,"start":"2026-03-07T08:59:00.000Z","broker":"x"}\n', /^that is no recording\./],
    [`${header}{"ms":1,"topic":"a"}\n`, /^line 2 is none of a recording\.$/],
    [`${header}{"ms":-1,"topic":"a","payload":""}\n`, /^line 2 is none/],
    [`${header}{"ms":1,"topic":"a","payload":""}\nnonsense\n`, /^line 3 is none/],
  ])('%j is refused', (text, sentence) => {
    expect(() => readRecording(text)).toThrow(sentence);
  });
});

describe('LIB-11 of the address of a stream', () => {
  const hide = (uri: string): unknown => JSON.parse(hideSecrets(JSON.stringify({ main: { uri } }))).main.uri;

  test.each([
    ['http://radio.example/live', 'http://radio.example/live'],
    ['http://radio.example/live@home', 'http://radio.example/live@home'],
    ['http://listener@radio.example/', 'http://listener@radio.example/'],
    [
      'icecast://source:Relay-123@relay.example:8000/a.mp3',
      'icecast://source:hidden@relay.example:8000/a.mp3',
    ],
    ['shoutcast://:secret@relay.example:8001', 'shoutcast://:hidden@relay.example:8001'],
    ['HTTP://a:b:c%40@Radio.example', 'HTTP://a:hidden@Radio.example'],
    ['a:secret@radio.example:8000/x', 'a:hidden@radio.example:8000/x'],
    // Nobody can say where such a password ends.
    ['http://a:se/cret@radio.example/', 'http://hidden@radio.example/'],
  ])('%s is kept as %s', (uri, kept) => {
    expect(hide(uri)).toBe(kept);
  });

  test('what holds no password stays as it is, to the byte, and what is no JSON keeps none', () => {
    const payload = '{ "uri":"http:\\/\\/radio.example\\/a@b", "name": "5@home: 7" }';
    expect(hideSecrets(payload)).toBe(payload);
    expect(hideSecrets('{"uri":"http://a:secret@radio.example')).toBe('{"uri":"hidden@radio.example');
    expect(hideSecrets('{"uri":"http:\\/\\/a:secret@radio.example"}')).toBe(
      '{"uri":"http://a:hidden@radio.example"}',
    );
  });
});
