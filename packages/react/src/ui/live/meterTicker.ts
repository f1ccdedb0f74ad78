import type { Clock } from '@carillon/protocol/time';

/** What a meter must know of the page that it is on. */
export interface PageState {
  /** The person prefers less motion. */
  isStill(): boolean;
  /** Nobody can see the page. */
  isHidden(): boolean;
}

/** Something drawn by the ticker. */
export interface Ticked {
  /** Draws, and returns when it will next look different if nobody wakes it: Infinity for never. */
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
export function createMeterTicker(clock: Clock, page: PageState): MeterTicker {
  const members = new Set<{ readonly ticked: Ticked; wantsAtMs: number }>();
  let allowedAtMs = Number.NEGATIVE_INFINITY;
  let timer: { cancel: () => void; atMs: number } | undefined;

  const schedule = (wantsAtMs: number) => {
    const atMs = Math.max(wantsAtMs, allowedAtMs);
    if (atMs === Number.POSITIVE_INFINITY) return;
    if (timer !== undefined) {
      if (timer.atMs <= atMs) return;
      timer.cancel();
    }
    timer = { cancel: clock.after(atMs - clock.elapsed(), beat), atMs };
  };

  const beat = () => {
    timer = undefined;
    const nowMs = clock.elapsed();
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
      const gap = page.isStill() ? stillGapMs : gapMs;
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

/** Watches the page. Created when the first meter appears, never on a server. */
export function watchPage(): PageState {
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
    isStill: () => isStill,
    isHidden: () => isHidden,
  };
}
