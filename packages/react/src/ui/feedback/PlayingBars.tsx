import * as styles from './StateLabel.css.ts';

const STEP_MS = 80;
const SWAY = { transform: ['scaleY(.35)', 'scaleY(1)', 'scaleY(.5)', 'scaleY(.85)'], easing: 'steps(5)' };
/** Of each bar, in steps, so that no two move alike. */
const BEGUN = [0, 5, 19, 11];

/** How many there were: each is at another place of its way. */
let count = 0;

/** What plays: four bars that sway, or stand where less motion is wanted. */
export const PlayingBars = () => (
  <span aria-hidden ref={sway} className={styles.bars}>
    {BEGUN.map((begun, at) => (
      <span key={begun} className={styles.barAt[at as keyof typeof styles.barAt]} />
    ))}
  </span>
);

/**
 * Not by a rule of CSS: of such an animation the browser tells the page each turn, since React listens for it, and draws a frame
 * on the main thread for it. Forty that began one after the other are forty times four turns in 1.2 s: every frame. All step at
 * the same moments, so that a page of them is drawn twelve times a second and not sixty.
 */
function sway(bars: HTMLElement | null) {
  // Null when they go; and where a test has no browser nothing moves.
  if (!bars?.animate || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const first = 3 * count++;
  for (const [at, bar] of [...bars.children].entries()) {
    const delay = -STEP_MS * (first + (BEGUN[at] ?? 0));
    const turn = { duration: 15 * STEP_MS, delay, direction: 'alternate', iterations: Infinity } as const;
    bar.animate(SWAY, turn).startTime = 0;
  }
}
