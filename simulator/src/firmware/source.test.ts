import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { expect, test } from 'vitest';
import { createRandom, seedFrom } from '../random.ts';
import { clipping, type Levels, music, silence, speech, tone } from './signal.ts';
import { createSyntheticSource } from './source.ts';

test.each([
  ['silent.example', silence],
  ['speech.example', speech(seedFrom('speech.example'))],
  ['tone.example', tone],
  ['clipping.example', clipping(seedFrom('clipping.example'))],
  ['toner.example', music(seedFrom('toner.example'))],
  ['constructor.example', music(seedFrom('constructor.example'))],
])('LIB-04 %s is heard as its name says', (host, signal) => {
  const clock = createVirtualClock();
  const source = createSyntheticSource({ clock, random: createRandom(1) });
  const heard: Levels[] = [];
  source.open(`http://${host.toUpperCase()}/a.mp3`, {
    onStart: (station) => heard.push(...[0, 700, 9000].map(station.signal)),
    onEnd: (reason) => expect.fail(reason),
  });
  clock.advance(900);
  expect(heard).toEqual([0, 700, 9000].map(signal));
});
