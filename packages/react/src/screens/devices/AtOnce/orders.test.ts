import { CommandError, type DeviceLink, type DeviceSnapshot, UNKNOWN_DEVICE } from '@carillon/client';
import type { Attenuation } from '@carillon/protocol/audio';
import { planRestore } from '@carillon/protocol/backup';
import { deleteEvent, getEvents, setEvent, startEvent, vol } from '@carillon/protocol/broker';
import type { DeviceEvent } from '@carillon/protocol/device';
import { exampleEvents } from '@carillon/simulator';
import { afterEach, describe, expect, test } from 'vitest';
import { buildDevice } from '../../../../../../mocks/src/builders.ts';
import {
  ADDRESS,
  changeLink,
  type MemoryStage,
  memoryStage,
} from '../../../../../client/src/broker/testStage.ts';
import { readContent, restore, toSaved, withSentence } from './backupOrders.ts';
import { moveVolume, stopPlaying } from './orders.ts';

const device = buildDevice({ device_id: ADDRESS.label, class_id: 2, name: 'Café terrace' });
const [first, second] = exampleEvents(2) as [DeviceEvent, DeviceEvent];

let stage: MemoryStage | undefined;
afterEach(() => stage?.close());

/** A device that nobody has used yet, and another console in front of it. */
async function open() {
  const opened = await memoryStage();
  stage = opened;
  opened.broker.connect();
  const office = opened.another();
  office.connect();
  await opened.until(
    () => office.getSnapshot().status === 'connected' && opened.broker.getSnapshot().status === 'connected',
  );
  const link = opened.broker.device(ADDRESS);
  const other = office.device(ADDRESS);
  /** Time goes on until it has ended. */
  async function end<T>(promise: Promise<T>): Promise<T> {
    let isOver = false;
    const over = () => {
      isOver = true;
    };
    promise.then(over, over);
    await opened.until(() => isOver);
    return promise;
  }
  return { ...opened, link, other, end, chosen: { device, link } };
}

describe('FLV-07 Stop', () => {
  test('stops what plays on a device that nobody has looked at before', async () => {
    const { link, other, end, commands } = await open();
    await end(other.send(startEvent, { id: second.id }));
    expect(await end(stopPlaying(link))).toBe(true);
    expect(commands.filter((msg) => msg === 'StopEvent')).toHaveLength(1);
    const release = other.subscribe(() => {});
    await end(other.send(getEvents, {}));
    await stage?.advance(100);
    expect(Object.values(other.getSnapshot().schedule)).not.toContain('play');
    release();
  });

  test('is done where nothing plays, and sends no Stop', async () => {
    const { link, end, commands } = await open();
    expect(await end(stopPlaying(link))).toBe(false);
    expect(commands).not.toContain('StopEvent');
  });

  test('fails where nobody answers, and where a device has no topics', async () => {
    const { link, end, stopBroker, other, firmware, pass } = await open();
    await end(other.send(vol, {}));
    firmware.shutDown();
    await expect(end(stopPlaying(link))).rejects.toMatchObject({
      code: expect.stringMatching(/timeout|deviceOffline/),
    });
    await expect(stopPlaying(null)).rejects.toMatchObject({ code: 'deviceOffline' });
    await pass(1000);
    await stopBroker();
  });
});

describe('FLV-07 what a device plays is known', () => {
  /** Over a line on which what a device tells after its answer comes later than that, as over a websocket. */
  function slowLink(real: DeviceLink, known: Partial<DeviceSnapshot>, refusal?: CommandError) {
    const asked: string[] = [];
    let snapshot: DeviceSnapshot = { ...UNKNOWN_DEVICE, ...known };
    const link: DeviceLink = {
      ...real,
      getSnapshot: () => snapshot,
      subscribe: () => () => {},
      send: async ({ msg }) => {
        asked.push(msg);
        const wasAsked = asked.includes('GetEvents');
        if (msg === 'vol' && wasAsked) snapshot = { ...snapshot, schedule: { 'evts/2': 'play' } };
        if (msg === 'vol' && refusal) throw refusal;
        return {} as never;
      },
    };
    return { asked, link };
  }
  const live = { presence: 'online', events: exampleEvents(2), schedule: { 'evts/1': 'play' } } as const;
  const failure = (code: 'refused' | 'timeout') => new CommandError(code, { command: 'vol', label: '' });

  test.each<[string, Partial<DeviceSnapshot>, readonly string[]]>([
    ['of one that nobody has asked: after a later answer', {}, ['GetEvents', 'vol', 'StopEvent']],
    ['of one that lives: it is proved that it is there', live, ['vol', 'StopEvent']],
    [
      'of one that is being checked: it is asked again',
      { ...live, isStale: true },
      ['GetEvents', 'vol', 'StopEvent'],
    ],
    [
      'of one whose events could not be read: they are asked for again',
      { presence: 'online' },
      ['GetEvents', 'vol', 'StopEvent'],
    ],
  ])('%s', async (_case, known, commands) => {
    const { link } = await open();
    const slow = slowLink(link, known);
    expect(await stopPlaying(slow.link)).toBe(true);
    expect(slow.asked).toEqual(commands);
  });

  test('of one that tells no volume: that is an answer, too', async () => {
    const { link } = await open();
    expect(await stopPlaying(slowLink(link, {}, failure('refused')).link)).toBe(true);
    await expect(stopPlaying(slowLink(link, {}, failure('timeout')).link)).rejects.toMatchObject({
      code: 'timeout',
    });
  });
});

describe('FLV-07 the volume', () => {
  const louder = { changeDb: 6, ceilingDb: -10 };

  test('is changed by what it is, not by what it was', async () => {
    const { link, other, end } = await open();
    await end(other.send(vol, { l: 80, r: 90 }));
    const tried = new Map<string, Attenuation>();
    expect(await end(moveVolume(link, 'CR-1002', louder, tried))).toBe('changed');
    expect(await end(other.send(vol, {}))).toEqual({ l: 68, r: 78 });
    expect(tried.size).toBe(0);
  });

  test.each([
    ['is held by the ceiling', { l: 24, r: 30 }, 'ceiling', { l: 20, r: 26 }],
    ['stays at the ceiling', { l: 20, r: 26 }, 'ceiling', { l: 20, r: 26 }],
    ['stays off', { l: 255, r: 255 }, 'off', { l: 255, r: 255 }],
  ])('%s', async (_case, before, answer, after) => {
    const { link, other, end } = await open();
    await end(other.send(vol, before));
    expect(await end(moveVolume(link, 'CR-1002', louder, new Map()))).toBe(answer);
    expect(await end(other.send(vol, {}))).toEqual(after);
  });

  test('is not changed twice where it arrived and the answer did not', async () => {
    const { link, other, end } = await open();
    await end(other.send(vol, { l: 68, r: 68 }));
    const tried = new Map<string, Attenuation>([['CR-1002', { l: 68, r: 68 }]]);
    expect(await end(moveVolume(link, 'CR-1002', louder, tried))).toBe('changed');
    expect(await end(other.send(vol, {}))).toEqual({ l: 68, r: 68 });
    // Once it is known to have arrived it can be changed again.
    await end(moveVolume(link, 'CR-1002', louder, tried));
    expect(await end(other.send(vol, {}))).toEqual({ l: 56, r: 56 });
  });

  test('is changed where what was tried has not arrived', async () => {
    const { link, other, end } = await open();
    await end(other.send(vol, { l: 80, r: 80 }));
    const tried = new Map<string, Attenuation>([['CR-1002', { l: 60, r: 60 }]]);
    await end(moveVolume(link, 'CR-1002', louder, tried));
    expect(await end(other.send(vol, {}))).toEqual({ l: 68, r: 68 });
  });
});

describe('FLV-07 Restore', () => {
  test('brings back what was saved, and once more does nothing', async () => {
    const { chosen, other, end, commands } = await open();
    const before = await end(readContent(chosen));
    const saved = toSaved(device, before);
    await end(other.send(deleteEvent, { id: first.id }));
    await end(other.send(setEvent, { ...second, name: 'Other' } as never));
    await end(other.send(vol, { l: 12, r: 12 }));
    const shown = planRestore(saved, await end(readContent(chosen)));
    await end(restore(chosen, saved, shown));
    expect((await end(readContent(chosen))).vol).toEqual(before.vol);
    const plain = (events: readonly object[]) =>
      events.map((event) => JSON.stringify(Object.entries({ ...event, id: '' }).sort())).sort();
    expect(plain((await end(readContent(chosen))).events)).toEqual(plain(before.events));
    const count = commands.length;
    await end(restore(chosen, saved, shown));
    expect(commands.slice(count)).toEqual(['GetEvents', 'vol', 'eq', 'ntp']);
  });

  test('leaves a device that somebody else has changed since', async () => {
    const { chosen, other, end, commands } = await open();
    const content = await end(readContent(chosen));
    const saved = toSaved(device, { ...content, vol: { l: 40, r: 40 } });
    const shown = planRestore(saved, content);
    await end(other.send(vol, { l: 12, r: 12 }));
    const count = commands.length;
    await expect(end(restore(chosen, saved, shown))).rejects.toMatchObject({ failed: undefined });
    expect(commands.slice(count)).toEqual(['GetEvents', 'vol', 'eq', 'ntp']);
  });

  test('says how far it came, and goes on from there', async () => {
    const { chosen, link, other, end } = await open();
    const content = await end(readContent(chosen));
    const saved = toSaved(device, { ...content, events: [], vol: { l: 40, r: 40 } });
    const shown = planRestore(saved, content);
    const refused = new CommandError('refused', { command: 'DeleteEvent', label: 'CR-1002' });
    const stubborn = changeLink(link, {
      send: async (command, body) => {
        if (command.msg === 'DeleteEvent' && JSON.stringify(body).includes(second.id)) throw refused;
        return link.send(command, body);
      },
    });
    const failed = { done: 1, count: 3, error: refused };
    await expect(end(restore({ device, link: stubborn }, saved, shown))).rejects.toMatchObject({ failed });
    expect(await end(other.send(getEvents, {}))).toHaveLength(1);
    await end(restore(chosen, saved, shown));
    expect(await end(other.send(getEvents, {}))).toEqual([]);
    expect(await end(other.send(vol, {}))).toEqual({ l: 40, r: 40 });
  });

  test('that failed at its first step fails as that did', async () => {
    const { chosen, link, end } = await open();
    const content = await end(readContent(chosen));
    const saved = toSaved(device, { ...content, events: [] });
    const lost = new CommandError('connectionLost', { command: 'DeleteEvent', label: 'CR-1002' });
    const broken = changeLink(link, {
      send: async (command, body) => {
        if (command.msg === 'DeleteEvent') throw lost;
        return link.send(command, body);
      },
    });
    const plan = planRestore(saved, content);
    await expect(end(restore({ device, link: broken }, saved, plan))).rejects.toBe(lost);
  });
});

test('FLV-07 a sentence of its own ends for the others what its failure ends', () => {
  const failure = (code: 'connectionLost' | 'timeout') =>
    new CommandError(code, { command: 'vol', label: '' });
  expect(withSentence(failure('connectionLost'), device, 'In part.')).toMatchObject({
    code: 'connectionLost',
    deviceMessage: 'In part.',
  });
  expect(withSentence(failure('timeout'), device, 'In part.')).toMatchObject({
    code: 'refused',
    label: 'CR-1002',
  });
});
