import type { DeviceEvent, StreamSource } from '@carillon/protocol/device';
import type { StreamStatus } from '@carillon/protocol/stream';
import type { Clock } from '@carillon/protocol/time';
import { sentBy } from './sentBy.ts';
import type { SourcePort } from './source.ts';
import type { Station } from './stations.ts';

/** How long the chip plays out its buffer before it is silent. */
const STOPPING_MS = 150;

/** What the player does: `event` is the one that it plays or played last, as it was when its stream was opened. */
export interface PlayerState {
  readonly event: DeviceEvent | null;
  readonly status: StreamStatus;
  readonly isFailOver: boolean;
  /** Why it is in this state, for people: never with an address in it. */
  readonly message: string;
  /** What is heard, and since when, in milliseconds since 1970; null unless started. */
  readonly station: Station | null;
  readonly sinceMs: number;
}

/** Plays at most one event, and keeps trying until it is told otherwise. */
export interface Player {
  readonly state: PlayerState;
  /**
   * Plays this event instead of what plays now, or nothing. An event that plays already goes on, unless it was given
   * another stream or format.
   */
  play(event: DeviceEvent | null): void;
  /** The event was deleted: once it is silent there is nothing left to say of it. */
  forget(id: string): void;
  /** Silent at once, without a message: the power is gone. */
  powerOff(): void;
}

/** The event that is played. It may be edited meanwhile; what is under way sees the change. */
interface Job {
  event: DeviceEvent;
}

const IDLE: PlayerState = {
  event: null,
  status: 'nothing',
  isFailOver: false,
  message: '',
  station: null,
  sinceMs: 0,
};

/** Creates a player that is silent. `onChange` follows each change of its state. */
export function createPlayer({
  clock,
  source,
  onChange,
}: {
  clock: Clock;
  source: SourcePort;
  onChange: () => void;
}): Player {
  let state = IDLE;
  let job: Job | null = null;
  let wanted: DeviceEvent | null = null;
  let isForgotten = false;
  /** What runs for the current state: the open stream, and a timer or a second stream beside it. */
  let hangUp = () => {};
  let cancelNext = () => {};

  function change(next: Partial<PlayerState>) {
    state = { ...state, ...next };
    onChange();
  }

  function drop() {
    hangUp();
    cancelNext();
    hangUp = cancelNext = () => {};
  }

  /** Opens a stream that must answer within its timeout and is lost at most once. */
  function dial(
    target: Pick<StreamSource, 'uri' | 'tmo'>,
    onStart: (station: Station) => void,
    onLost: (reason: string) => void,
  ): () => void {
    const close = source.open(target.uri, {
      onStart(station) {
        cancelTimeout();
        onStart(station);
      },
      onEnd(reason) {
        cancelTimeout();
        onLost(reason);
      },
    });
    const cancelTimeout = clock.after(timeoutMs(target), () => {
      close();
      onLost(`No answer within ${timeoutMs(target) / 1000} s`);
    });
    return () => {
      cancelTimeout();
      close();
    };
  }

  // domain notes 2.1: main, then the fail-over, then failed for the timeout of main, then again from main.
  function connect(current: Job, isFailOver: boolean) {
    const { event } = current;
    drop();
    job = current;
    isForgotten = false;
    hangUp = dial(
      (isFailOver && failOverOf(event)) || event.main,
      (station) => started(current, isFailOver, station),
      (reason) => lost(current, isFailOver, reason),
    );
    change({ event, status: 'starting', isFailOver, message: 'Connecting', station: null });
  }

  function started(current: Job, isFailOver: boolean, station: Station) {
    const { event } = current;
    if (isFailOver) watchMain(current);
    change({
      status: 'started',
      isFailOver,
      message: 'Connected',
      station: event.mode === 'sender' ? sentBy(event, station) : station,
      sinceMs: clock.now(),
    });
  }

  function lost(current: Job, isFailOver: boolean, reason: string) {
    if (!isFailOver && failOverOf(current.event)) return connect(current, true);
    drop();
    cancelNext = clock.after(timeoutMs(current.event.main), () => connect(current, false));
    change({ status: 'failed', isFailOver, message: reason, station: null });
  }

  /** While the fail-over plays, main is tried behind it: it takes over only once it is heard again. */
  function watchMain(current: Job) {
    cancelNext = clock.after(timeoutMs(current.event.main), () => {
      const close = dial(
        current.event.main,
        (station) => {
          hangUp();
          hangUp = close;
          cancelNext = () => {};
          started(current, false, station);
        },
        (reason) => (hangUp === close ? lost(current, false, reason) : watchMain(current)),
      );
      cancelNext = close;
    });
  }

  function stop() {
    drop();
    cancelNext = clock.after(STOPPING_MS, () => {
      change({ status: 'stopped', message: 'Stopped' });
      if (wanted) connect({ event: wanted }, false);
      else if (isForgotten) state = IDLE;
    });
    change({ status: 'stopping', message: 'Stopping', station: null });
  }

  /** Whether an edited event can play on; if so, what is tried from here on is what was edited. */
  function takesOver(event: DeviceEvent): boolean {
    if (job?.event.id !== event.id) return false;
    if (streamOf(job.event, state.isFailOver) !== streamOf(event, state.isFailOver)) return false;
    job.event = event;
    return true;
  }

  return {
    get state() {
      return state;
    },
    play(event) {
      const isActive = state.status !== 'nothing' && state.status !== 'stopped';
      wanted = event;
      if (state.status === 'stopping') return;
      if (isActive && event && takesOver(event)) return;
      if (isActive) stop();
      else if (event) connect({ event }, false);
    },
    forget(id) {
      if (state.event?.id !== id) return;
      if (state.status === 'stopped') state = IDLE;
      else isForgotten = true;
    },
    powerOff() {
      drop();
      wanted = null;
      state = IDLE;
    },
  };
}

// An old device may hold a timeout of 0, which would make it spin.
const timeoutMs = ({ tmo }: { readonly tmo: number }) => 1000 * Math.max(tmo, 1);

const failOverOf = (event: DeviceEvent) => (event.mode === 'playback' ? event.fail : undefined);

/** What a running event is started anew for (domain notes 1.2): the chip reads its format only when encoding starts. */
function streamOf(event: DeviceEvent, isFailOver: boolean): string {
  const { main } = event;
  if (event.mode === 'playback') return JSON.stringify([main.uri, isFailOver && event.fail?.uri]);
  const { codec, ch, qlt, sr, br, adc } = event.encoder;
  return JSON.stringify([main.uri, event.main.tls, codec, ch, qlt, sr, br, adc]);
}
