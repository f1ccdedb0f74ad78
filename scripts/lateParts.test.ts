import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lateParts } from '../.storybook/lateParts.ts';
import { root } from './process.ts';

/** A module as a page has it in a run in which parts come late; null where it stays as it is. */
function read(path: string): string | null {
  const file = join(root, 'packages/react/src', path);
  const { transform } = lateParts();
  if (typeof transform !== 'function') throw new Error('It transforms nothing.');
  const changed = transform.call({} as never, readFileSync(file, 'utf8'), file);
  return typeof changed === 'object' && changed && 'code' in changed ? String(changed.code) : null;
}

test('what is fetched comes late, and what keeps it forgets it from one file of stories to the next', () => {
  expect(read('patterns/form/lateFields.ts')).toMatch(/setTimeout\(done, 250\)\)\.then\(\(\) => import\('/);
  expect(read('patterns/part/lazyScreen.tsx')).toContain('useState(carillonContent)');
  expect(read('ui/live/loadMeter.ts')).toMatch(/!carillonIsAnother\(\) && loaded/);
  expect(read('ui/live/DayChart.tsx')).toBeNull();
});
