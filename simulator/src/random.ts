/** Numbers from 0 up to but without 1. */
export type Random = () => number;

/** A small seeded generator (mulberry32): the same seed gives the same numbers on every machine (FLT-106). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    return hashToUnit(state);
  };
}

/** A number from 0 up to but without 1 that belongs to these integers: noise without a state to keep. */
export function noiseAt(seed: number, index: number): number {
  return hashToUnit((Math.imul(index, 0x9e3779b1) ^ Math.imul(seed, 0x85ebca6b)) >>> 0);
}

/** A seed for something that has a name, e.g. a host or a label. */
export function seedFrom(name: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

function hashToUnit(value: number): number {
  let t = Math.imul(value ^ (value >>> 15), value | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
}
