import { buildDevice } from '@carillon/mocks';
import type { Cause } from '@carillon/protocol/attention';
import type { Device, DeviceTag } from '@carillon/protocol/device';
import { expect, test } from 'vitest';
import type { Judgment } from '../../../hooks/device/useAttention.ts';
import { countGroup, findOpenGroup, groupByTag, type JudgedGroup } from './groups.ts';

const tag = (id: number, name: string): DeviceTag => ({
  id,
  name,
  variant: 'info',
  icon: null,
  device_count: 0,
});
const tags = [tag(1, 'Shops'), tag(2, 'Lobby 10'), tag(3, 'Lobby 9'), tag(4, 'Empty')];

/** A device of each tag in turn. */
const devicesOf = (...tagIds: (number | null)[]): Device[] =>
  tagIds.map((device_tag_id, index) => buildDevice({ id: index + 1, device_tag_id }));

const shown = (devices: readonly Device[], known = tags) =>
  groupByTag(devices, known, 'en-US').map(({ tag, hasHead, devices }) => [
    tag?.name ?? null,
    hasHead,
    devices.map(({ id }) => id),
  ]);

test.each([
  ['none', [], tags, []],
  ['six stand together', [1, 2, 3, 1, 2, null], tags, [[null, false, [1, 2, 3, 4, 5, 6]]]],
  [
    'seven by the names of their tags, last those without one',
    [1, 2, 3, null, 1, 2, 3],
    tags,
    [
      ['Lobby 9', true, [3, 7]],
      ['Lobby 10', true, [2, 6]],
      ['Shops', true, [1, 5]],
      [null, true, [4]],
    ],
  ],
  ['all of one tag', [1, 1, 1, 1, 1, 1, 1], tags, [['Shops', true, [1, 2, 3, 4, 5, 6, 7]]]],
  ['none with a tag', Array(7).fill(null), tags, [[null, false, [1, 2, 3, 4, 5, 6, 7]]]],
  ['tags that are not known', [1, 1, 1, 1, 1, 1, 1], [], [[null, false, [1, 2, 3, 4, 5, 6, 7]]]],
])('EVT-09 groups of today: %s', (_case, tagIds, known, groups) => {
  expect(shown(devicesOf(...tagIds), known)).toEqual(groups);
});

test('EVT-09 of 49 devices without a tag the one group can be folded', () => {
  expect(shown(devicesOf(...Array(48).fill(null)))[0]?.[1]).toBe(false);
  expect(shown(devicesOf(...Array(49).fill(null)))[0]?.[1]).toBe(true);
});

const standings = {
  well: ['well', 'none', 'evts/1'],
  settling: ['passing', 'none', null],
  outsideHours: ['rest', 'none', null],
  notAnswered: ['unknown', 'none', null],
  offline: ['fault', 'warning', null],
  failed: ['fault', 'danger', 'evts/1'],
  onFailOver: ['fault', 'warning', 'evts/1'],
  silent: ['fault', 'warning', 'evts/1'],
  stoppedByHand: ['fault', 'warning', null],
} as const satisfies Partial<Record<Cause, readonly unknown[]>>;

// Only what is counted: the rest of a judgment says nothing here.
const judgment = (cause: keyof typeof standings) => {
  const [standing, severity, playing] = standings[cause];
  return { cause, standing, severity, playing } as Judgment;
};

test('EVT-09 a group counts what is judged: who is on fail-over plays, who has failed or is silent does not', () => {
  const all = (Object.keys(standings) as (keyof typeof standings)[]).map(judgment);
  expect(countGroup(all)).toEqual({ playing: 2, failed: 1, offline: 1, failOver: 1, other: 2, unknown: 1 });
});

const judged = (...causes: (keyof typeof standings)[][]): JudgedGroup[] =>
  causes.map((group, index) => {
    const devices = devicesOf(...group.map(() => index + 1));
    const told = devices.map((device, place) => ({ device, judgment: judgment(group[place] ?? 'well') }));
    return { tag: tag(index + 1, `Tag ${index + 1}`), hasHead: true, devices, judged: told };
  });

test.each([
  ['the first, where all is well', judged(['well'], ['outsideHours']), 1],
  ['the first with something wrong', judged(['well'], ['well', 'onFailOver'], ['failed']), 2],
  ['the first, while nobody has answered', judged(['notAnswered'], ['notAnswered']), 1],
  ['one of exactly 48', judged(Array(39).fill('well'), Array(9).fill('failed')), 2],
  ['none of 49', judged(Array(40).fill('well'), Array(9).fill('failed')), undefined],
])('EVT-09 open at first is %s', (_case, groups, id) => {
  expect(findOpenGroup(groups)?.tag?.id).toBe(id);
});
