/** The wait before try `n` (from 0), in milliseconds: evenly drawn from 0 to min(60, 4 x 2^n) s, so tabs spread out. */
export function backoffMs(n: number, random: () => number): number {
  return random() * Math.min(60, 4 * 2 ** Math.min(n, 10)) * 1000;
}
