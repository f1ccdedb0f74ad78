// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MomentSource } from './DayChart.tsx';
import type { DaySpan } from './dayPlace.ts';

const HOUR_MS = 3_600_000;
const DAY: DaySpan = {
  startMs: 0,
  endMs: 24 * HOUR_MS,
  marks: [0, 6, 12, 18, 24].map((hour) => ({ hour, atMs: hour * HOUR_MS })),
};

/** Tells what is in sight when the test says so, and not before. */
class Sight {
  static seen: Sight | undefined;
  readonly elements: Element[] = [];
  readonly tell: (entries: { target: Element; isIntersecting: boolean }[]) => void;
  constructor(tell: Sight['tell']) {
    this.tell = tell;
    Sight.seen = this;
  }
  observe(element: Element) {
    this.elements.push(element);
  }
  unobserve() {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Sight);
  // All lanes share one observer: here it is this one.
  vi.resetModules();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function createMoment(beginMs: number) {
  const listeners = new Set<() => void>();
  let atMs = beginMs;
  const now: MomentSource = {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => atMs,
  };
  const move = (toMs: number) => {
    atMs = toMs;
    for (const listener of listeners) listener();
  };
  return { now, move };
}

async function showLanes(now: MomentSource) {
  const { DayAxis, DayChart } = await import('./DayChart.tsx');
  const { DayLane } = await import('./DayLane.tsx');
  const lanes = (locale: string) => (
    <I18nProvider locale={locale}>
      <DayChart day={DAY} now={now}>
        <DayAxis day={DAY} writeNow={(ms) => `${ms / HOUR_MS} h`} hour={String} />
        {['one', 'two'].map((label) => (
          <DayLane key={label} day={DAY} bars={[]} label={label} />
        ))}
      </DayChart>
    </I18nProvider>
  );
  const { rerender } = render(lanes('en'));
  return (locale: string) => rerender(lanes(locale));
}

const places = () => [...document.querySelectorAll('line')].map((line) => line.getAttribute('x1'));
const label = () => document.querySelector('b');

test('EVT-09 the line of now moves where it is seen; elsewhere it is right before it comes into sight, and on paper', async () => {
  const { now, move } = createMoment(6 * HOUR_MS);
  await showLanes(now);
  expect(places()).toEqual(['25%', '25%']);
  const [, below] = Sight.seen?.elements ?? [];
  const tell = (isIntersecting: boolean) => below && Sight.seen?.tell([{ target: below, isIntersecting }]);
  tell(false);
  move(12 * HOUR_MS);
  expect(places()).toEqual(['50%', '25%']);
  dispatchEvent(new Event('beforeprint'));
  expect(places()).toEqual(['50%', '50%']);
  move(18 * HOUR_MS);
  expect(places()).toEqual(['75%', '50%']);
  tell(true);
  expect(places()).toEqual(['75%', '75%']);
  move(6 * HOUR_MS);
  expect(places()).toEqual(['25%', '25%']);
});

test('EVT-09 the time of now goes with its day, and comes with the next', async () => {
  const { now, move } = createMoment(6 * HOUR_MS);
  await showLanes(now);
  expect([label()?.textContent, label()?.hidden]).toEqual(['6 h', false]);
  move(DAY.endMs);
  expect(label()?.hidden).toBe(true);
  expect(places()).toEqual(['-1', '-1']);
  move(12 * HOUR_MS);
  expect([label()?.textContent, label()?.hidden]).toEqual(['12 h', false]);
});

test('EVT-09 the time of now is counted from where the day begins, in each direction', async () => {
  const { now, move } = createMoment(6 * HOUR_MS);
  const read = await showLanes(now);
  expect(label()?.style.cssText).toBe('left: 25%;');
  move(18 * HOUR_MS);
  expect(label()?.style.cssText).toBe('left: 75%;');
  read('ar');
  expect(label()?.style.cssText).toBe('right: 75%;');
});
