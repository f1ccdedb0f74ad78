import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { expect, test } from 'vitest';
import { loadMeter } from './loadMeter.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));
const open = () => () => {};

test('what draws a meter is tried again where it cannot be loaded, begins nothing for one that is gone, and is there at once for the next', async () => {
  const clock = createVirtualClock();
  const begun: string[] = [];
  let tries = 0;
  const load = async () => {
    if (++tries < 3) throw new Error('no network');
    return open;
  };
  const begin = (name: string) => () => {
    begun.push(name);
    return () => begun.push(`${name} stops`);
  };
  loadMeter(begin('gone'), clock, load)();
  const stop = loadMeter(begin('first'), clock, load);
  await settle();
  expect([begun, tries, clock.pending]).toEqual([[], 2, 1]);
  clock.advance(5000);
  await settle();
  expect(begun).toEqual(['first']);
  stop();
  loadMeter(begin('next'), clock, load);
  expect([begun, tries]).toEqual([['first', 'first stops', 'next'], 3]);
});
