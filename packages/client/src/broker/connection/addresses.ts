const NEXT_ADDRESS_MS = 2000;

/** The addresses of a broker, of which one is used at a time (LIB-17). */
export interface Addresses<T> {
  /** The one that is on, or tried next. */
  present(): T;
  /** Draws the one to begin with, so that consoles spread over all of them. */
  begin(): void;
  /** The present one has lasted: if it fails now, each other one is tried. */
  hold(): void;
  /** The present one failed: moves to another, and tells how long to wait before; null where each has been tried. */
  goOn(): number | null;
}

/** Creates them; `present` is the first until `begin`. Nothing is drawn where there is only one. */
export function createAddresses<T>(all: readonly [T, ...T[]], random: () => number): Addresses<T> {
  let [present] = all;
  let untried: T[] = [];

  /** Drawn anew each time: those who lose one address together do not all move to the same next one. */
  function inDrawnOrder(items: readonly T[]): T[] {
    const left = [...items];
    const drawn: T[] = [];
    while (left.length > 1) drawn.push(...left.splice(Math.floor(random() * left.length), 1));
    return [...drawn, ...left];
  }

  return {
    present: () => present,
    begin() {
      const [first, ...others] = inDrawnOrder(all);
      present = first ?? present;
      untried = others;
    },
    hold() {
      untried = inDrawnOrder(all.filter((one) => one !== present));
    },
    goOn() {
      const next = untried.shift();
      if (next === undefined) return null;
      present = next;
      return random() * NEXT_ADDRESS_MS;
    },
  };
}
