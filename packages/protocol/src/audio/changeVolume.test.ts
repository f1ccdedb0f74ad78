import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeVolume, loudestDb, MAX_ATTENUATION } from './volume.ts';

const both = (attenuation: number) => ({ l: attenuation, r: attenuation });

describe('the volume of many devices in ratio', () => {
  test.each([
    ['6 dB louder', both(60), 6, 0, both(48), null],
    ['6 dB quieter', both(60), -6, 0, both(72), null],
    ['half a dB louder', both(60), 0.5, 0, both(59), null],
    ['both sides, of which one is quieter', { l: 60, r: 80 }, 6, 0, { l: 48, r: 68 }, null],
    ['no louder than all of it', both(4), 6, 0, both(0), 'ceiling'],
    ['no louder than the ceiling', both(60), 20, -20, both(40), 'ceiling'],
    ['its louder side no louder than the ceiling', { l: 80, r: 60 }, 20, -20, { l: 60, r: 40 }, 'ceiling'],
    ['just up to the ceiling', both(60), 10, -20, both(40), null],
    ['down to a ceiling that it was above', both(10), 0, -20, both(40), 'ceiling'],
    ['down to a ceiling that it would be above all the same', both(10), -5, -20, both(40), 'ceiling'],
    ['no quieter than silence', both(240), -20, 0, both(254), 'silence'],
    ['one of its sides no quieter than silence', { l: 200, r: 250 }, -5, 0, { l: 210, r: 254 }, 'silence'],
    ['not at all without power', both(255), 20, 0, both(255), 'off'],
    ['one side alone where the other is off', { l: 60, r: 255 }, 6, 0, { l: 48, r: 255 }, null],
    ['one side alone up to the ceiling', { l: 255, r: 60 }, 20, -20, { l: 255, r: 40 }, 'ceiling'],
  ])('FLV-07 goes %s', (_case, volume, changeDb, ceilingDb, changed, limit) => {
    expect(changeVolume(volume, { changeDb, ceilingDb })).toEqual({ volume: changed, limit });
  });

  const attenuation = fc.integer({ min: 0, max: 255 });
  const volumes = fc.record({ l: attenuation, r: attenuation });
  const halves = (min: number, max: number) => fc.integer({ min: 2 * min, max: 2 * max }).map((n) => n / 2);
  const changes = fc.record({ changeDb: halves(-20, 20), ceilingDb: halves(-60, 0) });
  const prove = (property: fc.IRawProperty<unknown>) => fc.assert(property, { numRuns: 3000 });

  test('FLV-07 never passes the ceiling, and nothing is switched on or off', () => {
    prove(
      fc.property(volumes, changes, (volume, change) => {
        const { volume: changed } = changeVolume(volume, change);
        expect(loudestDb(changed) ?? Number.NEGATIVE_INFINITY).toBeLessThanOrEqual(change.ceilingDb);
        for (const side of ['l', 'r'] as const) {
          expect(changed[side] === MAX_ATTENUATION).toBe(volume[side] === MAX_ATTENUATION);
          expect(changed[side]).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  test('FLV-07 keeps the difference of the sides wherever silence is not reached', () => {
    prove(
      fc.property(volumes, changes, (volume, change) => {
        fc.pre(volume.l < MAX_ATTENUATION && volume.r < MAX_ATTENUATION);
        const { volume: changed } = changeVolume(volume, change);
        fc.pre(Math.max(changed.l, changed.r) < 254);
        expect(changed.l - changed.r).toBe(volume.l - volume.r);
      }),
    );
  });

  test('FLV-07 keeps the relation of two devices that neither ceiling nor silence holds', () => {
    prove(
      fc.property(volumes, volumes, changes, (one, other, change) => {
        const [changedOne, changedOther] = [changeVolume(one, change), changeVolume(other, change)];
        fc.pre(changedOne.limit === null && changedOther.limit === null);
        const relation = (loudestDb(one) ?? 0) - (loudestDb(other) ?? 0);
        expect((loudestDb(changedOne.volume) ?? 0) - (loudestDb(changedOther.volume) ?? 0)).toBe(relation);
      }),
    );
  });

  test('FLV-07 changes nothing more once it is at the ceiling', () => {
    prove(
      fc.property(volumes, changes, (volume, change) => {
        fc.pre(change.changeDb >= 0);
        const { volume: changed, limit } = changeVolume(volume, change);
        fc.pre(limit === 'ceiling');
        expect(changeVolume(changed, change)).toMatchObject({ volume: changed });
      }),
    );
  });

  test('FLV-07 comes back by the opposite change where nothing held it', () => {
    prove(
      fc.property(volumes, halves(-20, 20), (volume, changeDb) => {
        const { volume: changed, limit } = changeVolume(volume, { changeDb, ceilingDb: 0 });
        fc.pre(limit === null);
        expect(changeVolume(changed, { changeDb: -changeDb, ceilingDb: 0 }).volume).toEqual(volume);
      }),
    );
  });
});
