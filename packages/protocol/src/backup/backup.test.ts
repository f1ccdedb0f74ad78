import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBackup, MAX_BACKUP_BYTES, readBackup } from './backup.ts';
import { playback, saved, sender, weeks } from './testWeeks.ts';

const AT = Date.parse('2026-11-26T09:00:00Z');
const settings = {
  vol: { l: 40, r: 60 },
  eq: { bf: 0, ba: 0, tf: 8, ta: -2 },
  ntp: { host: 'pool.ntp.org', boot: 1 as const },
};
const whole = saved([playback(1, 'Morning'), sender(2, 'Mass')], settings);

describe('a file of what devices store', () => {
  test('FLV-07 reads as it was written, with what a newer firmware has added', () => {
    const newer = { ...playback(3, 'Evening'), fade: { in: 3 } };
    const other = { id: 'evts/4', name: 'Bells', mode: 'usb', repeat: 1, time: [0, 60], path: '/bells' };
    const devices = [
      whole,
      saved([newer, other as unknown as ReturnType<typeof playback>], { label: 'CR-1003' }),
    ];
    const read = readBackup(createBackup(AT, devices));
    expect(read).toEqual({ ok: true, backup: { v: 1, savedAt: '2026-11-26T09:00:00.000Z', devices } });
  });

  test('FLV-07 of whatever weeks comes back', () => {
    fc.assert(
      fc.property(weeks, (events) => {
        const devices = [saved(events)];
        expect(readBackup(createBackup(AT, devices))).toMatchObject({ ok: true, backup: { devices } });
      }),
    );
  });

  const file = (change: object) => JSON.stringify({ v: 1, savedAt: '2026-11-26T09:00:00Z', ...change });
  const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

  test.each<[string, string, object]>([
    ['nothing', '', { code: 'notJson' }],
    ['what is no JSON', 'label,name\nCR-1001,Lobby', { code: 'notJson' }],
    ['half a file', createBackup(AT, [whole]).slice(0, -20), { code: 'notJson' }],
    ['another JSON', '[1, 2]', { code: 'noBackup' }],
    ['null', 'null', { code: 'noBackup' }],
    ['a later version', file({ v: 2, devices: [] }), { code: 'version', version: '2' }],
    ['a version that is none', file({ v: { toString: 1 }, devices: [] }), { code: 'noBackup' }],
    ['no device', file({ devices: [] }), { code: 'shape', path: 'devices' }],
    ['what is no list', file({ devices: 'all' }), { code: 'shape', path: 'devices' }],
    [
      'an event without a time',
      file({ devices: [{ ...whole, events: [playback(1, 'A'), { ...playback(2, 'B'), time: [0] }] }] }),
      { code: 'shape', path: 'devices.0.events.1' },
    ],
    [
      'a volume that is none',
      file({ devices: [{ ...whole, vol: { l: 256, r: 0 } }] }),
      { code: 'shape', path: 'devices.0.vol.l' },
    ],
    [
      'a label that leads elsewhere',
      file({ devices: [{ ...whole, label: 'a/b' }] }),
      { code: 'shape', path: 'devices.0.label' },
    ],
    [
      '65 events',
      file({ devices: [{ ...whole, events: Array(65).fill(playback(1, 'A')) }] }),
      { code: 'shape', path: 'devices.0.events' },
    ],
    ['a device twice', file({ devices: [whole, whole] }), { code: 'double', label: 'CR-1002' }],
    [
      'events that overlap',
      file({ devices: [saved([playback(1, 'A', 8, 2), playback(2, 'B', 9)])] }),
      { code: 'overlap', label: 'CR-1002', one: 'A', other: 'B' },
    ],
    ['what is nested without end', deep(1_000_000), { code: 'tooDeep' }],
    [
      'brackets in a text, and what is wrong after it',
      `{"a":"\\"${'['.repeat(99)}","v":1}`,
      { code: 'noBackup' },
    ],
    ['more than can be read', ' '.repeat(MAX_BACKUP_BYTES + 1), { code: 'tooLarge' }],
  ])('FLV-07 is refused where it is %s, and says why', (_case, content, problem) => {
    expect(readBackup(content)).toMatchObject({ ok: false, problem });
  });

  test('FLV-07 never throws, whatever it holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json({ maxDepth: 6 }), fc.string()), (content) => {
        expect(readBackup(content)).toHaveProperty('ok');
      }),
      { numRuns: 2000 },
    );
  });

  test('FLV-07 FLT-041 has no prototype', () => {
    const content = file({ devices: [whole] }).replace('"label"', '"__proto__":{"isAdmin":true},"label"');
    const read = readBackup(content);
    expect(read.ok && Object.getPrototypeOf(read.backup.devices[0])).toBe(Object.prototype);
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  });
});
