import * as styles from './StateLabel.css.ts';

const STEP_MS = 80;
/** Of 14 x 12 px, four bars of 2 px. */
const [WIDTH, HEIGHT, BAR, APART] = [14, 12, 2, 4];

/** How they stand where nothing moves. */
const AT_REST = [0.4, 1, 0.65, 0.3];
/** A bar goes from one of these heights to the next in five steps, and all the way back. */
const SWAY = [0.35, 1, 0.5, 0.85];
const STEPS_BETWEEN = 5;
const STEPS = 2 * STEPS_BETWEEN * (SWAY.length - 1);
/** Of each bar, in steps, so that no two move alike. */
const BEGUN = [0, 5, 19, 11];

/** How high a bar is at a step. */
function heightAt(step: number): number {
  const there = Math.min(step % STEPS, STEPS - (step % STEPS));
  const from = Math.min(Math.floor(there / STEPS_BETWEEN), SWAY.length - 2);
  const [low = 0, high = 0] = SWAY.slice(from);
  return low + ((high - low) * (there - STEPS_BETWEEN * from)) / STEPS_BETWEEN;
}

const drawStep = (heights: readonly number[], step: number) =>
  heights
    .map((height, at) => `M${WIDTH * step + APART * at} ${HEIGHT}v${-HEIGHT * height}h${BAR}V${HEIGHT}z`)
    .join('');

/** At rest, and then each step. */
const DRAWING = [
  AT_REST,
  ...Array.from({ length: STEPS }, (_, step) => BEGUN.map((at) => heightAt(step + at))),
]
  .map(drawStep)
  .join('');

/** How many there were: each is at another place of its way. */
let count = 0;

/** What plays: four bars that sway, or stand where less motion is wanted. */
export const PlayingBars = () => (
  <span className={styles.bars}>
    <svg aria-hidden ref={sway} width={WIDTH * (STEPS + 1)} className={styles.barSteps}>
      <path d={DRAWING} />
    </svg>
  </span>
);

/**
 * Not by a rule of CSS: of such an animation the browser tells the page each turn, since React listens for it, and draws a frame
 * on the main thread for it. Each mark is one drawing that is moved, for whatever moves is looked at in every frame that the page
 * draws. All step at the same moments, so that a page of them is drawn twelve times a second and not sixty.
 */
function sway(steps: SVGSVGElement | null) {
  // Null when they go; and where a test has no browser nothing moves.
  if (!steps?.animate || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const [from, to] = [WIDTH, WIDTH * (STEPS + 1)].map((left) => `translateX(-${left}px)`);
  const timing = { duration: STEPS * STEP_MS, delay: -STEP_MS * 3 * count++, iterations: Infinity } as const;
  steps.animate({ transform: [from ?? '', to ?? ''], easing: `steps(${STEPS})` }, timing).startTime = 0;
}
