import { join } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

/** What only servers, fakes and tests need: in no page. */
const BESIDE = ['./server', './virtual-time'];

const doors = Object.entries(manifest.exports).flatMap(([door, conditions]) =>
  typeof conditions === 'string' ? [] : [[door, conditions] as const],
);
const names = new Map(
  await Promise.all(
    doors.map(async ([door, { '@carillon/source': source }]) => {
      const module: object = await import(join(import.meta.dirname, '..', source));
      return [door, Object.keys(module)] as const;
    }),
  ),
);

// What each door exports is written in api.md, by `npm run api`.
test('the main door of @carillon/protocol exports all of the others, and nothing of what no page needs', () => {
  const others = doors.flatMap(([door]) => (door === '.' || BESIDE.includes(door) ? [] : door));
  expect(others).not.toEqual([]);
  expect(names.get('.')?.toSorted()).toEqual(others.flatMap((door) => names.get(door) ?? []).sort());
  for (const door of BESIDE)
    expect(names.get(door)?.filter((name) => names.get('.')?.includes(name))).toEqual([]);
});
