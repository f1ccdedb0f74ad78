import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SLIDERS } from './sliders.ts';
import { decodeVolume, encodeVolume, levelDb, MAX_ATTENUATION, volumeLevel } from './volume.ts';

const positions = fc.record({
  volume: fc.integer({ min: 1, max: 80 }),
  balance: fc.integer({ min: -50, max: 50 }),
});
const attenuations = fc.record({ l: fc.nat(255), r: fc.nat(255) });

/** Every volume on the wire, 0 to 255 left and right. */
function* eachAttenuation() {
  for (let l = 0; l <= 255; l++) for (let r = 0; r <= 255; r++) yield { l, r };
}

describe('the level of the volume slider', () => {
  // 134 x log10(position), rounded.
  test.each([
    [1, 0, -127.5],
    [2, 40, -107.5],
    [10, 134, -60.5],
    [20, 174, -40.5],
    [40, 215, -20],
    [62, 240, -7.5],
    [68, 246, -4.5],
    [69, 246, -4.5],
    [79, 254, -0.5],
    [80, 255, 0],
  ])('AUD-01 at %i is %i, which is %d dB', (position, level, db) => {
    expect(volumeLevel(position)).toBe(level);
    expect(levelDb(level)).toBe(db);
  });

  test('AUD-01 rises with each position but at three, where two share one', () => {
    const same = Array.from({ length: 79 }, (_, index) => index + 1).filter(
      (position) => volumeLevel(position) === volumeLevel(position + 1),
    );
    expect(same).toEqual([68, 73, 78]);
  });
});

describe('the volume on the wire', () => {
  test.each([
    ['no attenuation', 80, 0, 0, 0],
    ['half way', 40, 0, 40, 40],
    ['to the right', 80, 8, 8, 0],
    ['to the left', 80, -8, 0, 8],
    ['to the right as far as it goes', 80, 50, 50, 0],
    ['to the left as far as it goes', 40, -50, 40, 90],
    ['hardly anything', 2, 0, 215, 215],
    ['no quieter than silence on one side', 2, 50, 254, 215],
    ['power off', 1, 0, 255, 255],
    ['power off, to one side', 1, -50, 255, 255],
  ])('AUD-01 %s', (_case, volume, balance, l, r) => {
    expect(encodeVolume({ volume, balance })).toEqual({ l, r });
  });

  test('AUD-01 every position of both sliders goes there and comes back to where it is shown', () => {
    fc.assert(
      fc.property(positions, (shown) => {
        const wire = encodeVolume(shown);
        expect(decodeVolume(wire, shown)).toEqual(shown);
        expect(encodeVolume(decodeVolume(wire))).toEqual(wire);
      }),
      { numRuns: 3000 },
    );
  });

  test('AUD-01 every volume that a device can have lands on the sliders, and is the same a second time', () => {
    for (const wire of eachAttenuation()) {
      const first = decodeVolume(wire);
      const isOn = first.volume >= SLIDERS.volume.min && first.volume <= SLIDERS.volume.max;
      if (!isOn || Math.abs(first.balance) > SLIDERS.balance.max) expect(wire).toEqual(first);
      const sent = encodeVolume(first);
      const again = decodeVolume(sent, first);
      const sentAgain = encodeVolume(decodeVolume(sent));
      if (again !== first || sentAgain.l !== sent.l || sentAgain.r !== sent.r) expect(again).toBe(first);
    }
  });

  test.each([
    ['full', 0, 0, 80, 0],
    ['quieter on the left', 30, 10, 67, 20],
    ['quieter on the right', 10, 30, 67, -20],
    ['further to one side than the slider goes', 200, 0, 80, 50],
    ['one side off alone', 255, 0, 80, 50],
    ['silence', 254, 254, 1, 0],
    ['silence on one side', 0, 254, 80, -50],
  ])('AUD-01 a device that is %s', (_case, l, r, volume, balance) => {
    expect(decodeVolume({ l, r })).toEqual({ volume, balance });
  });
});

describe('the sliders as they are shown', () => {
  test.each([68, 69, 73, 74, 78, 79])('AUD-01 stay at %i, which shares its level', (volume) => {
    const shown = { volume, balance: 0 };
    expect(decodeVolume(encodeVolume(shown), shown)).toBe(shown);
  });

  test('AUD-01 keep the balance while power is off, whoever switched it off', () => {
    const off = { l: MAX_ATTENUATION, r: MAX_ATTENUATION };
    expect(decodeVolume(off, { volume: 40, balance: -20 })).toEqual({ volume: 1, balance: -20 });
    expect(decodeVolume(off)).toEqual({ volume: 1, balance: 0 });
  });

  test('FLT-035 move to what the device says where that is another volume', () => {
    fc.assert(
      fc.property(attenuations, positions, (wire, shown) => {
        const meant = encodeVolume(shown);
        fc.pre(meant.l !== wire.l || meant.r !== wire.r);
        fc.pre(Math.min(wire.l, wire.r) < MAX_ATTENUATION);
        expect(decodeVolume(wire, shown)).toEqual(decodeVolume(wire));
      }),
    );
  });
});
