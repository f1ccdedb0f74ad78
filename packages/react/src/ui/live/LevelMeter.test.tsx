// @vitest-environment happy-dom
import type { Clock } from '@carillon/protocol/time';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { ClockContext } from '../feedback/ClockContext.ts';
import { LevelMeter } from './LevelMeter.tsx';
import { preloadMeter } from './loadMeter.ts';
import { type MeterLabels, type MeterSource, startMeter } from './meterDrawing.ts';
import { MeterPainter } from './meterPainter.ts';
import type { MeterTicker, PageState, Ticked } from './meterTicker.ts';

const labels: MeterLabels = {
  left: 'Left level',
  right: 'Right level',
  leftShort: 'L',
  rightShort: 'R',
  clip: 'CLIP',
  mark: String,
  figure: (value) => (value === null ? '---' : `${value} dB`),
  valueText: (value) => (value === null ? 'Not known' : `${value} of 95 decibel`),
};

afterEach(cleanup);

function createSource() {
  const listeners = new Set<() => void>();
  let levels: readonly [number, number] | undefined;
  const source: MeterSource = {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => levels,
  };
  const send = (left: unknown, right: unknown) => {
    levels = [left, right] as unknown as [number, number];
    for (const listener of listeners) listener();
  };
  return { source, send, listeners };
}

// What draws is there before the first meter, which is live at once.
beforeAll(preloadMeter);

test('has a meter for each channel, named and with its scale', () => {
  render(<LevelMeter source={createSource().source} labels={labels} />);
  const meter = screen.getByRole('meter', { name: 'Left level' });
  expect(meter.getAttribute('aria-valuemin')).toBe('0');
  expect(meter.getAttribute('aria-valuemax')).toBe('95');
  expect(meter.getAttribute('aria-valuetext')).toBe('Not known');
  expect(screen.getByRole('meter', { name: 'Right level' })).toBeTruthy();
});

test('renders on a server', () => {
  expect(renderToString(<LevelMeter source={createSource().source} labels={labels} />)).toContain(
    'Left level',
  );
});

test('lets go of its source when it goes', () => {
  const { source, listeners } = createSource();
  const { unmount } = render(<LevelMeter source={source} labels={labels} />);
  expect(listeners.size).toBe(1);
  unmount();
  expect(listeners.size).toBe(0);
});

test('goes by the clock that is handed in: it beats as that is moved, and stands while that stands', async () => {
  const clock = createVirtualClock(0);
  const { source, send } = createSource();
  const { container } = render(
    <ClockContext value={clock}>
      <LevelMeter source={source} labels={labels} />
    </ClockContext>,
  );
  const said = () =>
    within(container)
      .getAllByRole('meter')
      .map((meter) => meter.getAttribute('aria-valuetext'));
  send(78, 31);
  // Longer than a beat of the machine's clock.
  await new Promise((resolve) => setTimeout(resolve, 120));
  expect(said()).toEqual(['Not known', 'Not known']);
  clock.advance(50);
  expect(said()).toEqual(['78 of 95 decibel', '31 of 95 decibel']);
  clock.advance(1900);
  expect(said()).toEqual(['78 of 95 decibel', '31 of 95 decibel']);
  // Nothing was heard for two seconds, of which nobody has waited one.
  clock.advance(200);
  expect(said()).toEqual(['Not known', 'Not known']);
});

test('of another source nothing stays that the one before has told, and no element is made anew', () => {
  const clock = createVirtualClock(0);
  const [one, other] = [createSource(), createSource()];
  const meterOf = (source: MeterSource) => (
    <ClockContext value={clock}>
      <LevelMeter source={source} labels={labels} />
    </ClockContext>
  );
  const { container, getAllByRole, rerender } = render(meterOf(one.source));
  one.send(95, 31);
  clock.advance(50);
  const told = () => getAllByRole('meter').map((meter) => meter.getAttribute('aria-valuetext'));
  const lit = () => container.querySelectorAll('[data-lit]').length;
  const [root, canvas] = [container.firstElementChild, container.querySelector('canvas')];
  expect([told(), lit(), root?.hasAttribute('data-stale')]).toEqual([
    ['95 of 95 decibel', '31 of 95 decibel'],
    1,
    false,
  ]);
  rerender(meterOf(other.source));
  expect([told(), lit(), root?.hasAttribute('data-stale')]).toEqual([['Not known', 'Not known'], 0, true]);
  expect([container.firstElementChild, container.querySelector('canvas')]).toEqual([root, canvas]);
  other.send(40, 40);
  clock.advance(50);
  expect(told()).toEqual(['40 of 95 decibel', '40 of 95 decibel']);
});

test('draws and tells each side its own level', () => {
  const draw = vi.spyOn(MeterPainter.prototype, 'draw');
  const clock = createVirtualClock(0);
  const { source, send } = createSource();
  const { getByRole, unmount } = render(
    <ClockContext value={clock}>
      <LevelMeter source={source} labels={labels} />
    </ClockContext>,
  );
  send(80, 20);
  clock.advance(50);
  const said = (name: string) => getByRole('meter', { name }).getAttribute('aria-valuenow');
  expect([said('Left level'), said('Right level')]).toEqual(['80', '20']);
  expect(draw.mock.calls.map(([lane, level, , figure]) => [lane, level, figure]).slice(-2)).toEqual([
    [0, 80, '80 dB'],
    [1, 20, '20 dB'],
  ]);
  unmount();
  draw.mockRestore();
});

/** A meter whose frames come when the test says so. */
function start() {
  render(<LevelMeter source={createSource().source} labels={labels} />);
  const meters = screen.getAllByRole('meter').slice(-2);
  const root = meters[0]?.closest('[data-stale]');
  if (!(root instanceof HTMLElement)) throw new Error('LevelMeter has no root');
  let nowMs = 0;
  let ticked: Ticked | undefined;
  const wake = vi.fn();
  const state = { isStill: false };
  const clock: Clock = { now: () => nowMs, elapsed: () => nowMs, after: () => () => {} };
  const page: PageState = { isStill: () => state.isStill, isHidden: () => false };
  const ticker: MeterTicker = {
    add(member) {
      ticked = member;
      return { wake, remove: () => {} };
    },
  };
  const lamps = [...root.querySelectorAll<HTMLElement>('[data-lamp]')];
  const { source, send } = createSource();
  const channels = meters.map((meter, index) => ({
    side: index === 0 ? ('left' as const) : ('right' as const),
    meter,
    lamp: lamps[index] ?? meter,
  }));
  const canvas = root.querySelector('canvas');
  if (canvas === null) throw new Error('LevelMeter has no canvas');
  startMeter({ root, canvas, channels }, source, () => labels, ticker, clock, page);
  const frameAt = (atMs: number) => {
    nowMs = atMs;
    return ticked?.tick(nowMs);
  };
  const said = () => meters.map((meter) => meter.getAttribute('aria-valuenow'));
  return { send, frameAt, said, meters, lamps, root, state, wake };
}

describe('what assistive technology is told', () => {
  test('the level, as number and sentence', () => {
    const { send, frameAt, said, meters } = start();
    send(78, 74.4);
    frameAt(0);
    expect(said()).toEqual(['78', '74']);
    expect(meters[1]?.getAttribute('aria-valuetext')).toBe('74 of 95 decibel');
  });

  test('at most once a second, and then the last', () => {
    const { send, frameAt, said } = start();
    send(10, 10);
    frameAt(0);
    send(50, 60);
    expect(frameAt(50)).toBeLessThanOrEqual(1000);
    frameAt(950);
    expect(said()).toEqual(['10', '10']);
    send(50, 60);
    frameAt(1000);
    expect(said()).toEqual(['50', '60']);
  });

  test('FLT-043: never a value outside the scale', () => {
    const { send, frameAt, said } = start();
    send(-1, 1e9);
    frameAt(0);
    expect(said()).toEqual(['0', '95']);
    send(Number.NaN, '12');
    frameAt(1000);
    expect(said()).toEqual(['0', '95']);
  });

  test('that nothing is known once nothing has been heard for a while, which is not silence', () => {
    const { send, frameAt, meters } = start();
    const texts = () => meters.map((meter) => meter.getAttribute('aria-valuetext'));
    send(0, 0);
    frameAt(0);
    expect(texts()).toEqual(['0 of 95 decibel', '0 of 95 decibel']);
    frameAt(2000);
    expect(texts()).toEqual(['Not known', 'Not known']);
    send(0, 0);
    frameAt(3000);
    expect(texts()).toEqual(['0 of 95 decibel', '0 of 95 decibel']);
  });

  test('with reduced motion the level said last, not one on its way down', () => {
    const { send, frameAt, said, state } = start();
    state.isStill = true;
    send(80, 80);
    frameAt(0);
    send(20, 20);
    frameAt(1000);
    expect(said()).toEqual(['20', '20']);
  });
});

test('lights CLIP for the channel that clips, even if it was over before the frame', () => {
  const { send, frameAt, lamps } = start();
  send(95, 40);
  send(60, 40);
  frameAt(10);
  expect(lamps.map((lamp) => lamp.hasAttribute('data-lit'))).toEqual([true, false]);
  frameAt(3010);
  expect(lamps.map((lamp) => lamp.hasAttribute('data-lit'))).toEqual([false, false]);
});

test('is dimmed until something is heard and 2 s after the last message', () => {
  const { send, frameAt, root } = start();
  frameAt(0);
  expect(root.hasAttribute('data-stale')).toBe(true);
  send(50, 50);
  frameAt(50);
  expect(root.hasAttribute('data-stale')).toBe(false);
  frameAt(2050);
  expect(root.hasAttribute('data-stale')).toBe(true);
});

describe('out of sight', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  test('it is not drawn and tells its values all the same; in sight again, it is drawn with the next beat', () => {
    const told: IntersectionObserverCallback[] = [];
    class Sight extends IntersectionObserver {
      constructor(callback: IntersectionObserverCallback) {
        super(callback);
        told.push(callback);
      }
    }
    vi.stubGlobal('IntersectionObserver', Sight);
    const draw = vi.spyOn(MeterPainter.prototype, 'draw');
    const { send, frameAt, said, lamps, wake } = start();
    const scroll = (...isIntersecting: boolean[]) => {
      const entries = isIntersecting.map((is) => ({ isIntersecting: is }) as IntersectionObserverEntry);
      told.at(-1)?.(entries, {} as IntersectionObserver);
    };
    send(50, 60);
    frameAt(0);
    expect(draw).toHaveBeenCalledTimes(2);
    scroll(true, false);
    send(95, 70);
    frameAt(1000);
    expect(draw).toHaveBeenCalledTimes(2);
    expect(said()).toEqual(['95', '70']);
    expect(lamps[0]?.hasAttribute('data-lit')).toBe(true);
    wake.mockClear();
    scroll(false, true);
    expect(wake).toHaveBeenCalledOnce();
    frameAt(1050);
    expect(draw.mock.calls.slice(2).map(([, level]) => level)).toEqual([95, 70]);
  });
});

// The last one: after it what is fetched comes from modules of its own.
test('is drawn in jsdom, too, with what the mocks give it', async () => {
  const { getContext } = HTMLCanvasElement.prototype;
  for (const missing of ['matchMedia', 'ResizeObserver', 'IntersectionObserver']) {
    vi.stubGlobal(missing, undefined);
  }
  try {
    await import('@carillon/mocks/jsdom');
    // What all meters of a page share is made anew, in this page.
    vi.resetModules();
    const { LevelMeter: InJsdom } = await import('./LevelMeter.tsx');
    const { source, listeners } = createSource();
    const { container, unmount } = render(<InJsdom source={source} labels={labels} />);
    expect(within(container).getByRole('meter', { name: 'Left level' })).toBeTruthy();
    // What draws is fetched with the first meter.
    await waitFor(() => expect(listeners.size).toBe(1));
    unmount();
    expect(listeners.size).toBe(0);
  } finally {
    HTMLCanvasElement.prototype.getContext = getContext;
    vi.unstubAllGlobals();
  }
});
