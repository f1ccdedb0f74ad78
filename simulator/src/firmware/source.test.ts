import { createVirtualClock } from '@carillon/protocol/time';
import { expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { createSyntheticSource } from './source.ts';

test('LIB-04 a host that breaks while it is dialled ends the dial once, and nothing starts after it', () => {
  const clock = createVirtualClock();
  const source = createSyntheticSource({ clock, random: createRandom(1) });
  const heard: string[] = [];
  source.open('http://radio.example/a.mp3', {
    onStart: () => heard.push('started'),
    onEnd: (reason) => heard.push(reason),
  });
  clock.advance(100);
  source.breakHost('radio.example');
  clock.advance(10_000);
  expect(heard).toEqual(['Connection lost']);
});
