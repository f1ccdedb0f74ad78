/** Time and timers, handed in so that a test owns both. */
export interface MeterClock {
  now(): number;
  /** Calls back after a while; never more than one is outstanding. */
  setTimer(callback: () => void, delayMs: number): unknown;
  clearTimer(timer: unknown): void;
  /** The person prefers less motion. */
  isStill(): boolean;
  /** Nobody can see the page. */
  isHidden(): boolean;
}

/** Something drawn by the ticker. */
export interface Ticked {
  /** Draws, and answers when it will next look different if nobody wakes it: Infinity for never. */
  tick(nowMs: number): number;
}

/** Membership of one `Ticked` in a ticker. */
export interface Ticking {
  /** It looks different now: draw it at the next beat. */
  wake(): void;
  remove(): void;
}

export interface MeterTicker {
  add(ticked: Ticked): Ticking;
}

/** FLT-044: at most 20 draws a second, all meters at the same beat. */
const gapMs = 50;
/** With reduced motion: twice a second. */
const stillGapMs = 500;
const atOnce = Number.NEGATIVE_INFINITY;

/**
 * One heartbeat for all meters of a page. It draws from a timer and not from animation frames: at 20 draws a second
 * that took half the time of the main thread in Chromium, and the picture is painted with the next frame all the same.
 * It sleeps until some meter has something to show; with nothing to show it stops.
 */
export function createMeterTicker(clock: MeterClock): MeterTicker {
  const members = new Set<{ readonly ticked: Ticked; wantsAtMs: number }>();
  let allowedAtMs = Number.NEGATIVE_INFINITY;
  let timer: { id: unknown; atMs: number } | undefined;

  const schedule = (wantsAtMs: number) => {
    const atMs = Math.max(wantsAtMs, allowedAtMs);
    if (atMs === Number.POSITIVE_INFINITY) return;
    if (timer !== undefined) {
      if (timer.atMs <= atMs) return;
      clock.clearTimer(timer.id);
    }
    timer = { id: clock.setTimer(beat, Math.max(0, atMs - clock.now())), atMs };
  };

  const beat = () => {
    timer = undefined;
    const nowMs = clock.now();
    let isDrawn = false;
    let nextMs = Number.POSITIVE_INFINITY;
    for (const member of members) {
      if (member.wantsAtMs <= nowMs) {
        member.wantsAtMs = member.ticked.tick(nowMs);
        isDrawn = true;
      }
      nextMs = Math.min(nextMs, member.wantsAtMs);
    }
    if (isDrawn) {
      const gap = clock.isStill() ? stillGapMs : gapMs;
      // On a grid, so that beats which come a little late still make 20 a second and never more.
      allowedAtMs = Math.max(allowedAtMs + gap, nowMs + gap / 2);
    }
    schedule(nextMs);
  };

  return {
    add(ticked) {
      const member = { ticked, wantsAtMs: Number.POSITIVE_INFINITY };
      members.add(member);
      return {
        wake() {
          if (member.wantsAtMs === atOnce) return;
          member.wantsAtMs = atOnce;
          schedule(atOnce);
        },
        remove() {
          members.delete(member);
        },
      };
    },
  };
}

/** The clock of the page. Made when the first meter appears, never on a server. */
export function createPageClock(): MeterClock {
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  // Asked thousands of times a second, so remembered: each look into the browser would count.
  let isStill = stillness.matches;
  stillness.addEventListener('change', () => {
    isStill = stillness.matches;
  });
  let isHidden = document.hidden;
  document.addEventListener('visibilitychange', () => {
    isHidden = document.hidden;
  });
  return {
    now: () => performance.now(),
    setTimer: (callback, delayMs) => setTimeout(callback, delayMs),
    clearTimer: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
    isStill: () => isStill,
    isHidden: () => isHidden,
  };
}
