import { judge } from '@carillon/protocol/attention';
import { expect, test } from 'vitest';
import { createTally, formatTally } from '../../../../simulator/src/ledger/testLedger.ts';
import { DEVICES, MINUTES } from '../../../../simulator/src/ledger/testNight.ts';
import { liveAPageNight } from './testLedgerPage.ts';

/** The nights of the silence ledger as the product hears them: four of them here, 500 in `npm run soak`. */
const share = Number(process.env.CARILLON_SOAK ?? 0.008);
const NIGHTS = Math.round(500 * share);

test(
  `FLV-03 FLT-133 in ${NIGHTS} nights of ten devices with every fault, what the client hears and its fleet tells in each minute is the truth`,
  async () => {
    const { tally, compare } = createTally();
    const complaints: string[] = [];
    let fresh = 0;
    for (let seed = 1; seed <= NIGHTS; seed++) {
      await liveAPageNight(seed, (seen, nowMs, utcMs) => {
        const moment = { nowMs, utcMs };
        const cause = compare(seed, seen, judge(seen.heard, moment), moment);
        if (seen.told.cause === cause) return;
        if (seen.isFresh) fresh++;
        else
          complaints.push(`seed ${seed}, ${seen.device.label}, ${utcMs}: ${seen.told.cause}, not ${cause}`);
      });
    }
    if (process.env.CARILLON_SOAK) {
      console.info(`${formatTally(tally, NIGHTS)}\n${'told a little later'.padEnd(20)}${fresh}`);
    }
    expect(tally.complaints).toEqual([]);
    expect(complaints).toEqual([]);
    expect([tally.wrong, tally.deaf]).toEqual([0, 0]);
    expect(tally.minutes).toBeGreaterThan(0.7 * NIGHTS * DEVICES * MINUTES);
    expect((tally.apart + fresh) / tally.minutes).toBeLessThan(0.02);
  },
  60_000 + 3_600_000 * share,
);
