import type { Random } from '../random.ts';

/** The numbers of the addresses of a broker in a drawn order, without the one that is tried already. */
export function drawAddresses(count: number, random: Random, without = -1): number[] {
  const left = Array.from({ length: count }, (_, n) => n).filter((n) => n !== without);
  const drawn: number[] = [];
  while (left.length > 1) drawn.push(...left.splice(Math.floor(random() * left.length), 1));
  return [...drawn, ...left];
}
