import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type LocalSchedule, toScheduleDraft, toScheduleEntry } from './draft.ts';
import type { ScheduleEntry } from './entry.ts';
import { currentOccurrence } from './occurrence.ts';
import { overlaps } from './overlap.ts';
import { recap } from './recap.ts';
import { repeats } from './testEntries.ts';
import {
  bothIn,
  countMinutes,
  findDifference,
  readOffset,
  readWall,
  shiftWeek,
  type Week,
  walkWeek,
} from './testWeek.ts';
import { weekRuns } from './week.ts';
import { offsetAt } from './zone.ts';

/** How much of the whole: `npm run soak` asks all million pairs. */
const share = Number(process.env.CARILLON_SOAK ?? 0.001);
const PAIRS = 1_000_000 * share;
const PAIRS_A_MOMENT = 10;

// Around the world: changes of an hour and of half an hour, offsets of half hours and of quarters.
const zones = fc.constantFrom(
  'Europe/Rome',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
);
const changes = [
  '2027-03-28T01:00Z',
  '2027-10-31T01:00Z',
  '2027-03-14T07:00Z',
  '2027-11-07T06:00Z',
  '2027-03-14T05:30Z',
  '2027-11-07T04:30Z',
  '2027-04-03T15:00Z',
  '2027-10-02T15:30Z',
  '2027-04-03T14:00Z',
  '2027-09-25T14:00Z',
].map(Date.parse);
const twoHours = 7_200_000;
const moments = fc.oneof(
  fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2028, 0) }),
  fc
    .tuple(fc.constantFrom(...changes), fc.integer({ min: -twoHours, max: twoHours }))
    .map(([changeMs, awayMs]) => changeMs + awayMs),
);
// Few distinct minutes make touching events common.
const minute = fc.oneof(fc.constantFrom(0, 1, 30, 720, 1410, 1439), fc.integer({ min: 0, max: 1439 }));
// Days and nights; a night that would last for 24 hours or more is one the other way round.
const typed: fc.Arbitrary<LocalSchedule & { readonly endsNextDay?: true }> = fc
  .tuple(repeats, minute, minute, fc.boolean())
  .map(([repeat, a, b, isNight]) => {
    if (repeat.kind !== 'daily') return { repeat, time: [a, b] };
    const [early, late] = a < b ? [a, b] : [b, a];
    return isNight && early < late
      ? { repeat, time: [late, early], endsNextDay: true }
      : { repeat, time: [early, late] };
  });

/** A moment in a zone: how far its clocks are ahead, by the rules and by its walls. */
function readMoment(timeZone: string, now: number) {
  const { day, minute: minuteOfDay } = readWall(timeZone, now);
  return {
    timeZone,
    now,
    rule: offsetAt(timeZone, now),
    offset: readOffset(timeZone, now),
    wall: day * 1440 + minuteOfDay,
  };
}
type Moment = ReturnType<typeof readMoment>;

// `expect` would take most of the time of a million pairs.
function must(isRight: boolean, what: string) {
  if (!isRight) expect.fail(what);
}

function mustBe(week: Week, model: Week, what: string) {
  const found = findDifference(week, model);
  must(found === -1, `${what} differs in minute ${found} of the week`);
}

/** An event that is stored, opened and drawn now: after a change of the clocks in other minutes than it was typed. */
function checkStored(stored: ScheduleEntry, { now, rule, wall }: Moment, seenNow: Week) {
  mustBe(walkWeek(toScheduleDraft(stored, rule)), seenNow, 'the opened form');
  const drawn = new Uint8Array(10_080);
  for (const { start, end } of weekRuns(stored, rule)) {
    drawn.fill(1, start, end).fill(1, 0, Math.max(end - 10_080, 0));
  }
  mustBe(drawn, seenNow, 'the drawn week');
  must(
    (currentOccurrence(stored, now) !== null) === (seenNow[wall] === 1),
    'the device plays at other times',
  );
}

/** What is said of an event while it is edited beside another one, with which it shares the minutes `both`. */
function checkRecap(
  edited: LocalSchedule,
  other: ScheduleEntry,
  own: Week,
  both: Week,
  { timeZone, now, offset }: Moment,
) {
  const isMet = both.includes(1);
  const said = recap(edited, [{ ...other, id: 'evts/2', name: 'Other' }], { timeZone, now });
  if (!own.includes(1)) {
    return must(/endBeforeStart|noDuration/.test(said.key), `an event without a minute is ${said.key}`);
  }
  if (said.key === 'schedule.overlap') {
    must(isMet, 'they never run in the same minute');
    const { start, end } = said.values;
    const from = start.day * 1440 + start.minute;
    const to = end.day * 1440 + end.minute;
    for (let m = from; m !== to; m = (m + 1) % 10_080) must(both[m] === 1, `not both run in minute ${m}`);
    // Always beside Always has neither begin nor end.
    const outside = Number(!both.includes(0));
    must(both[(from + 10_079) % 10_080] === outside, 'they meet before');
    must(both[to] === outside, 'they meet for longer');
    return;
  }
  must(!isMet && said.key === `schedule.${edited.repeat.kind}`, `it is said to be ${said.key}`);
  if (said.key !== 'schedule.daily' && said.key !== 'schedule.weekly') return;
  const { repeat, durationMinutes, clockChange } = said.values;
  const runs = repeat.kind === 'daily' ? repeat.days.length : 1;
  must(durationMinutes * runs === countMinutes(own), `it lasts ${durationMinutes} minutes`);
  if (!clockChange) return expect.fail('the clocks of this zone change');
  const after = readOffset(timeZone, clockChange.atMs);
  must(readOffset(timeZone, clockChange.atMs - 1) === offset && after !== offset, 'no clock changes then');
  mustBe(walkWeek(clockChange), shiftWeek(own, after - offset), 'the week after the change');
}

/** One event was typed and saved before, at another moment of the year; the other one is typed beside it now. */
function checkPair(edited: LocalSchedule, typedBefore: LocalSchedule, now: Moment, before: Moment) {
  const stored = toScheduleEntry(typedBefore, before.rule);
  const entry = toScheduleEntry(edited, now.rule);
  if (!stored || !entry) return expect.fail('what is typed whole has no entry');
  const seenNow = shiftWeek(walkWeek(typedBefore), now.offset - before.offset);
  const own = walkWeek(edited);
  const both = bothIn(own, seenNow);
  const isMet = both.includes(1);
  must(overlaps(entry, stored) === isMet && overlaps(stored, entry) === isMet, `overlap is not ${isMet}`);
  checkStored(stored, now, seenNow);
  checkRecap(edited, stored, own, both, now);
}

test('REC-02 to REC-07 FLT-095 to FLT-097 agree with a model that walks each minute, by the walls of five zones', {
  timeout: 60_000 + 7_200_000 * share,
}, async () => {
  const seed = Number(fc.readConfigureGlobal().seed);
  const drawn = fc.sample(fc.tuple(zones, moments, moments), PAIRS / PAIRS_A_MOMENT);
  for (const [i, [timeZone, nowMs, beforeMs]] of drawn.entries()) {
    const now = readMoment(timeZone, nowMs);
    const before = readMoment(timeZone, beforeMs);
    try {
      fc.assert(
        fc.property(typed, typed, (edited, typedBefore) => checkPair(edited, typedBefore, now, before)),
        { numRuns: PAIRS_A_MOMENT, seed: seed + i },
      );
    } catch (cause) {
      const [at, beforeAt] = [nowMs, beforeMs].map((ms) => new Date(ms).toISOString());
      throw new Error(`In ${timeZone}, typed at ${at} beside one typed at ${beforeAt}.`, { cause });
    }
    // The runner hears that the test is alive.
    if (i % 1000 === 0) await new Promise((resolve) => setTimeout(resolve));
  }
});
