import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPowerOff, SLIDERS } from './sliders.ts';
import { decodeVolume, encodeVolume, heardVolume, levelDb, MAX_ATTENUATION, volumeLevel } from './volume.ts';

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

  test('AUD-01 every volume that a device can have is what the sliders send back, and comes in its place', () => {
    for (const wire of eachAttenuation()) {
      const shown = decodeVolume(wire);
      const sent = encodeVolume(shown);
      const isOn = wire.l < MAX_ATTENUATION || wire.r < MAX_ATTENUATION;
      const isRight =
        sent.l === wire.l &&
        sent.r === wire.r &&
        isPowerOff(shown) === !isOn &&
        shown.volume >= SLIDERS.volume.min &&
        shown.volume <= SLIDERS.volume.max &&
        volumeLevel(shown.volume) === MAX_ATTENUATION - Math.min(wire.l, wire.r) &&
        decodeVolume(sent, shown) === shown;
      if (!isRight) expect({ wire, shown }).toEqual('the sliders of this volume');
    }
  });

  test('AUD-01 of its 256 values 77 stand at a step, the others between two, each louder than the one before', () => {
    const positions = Array.from({ length: 256 }, (_, level) => {
      const attenuation = MAX_ATTENUATION - level;
      return decodeVolume({ l: attenuation, r: attenuation }).volume;
    });
    expect(positions.filter(Number.isInteger)).toHaveLength(77);
    expect(positions.every((position, level) => level === 0 || position > (positions[level - 1] ?? 80))).toBe(
      true,
    );
  });

  test.each([
    ['full', 0, 0, 80, 0],
    ['quieter on the left', 30, 10, 67, 20],
    ['quieter on the right', 10, 30, 67, -20],
    ['between two steps', 80, 80, 20.23, 0],
    ['very quiet', 240, 240, 1.29, 0],
    ['very quiet, and more so on the right', 240, 250, 1.29, -10],
    ['further to one side than the slider goes', 200, 0, 80, 200],
    ['one side off alone', 255, 0, 80, 255],
    ['one side off, and the other quiet', 254, 255, 1.02, -255],
    ['silence', 254, 254, 1.02, 0],
    ['silence on one side', 0, 254, 80, -254],
  ])('AUD-01 a device that is %s', (_case, l, r, volume, balance) => {
    const shown = decodeVolume({ l, r });
    expect(shown.volume).toBeCloseTo(volume, 2);
    expect(shown.balance).toBe(balance);
  });

  test.each([
    ['as far as the slider goes', 40, 50, 50],
    ['further than it goes', 40, 200, 200],
    ['no further than silence', 2, 50, 39],
    ['that side alone is off', 2, 255, 255],
    ['without power it waits', 1, 50, 50],
  ])('AUD-01 a balance is heard %s', (_case, volume, balance, heard) => {
    expect(heardVolume({ volume, balance })).toEqual({ volume, balance: heard });
    expect(heardVolume({ volume, balance: -balance })).toEqual({ volume, balance: -heard });
  });

  test('AUD-01 what is heard is what everybody else is told', () => {
    fc.assert(
      fc.property(positions, attenuations, ({ volume }, wire) => {
        const { balance } = decodeVolume(wire);
        fc.pre(volume > 1);
        const heard = heardVolume({ volume, balance });
        expect(heard.balance).toBe(decodeVolume(encodeVolume({ volume, balance })).balance);
        expect(encodeVolume(heard)).toEqual(encodeVolume({ volume, balance }));
      }),
      { numRuns: 3000 },
    );
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
