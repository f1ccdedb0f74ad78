import type { exampleTexts } from '../../../messages/en/example.ts';

/** Not the one with a value in it. */
type Key = Exclude<keyof (typeof exampleTexts)['texts'], 'example.db'>;

/** An event of the example: from and to in hours of the day. */
export interface ExampleEvent {
  readonly from: number;
  readonly to: number;
  readonly name?: Key;
}

export interface ExampleRoom {
  readonly name: Key;
  readonly events: readonly ExampleEvent[];
  readonly isOffline?: boolean;
}

/** The day that the first page draws. */
export const EXAMPLE_ROOMS: readonly ExampleRoom[] = [
  {
    name: 'example.lobby',
    events: [
      { from: 6, to: 7.5 },
      { from: 12.5, to: 18, name: 'example.hall' },
      { from: 18, to: 22, name: 'example.evening' },
    ],
  },
  {
    name: 'example.breakfastRoom',
    events: [
      { from: 6.5, to: 10.5, name: 'example.breakfast' },
      { from: 19, to: 23, name: 'example.piano' },
    ],
  },
  {
    name: 'example.nave',
    events: [
      { from: 7, to: 7.5 },
      { from: 13, to: 17.5, name: 'example.organ' },
      { from: 18, to: 18.75 },
    ],
  },
  { name: 'example.shopFloor', events: [{ from: 9, to: 20, name: 'example.hours' }] },
  { name: 'example.fittingRooms', events: [{ from: 9, to: 20, name: 'example.hours' }] },
  { name: 'example.platform', events: [{ from: 5, to: 24, name: 'example.announcements' }], isOffline: true },
];

/** Where the example begins, in minutes of the day: 14:26. */
export const EXAMPLE_START = 14 * 60 + 26;

export type ExampleState = 'playing' | 'paused' | 'offline';

/** What a room does at an hour. */
export function stateAt({ events, isOffline }: ExampleRoom, hour: number): ExampleState {
  if (isOffline) return 'offline';
  return events.some(({ from, to }) => from <= hour && hour < to) ? 'playing' : 'paused';
}

type Levels = readonly [number, number];

/** How loud the nave is at a step of the drawing: two slow waves, as an organ swells. Silent while nothing plays. */
export function levelsAt(step: number, isPlaying: boolean): Levels {
  if (!isPlaying) return [0, 0];
  const swell = 62 + 8 * Math.sin(step / 9) + 5 * Math.sin(step / 2.3);
  return [Math.round(swell + 3), Math.round(swell + 3 * Math.sin(step / 5))];
}

/** The levels of the example, for a meter: it reads them outside of React. */
export function createLevels() {
  const listeners = new Set<() => void>();
  let levels = levelsAt(0, true);
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    getSnapshot: () => levels,
    set(next: Levels) {
      levels = next;
      for (const listener of listeners) listener();
    },
  };
}
