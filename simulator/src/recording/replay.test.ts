import { requestTopic } from '@carillon/protocol/broker';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { describe, expect, test } from 'vitest';
import { openAuthority } from '../broker/broker.ts';
import { createHub } from '../broker/hub.ts';
import type { Recording } from './recording.ts';
import { createReplay, listRecorded } from './replay.ts';
import { createHall } from './testHall.ts';

const DEVICE = { type: 'micro-eth', label: 'CR-1002' } as const;
const LATER = Date.parse('2027-01-01T00:00:00Z');
const REQUEST = requestTopic(DEVICE);

/** A minute until the weekend begins, somebody turns the volume, and the device is gone for a while. */
async function recordHall() {
  const hall = await createHall();
  await hall.pass(30_000);
  await hall.command(1, 'vol', { l: 10, r: 12 });
  await hall.pass(40_000);
  await hall.lose(20_000);
  await hall.pass(20_000);
  return hall.read();
}

/** What a replayed device says on a broker of another year, with its times. */
function replay(recording: Recording, { speed = 1 } = {}) {
  const clock = createVirtualClock(LATER);
  const hub = createHub({ authority: openAuthority, clock });
  const said: string[] = [];
  hub.observe('#', (topic, payload) => {
    if (topic !== REQUEST) said.push(`${clock.now() - LATER} ${topic.split('/').at(-1)} ${payload}`);
  });
  const attachment = hub.attach(createReplay(recording, { device: DEVICE, clock, speed }));
  return {
    said,
    attachment,
    pass: (ms: number) => clock.advance(ms),
    /** What is answered to a command. */
    ask(msg: string, body: unknown = {}): unknown {
      const before = said.length;
      hub.publish(REQUEST, JSON.stringify({ req: 9, msg, body }));
      const [answer = 'null'] = said.slice(before).map((line) => line.split(' ').slice(2).join(' '));
      return JSON.parse(answer);
    },
  };
}

describe('LIB-11 a replayed device', () => {
  test('says again what was heard of it, at the same times, and is gone while it was', async () => {
    const { said, pass } = replay(await recordHall());
    pass(200_000);
    expect(said[0]).toBe('0 CR-1002 {"msg":"Bonjour","ctx":"Online"}');
    expect(said).toContain('60000 schedule {"id":"evts/2","state":3}');
    const greetings = said.filter((line) => line.includes('Bonjour'));
    expect(greetings).toEqual([
      '0 CR-1002 {"msg":"Bonjour","ctx":"Online"}',
      '70000 CR-1002 {"msg":"Bonjour","ctx":"Offline"}',
      '90000 CR-1002 {"msg":"Bonjour","ctx":"Online"}',
    ]);
    // Replies to those who asked at the time are nobody's.
    expect(said.filter((line) => line.includes('"req"'))).toEqual([]);
  });

  test('is as much faster as it is told', async () => {
    const { said, pass } = replay(await recordHall(), { speed: 10 });
    pass(20_000);
    expect(said).toContain('6000 schedule {"id":"evts/2","state":3}');
    expect(said.at(-1)).toMatch(/^9\d{3} /);
  });

  test('answers with what was known of it by then', async () => {
    const { pass, ask, said } = replay(await recordHall());
    expect(ask('GetEvents')).toMatchObject({
      req: 9,
      ok: true,
      body: [{ id: 'evts/1' }, { id: 'evts/2' }],
    });
    expect(ask('vol')).toMatchObject({ ok: true, body: { l: 0, r: 0 } });
    expect(ask('GetEvent', { id: 'evts/2' })).toMatchObject({ ok: true, body: { name: 'Weekend mix' } });
    expect(ask('StartExtra')).toMatchObject({ ok: true });
    pass(65_000);
    expect(ask('vol')).toMatchObject({ ok: true, body: { l: 10, r: 12 } });
    // Whoever comes late hears what it does.
    const before = said.length;
    ask('GetEvents');
    const told = said.slice(before + 1).join('\n');
    expect(told).toContain('schedule {"id":"evts/2","state":3}');
    expect(told).toContain('stream {"id":"evts/2","status":2');
    // Its clock goes on, as it was then.
    const start = Date.parse('2026-03-07T08:59:00Z') / 1000;
    expect(ask('rtcc')).toMatchObject({ body: { epoch: start + 65 } });
  });

  test.each([
    ['vol', { l: 1, r: 1 }, 'This device is a recording'],
    ['SetEvent', { id: 'evts/1' }, 'This device is a recording'],
    ['StartEvent', { id: 'evts/1' }, 'This device is a recording'],
    ['GetEvent', { id: 'evts/9' }, 'No such event'],
  ])('refuses %s %j: %s', async (msg, body, error) => {
    const { ask } = replay(await recordHall());
    expect(ask(msg, body)).toMatchObject({ ok: false, msg, body: { error } });
  });

  test('holds the events that it was given, and no longer those that were deleted', async () => {
    const hall = await createHall();
    const { main, ...other } = {
      main: { uri: 'http://radio.example/', tmo: 15 },
      mode: 'playback',
      repeat: 4,
    };
    await hall.pass(1000);
    await hall.command(1, 'SetEvent', { ...other, main, name: 'New', time: [60, 61], delay: 15 });
    await hall.pass(1000);
    await hall.command(2, 'SetEvent', {
      ...other,
      main,
      id: 'evts/3',
      name: 'Newer',
      time: [60, 62],
      delay: 15,
    });
    await hall.pass(1000);
    await hall.command(3, 'DeleteEvent', { id: 'evts/1' });
    const { pass, ask } = replay(hall.read());
    const names = () => (ask('GetEvents') as { body: { name: string }[] }).body.map(({ name }) => name);
    expect(names()).toEqual(['Morning radio', 'Weekend mix']);
    pass(1500);
    expect(names()).toEqual(['Morning radio', 'Weekend mix', 'New']);
    pass(1000);
    expect(names()).toEqual(['Morning radio', 'Weekend mix', 'Newer']);
    pass(1000);
    expect(names()).toEqual(['Weekend mix', 'Newer']);
  });

  test('greets once, however often its greeting was heard', async () => {
    const hall = await createHall();
    hall.hub.stop();
    hall.hub.start();
    await hall.pass(10_000);
    const recording = hall.read();
    expect(
      recording.lines.filter((line) => 'payload' in line && line.payload.includes('Bonjour')),
    ).toHaveLength(2);
    const { said, pass } = replay(recording);
    pass(10_000);
    expect(said.filter((line) => line.includes('Bonjour'))).toHaveLength(1);
  });

  test('answers nothing while it is offline, and to nobody whom it does not understand', async () => {
    const { pass, ask } = replay(await recordHall());
    expect(ask('vol', { l: 'x' })).toMatchObject({ ok: false });
    pass(75_000);
    expect(ask('vol')).toBeNull();
    pass(20_000);
    expect(ask('vol')).toMatchObject({ ok: true });
  });

  test('of a silent recording says what is not in it, and tells what it does all the same', async () => {
    const hall = await createHall({ isSilent: true });
    await hall.pass(70_000);
    const { pass, ask, said } = replay(hall.read());
    expect(ask('GetEvents')).toMatchObject({ ok: false, body: { error: 'This is not in the recording' } });
    pass(70_000);
    expect(said).toContain('60000 schedule {"id":"evts/2","state":3}');
  });

  test('says Offline when it is shut down, and nothing more', async () => {
    const { said, pass, attachment } = replay(await recordHall());
    pass(61_000);
    attachment.detach();
    const count = said.length;
    expect(said.at(-1)).toBe('61000 CR-1002 {"msg":"Bonjour","ctx":"Offline"}');
    pass(100_000);
    expect(said).toHaveLength(count);
  });
});

test('LIB-11 the devices of a recording are those that said something, with their classes', async () => {
  const recording = await recordHall();
  const line = { ms: 1, payload: '{}' };
  const lines = [
    ...recording.lines,
    { ...line, topic: 'async/std-eth-2/CR-0004/stream' },
    { ...line, topic: 'async/unknown/CR-0005/stream' },
    { ...line, topic: 'cmd/req/micro-eth/CR-0006' },
    { ...line, topic: 'weather' },
    { ms: 2, deaf: null },
  ];
  expect(listRecorded({ ...recording, lines })).toEqual([
    { type: 'std-eth-2', label: 'CR-0004', classId: 4 },
    { type: 'micro-eth', label: 'CR-1002', classId: 2 },
  ]);
});
