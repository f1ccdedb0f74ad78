import { watchSight } from '../watchSight.ts';
import * as styles from './StateLabel.css.ts';

const STEP_MS = 80;
const WIDTH = 14;

/** A bar goes from one of these heights to the next in five steps, and all the way back; its room is 12 px high. */
const SWAY = [4, 12, 6, 10];
const BETWEEN = 5;
const STEPS = 30;
/** Of each bar, in steps, so that no two move alike. As they begin they stand where nothing moves. */
const BEGUN = [0, 5, 18, 11];

/** Each step beside the one before it. */
const DRAWING = /* @__PURE__ */ Array.from({ length: 4 * STEPS }, (_, i) => {
  const turned = (Math.floor(i / 4) + (BEGUN[i % 4] ?? 0)) % STEPS;
  const there = Math.min(turned, STEPS - turned) / BETWEEN;
  const [from = 0, to = from] = SWAY.slice(there);
  const height = from + (to - from) * (there % 1);
  return `M${WIDTH * Math.floor(i / 4) + 4 * (i % 4)} ${12 - height}h2v${height}h-2z`;
});

/** How many there were: each is at another place of its way. */
let count = 0;

/** What plays: four bars that sway, or stand where less motion is wanted, or where it is said. */
export const PlayingBars = ({ isStill = false }: { isStill?: boolean }) => (
  <span ref={isStill ? undefined : sway} className={styles.bars}>
    <svg aria-hidden width={WIDTH * STEPS} className={styles.barSteps}>
      <path d={DRAWING.join('')} />
    </svg>
  </span>
);

/**
 * Not by a rule of CSS: of such an animation the browser tells the page each turn, since React listens for it, and draws a frame
 * on the main thread for it. Each mark is one drawing that is moved, for whatever moves is looked at in every frame that the page
 * draws, and is a layer of the browser's own; so it moves in sight alone. All step at the same moments, so that a page of them is
 * drawn twelve times a second and not sixty.
 */
function sway(bars: HTMLElement | null) {
  const steps = bars?.firstElementChild;
  // Where a test has no browser nothing moves.
  if (!bars || !steps?.animate || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const moved = { transform: ['none', `translateX(-${WIDTH * STEPS}px)`], easing: `steps(${STEPS})` };
  const timing = { duration: STEPS * STEP_MS, delay: -STEP_MS * 3 * count++, iterations: Infinity };
  const animation = steps.animate(moved, timing);
  animation.pause();
  // A simulated browser says of one that is let go that nobody has waited for its end.
  animation.finished.catch(() => {});
  const stop = watchSight(bars, 0, (isIn) => {
    if (isIn) animation.startTime = 0;
    else animation.pause();
  });
  return () => {
    stop();
    animation.cancel();
  };
}
