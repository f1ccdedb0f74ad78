import { type Forecast, foresee } from '@carillon/protocol/forecast';
import { expect, test } from 'vitest';
import { liveThroughWeek, type Outcome, ZONES } from './testWeek.ts';

/** How many weeks: `npm run soak` lives through all of 20,000. */
const share = Number(process.env.CARILLON_SOAK ?? 0.05);
const WEEKS = Math.round(20_000 * share);

const playsIn = (forecast: Forecast) => (forecast.isKnown ? (forecast.plays?.event.id ?? null) : undefined);

/** What was foreseen otherwise than the device did it; nothing where it was right. */
function complain({ forecast, plays, streams, next, untilEnd, text }: Outcome): string[] {
  if (!forecast.isKnown) return [];
  const foreseen = playsIn(forecast);
  const problems: string[] = [];
  if (foreseen !== plays) problems.push(`foreseen ${foreseen}, plays ${plays}`);
  if (foreseen !== streams) problems.push(`foreseen ${foreseen}, its stream is of ${streams}`);
  if (forecast.next && forecast.next.event.id !== foreseen && forecast.next.event.id !== next)
    problems.push(`foreseen next ${forecast.next.event.id}, it says ${next}`);
  if (untilEnd && untilEnd[0] !== foreseen) problems.push(`until its end not ${foreseen} but ${untilEnd[0]}`);
  return problems.map((problem) => `${text}: ${problem}`);
}

test(
  `FLV-02 in ${WEEKS} random weeks and moments of five zones, what is foreseen is what the device then plays`,
  () => {
    const outcomes = Array.from({ length: WEEKS }, (_, seed) => liveThroughWeek(seed, foresee));
    expect(outcomes.flatMap(complain)).toEqual([]);
    const count = (is: (outcome: Outcome) => boolean) => outcomes.filter(is).length;
    // That nobody can know is said seldom, and all that can be so was.
    expect(count(({ forecast }) => !forecast.isKnown)).toBeLessThan(0.03 * WEEKS);
    const known = (is: (forecast: Extract<Forecast, { isKnown: true }>) => boolean) =>
      count(({ forecast }) => forecast.isKnown && is(forecast));
    const counts = {
      playing: known(({ plays }) => plays !== null),
      byHand: known(({ isByHand }) => isByHand),
      stopped: known(({ why }) => why === 'stopped'),
      outsideHours: known(({ why }) => why === 'outsideHours'),
      noEvents: known(({ why }) => why === 'noEvents'),
      displaced: known(({ plays, displaced }) => plays !== null && displaced.length > 0),
      wrongClock: known(({ aheadMs }) => aheadMs !== 0),
      overChange: count(({ isOverChange }) => isOverChange),
      untilEnd: count(({ untilEnd }) => untilEnd !== undefined),
    };
    if (process.env.CARILLON_SOAK) console.info(WEEKS, counts);
    expect(Object.entries(counts).filter(([, times]) => times === 0)).toEqual([]);
    expect(new Set(outcomes.map(({ zone }) => zone)).size).toBe(ZONES.length);
  },
  60_000 + 600_000 * share,
);

type Rule = typeof foresee;

/** Who foresees otherwise: each is wrong in some week. */
const BROKEN: Readonly<Record<string, Rule>> = {
  'takes its clock for right': (heard, now, atMs) => foresee({ ...heard, clock: null }, now, atMs),
  'does not know what hands did': (heard, now, atMs) => foresee({ ...heard, schedule: {} }, now, atMs),
  'thinks that what was stopped stays so': (heard, now, atMs) => {
    const present = foresee(heard, now, now.utcMs);
    const stopped = present.isKnown && present.why === 'stopped' ? present.displaced : [];
    const events = heard.events?.filter(({ id }) => stopped.every(({ event }) => event.id !== id));
    return foresee({ ...heard, events: events ?? null }, now, atMs);
  },
  'lets each class run everything': (heard, now, atMs) => foresee({ ...heard, classId: 3 }, now, atMs),
  'keeps local times over a change of the clocks': (heard, now, atMs) =>
    foresee(heard, now, atMs - 30 * 60_000 * Math.sign(atMs - now.utcMs - 4 * 86_400_000)),
  'lets what began first play on': (heard, now, atMs) => {
    const forecast = foresee(heard, now, atMs);
    const [first] = forecast.isKnown ? forecast.displaced : [];
    return forecast.isKnown && first ? { ...forecast, plays: first } : forecast;
  },
};

test.each(Object.entries(BROKEN))('FLV-02 the weeks find a rule that %s', (_name, rule) => {
  const isFound = Array.from({ length: 1000 }).some(
    (_, seed) => complain(liveThroughWeek(seed, rule)).length > 0,
  );
  expect(isFound).toBe(true);
});
