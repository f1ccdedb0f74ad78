import {
  decodeVolume,
  encodeVolume,
  heardVolume,
  isPowerOff,
  SLIDERS,
  type SliderName,
  type SliderPositions,
} from '@carillon/protocol/audio';
import { eq, vol } from '@carillon/protocol/broker';
import type { Clock } from '@carillon/protocol/time';
import type { ReportError } from '../../store/errorReports.ts';
import { createStore, type Store } from '../../store/store.ts';
import type { DeviceLink } from '../device/deviceLink.ts';
import { createLatestWriter } from './latestWriter.ts';

/** What the six sliders of a device show (AUD-01). */
export interface AudioSnapshot {
  /**
   * Where they stand: where a hand has put them, else where the device says, which may be between two steps of the volume or
   * beyond the ends of the balance; null until it has said so.
   */
  readonly positions: SliderPositions | null;
  /** Something is on its way to the device. */
  readonly isSending: boolean;
  /** Why the last value was not taken; null where it was. */
  readonly error: unknown;
  /** There is a last change that nobody has touched since. */
  readonly canUndo: boolean;
  readonly isMuted: boolean;
  /** It is known how loud it was before. */
  readonly canUnmute: boolean;
}

/** Moves the sliders of a device (AUD-01 to AUD-03). */
export interface AudioControl extends Store<AudioSnapshot> {
  /** A hand moves sliders; they stay where it puts them until it lets go. */
  move(change: Partial<SliderPositions>): void;
  /** From now on the sliders follow the device again. */
  letGo(): void;
  /** Turns the power off, or back to the volume from before. */
  toggleMute(): void;
  /** Puts back what was moved last. */
  undo(): void;
  /** The error has been read. */
  dismiss(): void;
}

export interface AudioControlOptions {
  readonly link: Pick<DeviceLink, 'setting' | 'send'>;
  readonly clock: Clock;
  /** Takes what a listener throws (FLT-109): `client.errors.report`. By default it is shown as an uncaught error. */
  readonly onError?: ReportError | undefined;
}

type Change = Partial<SliderPositions>;

/** What was moved last: where it stood, and where it was left. */
interface LastChange {
  readonly before: Change;
  readonly after: Change;
  readonly endedAtMs: number;
}

/** At most twenty commands a second, however quick the line is. */
const SPACING_MS = 50;
/** Steps of one slider that follow each other as quickly as this are one change. */
const ONE_CHANGE_MS = 1000;

const VOLUME_NAMES = ['volume', 'balance'] as const;
const EQUALIZER_NAMES = ['bf', 'ba', 'tf', 'ta'] as const;
const NAMES = [...VOLUME_NAMES, ...EQUALIZER_NAMES];

/**
 * Creates the control over the volume and the equalizer of a device. One command is under way at most and the last value
 * always goes out (FLT-034); what is refused falls back to what the device has, and other consoles are followed, but not
 * while a hand is on a slider.
 */
export function createAudioControl({ link, clock, onError }: AudioControlOptions): AudioControl {
  const volume = link.setting('vol');
  const equalizer = link.setting('eq');
  /** As they are meant: near silence the sides differ by less than that. */
  let positions: SliderPositions | null = null;
  /** What a hand has set and the device has not confirmed. */
  let wanted: Change = {};
  let isHeld = false;
  let last: LastChange | null = null;
  /** The volume slider when it was last at rest and not at Power off. */
  let loud: number | null = null;

  let turn: Promise<unknown> = Promise.resolve();
  /** Sends when what was sent before is answered. */
  function inTurn(send: () => Promise<unknown>): Promise<unknown> {
    const mine = turn.then(send);
    const pause = () => new Promise<void>((resolve) => void clock.after(SPACING_MS, resolve));
    turn = turn.then(() => Promise.allSettled([mine, pause()]));
    return mine;
  }

  const volumes = createLatestWriter((to: SliderPositions) =>
    inTurn(() => link.send(vol, { ...encodeVolume(to) })),
  );
  const equalizers = createLatestWriter((to: SliderPositions) =>
    inTurn(() => link.send(eq, pick(to, EQUALIZER_NAMES))),
  );
  const writers = [
    { writer: volumes, names: VOLUME_NAMES },
    { writer: equalizers, names: EQUALIZER_NAMES },
  ] as const;

  const isSending = () => writers.some(({ writer }) => writer.getSnapshot().status === 'running');

  function errorOf(): unknown {
    const failed = writers
      .map(({ writer }) => writer.getSnapshot())
      .find(({ status }) => status === 'failed');
    return failed?.status === 'failed' ? failed.error : null;
  }

  function look(): SliderPositions | null {
    const sound = volume.getSnapshot();
    const shape = equalizer.getSnapshot();
    if (!sound || !shape) return null;
    // Where a level is 0 the device may have a cut frequency that no slider has.
    const shelves = pick(shape, EQUALIZER_NAMES, (name, value) =>
      Math.min(Math.max(value, SLIDERS[name].min), SLIDERS[name].max),
    );
    return { ...decodeVolume(sound, positions ?? undefined), ...shelves, ...wanted };
  }

  function read(): AudioSnapshot {
    positions = look();
    const isResting = !isHeld && !isSending();
    if (isResting && positions && !isPowerOff(positions)) loud = positions.volume;
    // Somebody else has moved it since: putting back would undo theirs.
    if (isResting && last && !isAt(positions, last.after)) last = null;
    return {
      positions: positions && { ...positions, ...heardVolume(positions) },
      isSending: isSending(),
      error: errorOf(),
      canUndo: last !== null,
      isMuted: positions !== null && isPowerOff(positions),
      canUnmute: loud !== null,
    };
  }

  const store = createStore<AudioSnapshot>(read(), {
    onError,
    onUse() {
      const stops = [volume.subscribe(refresh), equalizer.subscribe(refresh)];
      refresh();
      return () => {
        for (const stop of stops) stop();
      };
    },
  });

  const refresh = () => store.set(read());

  for (const { writer, names } of writers) {
    writer.subscribe(() => {
      const { status } = writer.getSnapshot();
      if (status === 'failed') {
        isHeld = false;
        last = null;
      }
      if (status !== 'running' && !isHeld) drop(names);
      refresh();
    });
  }

  /** What the device has counts again. */
  function drop(names: readonly SliderName[]) {
    wanted = Object.fromEntries(
      Object.entries(wanted).filter(([name]) => !names.some((own) => own === name)),
    );
  }

  function move(change: Change) {
    if (!positions) return;
    const before = pick(positions, namesOf(change));
    const isSameChange =
      last !== null &&
      (isHeld || clock.elapsed() - last.endedAtMs < ONE_CHANGE_MS) &&
      namesOf(last.after).join() === namesOf(change).join();
    last = {
      before: isSameChange && last ? last.before : before,
      after: change,
      endedAtMs: clock.elapsed(),
    };
    isHeld = true;
    wanted = { ...wanted, ...change };
    positions = { ...positions, ...change };
    for (const { writer, names } of writers) {
      if (names.some((name) => name in change)) writer.write(positions);
    }
    refresh();
  }

  function letGo() {
    isHeld = false;
    if (last) last = { ...last, endedAtMs: clock.elapsed() };
    for (const { writer, names } of writers) if (writer.getSnapshot().status !== 'running') drop(names);
    refresh();
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    move,
    letGo,
    toggleMute() {
      if (!positions) return;
      const isOff = isPowerOff(positions);
      if (isOff && loud === null) return;
      move({ volume: isOff ? (loud ?? SLIDERS.volume.max) : SLIDERS.volume.min });
      letGo();
    },
    undo() {
      if (!last) return;
      move(last.before);
      last = null;
      letGo();
    },
    dismiss() {
      for (const { writer } of writers) writer.dismiss();
    },
  };
}

const namesOf = (change: Change): SliderName[] => NAMES.filter((name) => change[name] !== undefined);

const isAt = (positions: SliderPositions | null, change: Change) =>
  positions !== null && namesOf(change).every((name) => positions[name] === change[name]);

function pick<Name extends SliderName>(
  from: Readonly<Record<Name, number>>,
  names: readonly Name[],
  turn: (name: Name, value: number) => number = (_name, value) => value,
): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, turn(name, from[name])])) as Record<Name, number>;
}
