import { describe, expect, test } from 'vitest';
import { isPowerOff, isSliderDisabled, SLIDERS, type SliderName } from './sliders.ts';
import { volumeLevel } from './volume.ts';

test.each<[SliderName, number, number]>([
  ['volume', 1, 80],
  ['balance', -50, 50],
  ['ta', -8, 7],
  ['tf', 1, 15],
  ['ba', 0, 15],
  ['bf', 2, 15],
])('AUD-01 the slider %s goes from %i to %i', (name, min, max) => {
  expect(SLIDERS[name]).toMatchObject({ min, max });
});

test.each(Object.entries(SLIDERS))('AUD-02 a held button of %s repeats as D9 allows', (_name, slider) => {
  expect(slider.repeatMs).toBeGreaterThanOrEqual(65);
  expect(slider.repeatMs).toBeLessThanOrEqual(250);
  expect(slider.holdMs).toBeGreaterThanOrEqual(450);
  expect(slider.holdMs).toBeLessThanOrEqual(650);
});

test('AUD-01 power is off at the lowest position alone, where the level is 0', () => {
  for (let volume = SLIDERS.volume.min; volume <= SLIDERS.volume.max; volume++) {
    expect(isPowerOff({ volume })).toBe(volumeLevel(volume) === 0);
  }
});

describe('the sliders that cannot be moved', () => {
  const names: SliderName[] = ['volume', 'balance', 'ta', 'tf', 'ba', 'bf'];
  const all = { volume: 40, balance: 0, ta: -2, tf: 8, ba: 6, bf: 8 };

  test.each<[string, Partial<typeof all>, boolean, SliderName[]]>([
    ['none while all is on', {}, true, []],
    ['the cut of a treble of 0', { ta: 0 }, true, ['tf']],
    ['the cut of a bass of 0', { ba: 0 }, true, ['bf']],
    ['both cuts of a flat equalizer', { ta: 0, ba: 0 }, true, ['tf', 'bf']],
    ['all but the volume without power', { volume: 1 }, true, ['balance', 'ta', 'tf', 'ba', 'bf']],
    ['all while the device is offline', {}, false, names],
    ['all while the device is offline without power', { volume: 1 }, false, names],
  ])('AUD-03 %s', (_case, change, isOnline, disabled) => {
    expect(names.filter((name) => isSliderDisabled(name, { ...all, ...change }, isOnline))).toEqual(disabled);
  });
});
