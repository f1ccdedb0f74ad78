import { afterEach, describe, expect, test, vi } from 'vitest';
import { ADDRESS, type MemoryStage, memoryStage } from '../testStage.ts';
import type { DeviceLink } from './deviceLink.ts';
import { Settings } from './settings.ts';

describe('the settings of a device', () => {
  function open() {
    const read = vi.fn();
    const settings = new Settings({ onUse: () => () => {}, readSetting: read });
    return {
      settings,
      asked: () => read.mock.calls.map(([command]) => command.msg),
      learn: (msg: string, body: unknown, ok = true) => settings.learn({ req: 1, msg, ok, body }),
    };
  }

  test.each([
    ['vol', { l: 10, r: 20 }],
    ['eq', { bf: 1, ba: 2, tf: 3, ta: 4 }],
    ['rtcc', { epoch: 1_772_611_200, b: 1 }],
    ['ntp', { host: 'pool.ntp.org', boot: 1 }],
  ] as const)('BRK-05 %s is what the last reply said', (name, body) => {
    const { settings, learn } = open();
    learn(name, body);
    expect(settings.store(name).getSnapshot()).toEqual(body);
  });

  test.each([
    ['a refusal', 'vol', { error: 'No' }, false],
    ['a body of the wrong shape', 'vol', { l: 'loud', r: 1 }, true],
    ['another command', 'GetEvents', [], true],
    ['a name like that of a method', 'constructor', { l: 1, r: 1 }, true],
  ])('FLT-030 FLT-041 nothing is learned from %s', (_case, msg, body, ok) => {
    const { settings, learn } = open();
    learn('vol', { l: 10, r: 20 });
    learn(msg, body, ok);
    expect(settings.store('vol').getSnapshot()).toEqual({ l: 10, r: 20 });
  });

  test('are read with their first use and again on request, but only those in use', () => {
    const { settings, asked } = open();
    const stop = settings.store('vol').subscribe(() => {});
    settings.store('vol').subscribe(() => {})();
    expect(asked()).toEqual(['vol']);
    settings.store('eq').subscribe(() => {});
    settings.refresh();
    expect(asked()).toEqual(['vol', 'eq', 'vol', 'eq']);
    stop();
    settings.refresh();
    expect(asked().slice(4)).toEqual(['eq']);
  });
});

describe('a setting on a screen', () => {
  let stage: MemoryStage;
  let link: DeviceLink;
  afterEach(() => stage.close());

  test('is read once the device has answered, and again after each reconnect', async () => {
    stage = await memoryStage({ random: () => 0 });
    link = stage.broker.device(ADDRESS);
    link.setting('vol').subscribe(() => {});
    stage.broker.connect();
    await stage.until(() => link.setting('vol').getSnapshot() !== undefined);
    expect(stage.commands).toEqual(['GetEvents', 'vol']);
    stage.cut();
    await stage.advance(100);
    expect(stage.commands).toEqual(['GetEvents', 'vol', 'GetEvents', 'vol']);
  });

  test('is forgotten a second after the last screen left the device', async () => {
    stage = await memoryStage();
    link = stage.broker.device(ADDRESS);
    const stop = link.setting('vol').subscribe(() => {});
    stage.broker.connect();
    await stage.until(() => link.setting('vol').getSnapshot() !== undefined);
    stop();
    await stage.advance(950);
    expect(link.setting('vol').getSnapshot()).toBeDefined();
    await stage.advance(100);
    expect([link.setting('vol').getSnapshot(), link.getSnapshot().events]).toEqual([undefined, null]);
  });
});
