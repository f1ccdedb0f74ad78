// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

let tell: (target: Element, isIntersecting: boolean) => void = () => {};
const observed = new Set<Element>();

/** Nobody has told yet what is in sight. */
class Sight {
  constructor(listener: IntersectionObserverCallback) {
    tell = (target, isIntersecting) =>
      listener([{ target, isIntersecting } as IntersectionObserverEntry], this as never);
  }
  observe = (target: Element) => observed.add(target);
  unobserve = (target: Element) => observed.delete(target);
  disconnect() {}
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('what plays sways in sight alone, in step with all others, not where it is to stand, and is let go with its mark', async () => {
  vi.stubGlobal('IntersectionObserver', Sight);
  // All marks share one observer: here it is this one.
  vi.resetModules();
  const { PlayingBars } = await import('./PlayingBars.tsx');
  let startTime: number | null = null;
  const animation = {
    pause: vi.fn(() => {
      startTime = null;
    }),
    cancel: vi.fn(),
    finished: Promise.resolve(),
    set startTime(ms: number) {
      startTime = ms;
    },
  };
  const animate = vi.fn(() => animation as unknown as Animation);
  Object.assign(SVGElement.prototype, { animate });
  try {
    const { container, rerender, unmount } = render(<PlayingBars />);
    const [bars] = observed;
    expect(bars).toBe(container.firstElementChild);
    if (!bars) throw new Error('Nothing is watched.');
    expect(animate).toHaveBeenCalledOnce();
    expect(startTime).toBeNull();
    tell(bars, true);
    expect(startTime).toBe(0);
    tell(bars, false);
    expect(startTime).toBeNull();
    tell(bars, true);
    expect(startTime).toBe(0);
    rerender(<PlayingBars isStill />);
    expect(observed.size).toBe(0);
    expect(animation.cancel).toHaveBeenCalledOnce();
    rerender(<PlayingBars />);
    expect(animate).toHaveBeenCalledTimes(2);
    unmount();
    expect(observed.size).toBe(0);
    expect(animation.cancel).toHaveBeenCalledTimes(2);
  } finally {
    Reflect.deleteProperty(SVGElement.prototype, 'animate');
  }
});

// An error that nobody has handled would fail somebody's test of a page in which something plays.
test('in a simulated browser that rejects what is let go nothing is left unhandled', async () => {
  const { PlayingBars } = await import('./PlayingBars.tsx');
  const cancel = vi.spyOn(Animation.prototype, 'cancel');
  const told = vi.fn();
  process.on('unhandledRejection', told);
  render(<PlayingBars />).unmount();
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', told);
  expect(cancel).toHaveBeenCalledOnce();
  expect(told).not.toHaveBeenCalled();
});

test('the state of what plays hands on that it is to stand', async () => {
  const { StateLabel } = await import('./StateLabel.tsx');
  const animate = vi.spyOn(SVGElement.prototype, 'animate');
  const { rerender } = render(
    <StateLabel kind="playing" isStill>
      Playing
    </StateLabel>,
  );
  expect(animate).not.toHaveBeenCalled();
  rerender(<StateLabel kind="playing">Playing</StateLabel>);
  expect(animate).toHaveBeenCalledOnce();
});
