import type { DeviceEvent } from '@carillon/protocol/device';
import type { StreamStatus } from '@carillon/protocol/stream';
import type { Clock } from '@carillon/protocol/time';
import type { SourcePort } from './source.ts';
import type { Station } from './stations.ts';

/** How long the chip plays out its buffer before it is silent. */
const STOPPING_MS = 150;

/** What the player does: `event` is the one that it plays or played last. */
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
  /** Plays this event instead of what plays now, or nothing. An event that plays already goes on. */
  play(event: DeviceEvent | null): void;
  /** Silent at once, without a message: the power is gone. */
  powerOff(): void;
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
  let wanted: DeviceEvent | null = null;
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
    { uri, tmo }: { readonly uri: string; readonly tmo: number },
    onStart: (station: Station) => void,
    onLost: (reason: string) => void,
  ): () => void {
    const timeoutS = Math.max(tmo, 1);
    const close = source.open(uri, {
      onStart(station) {
        cancelTimeout();
        onStart(station);
      },
      onEnd(reason) {
        cancelTimeout();
        onLost(reason);
      },
    });
    const cancelTimeout = clock.after(timeoutS * 1000, () => {
      close();
      onLost(`No answer within ${timeoutS} s`);
    });
    return () => {
      cancelTimeout();
      close();
    };
  }

  // domain notes 2.1: main, then the fail-over, then failed for the timeout of main, then again from main.
  function connect(event: DeviceEvent, isFailOver: boolean) {
    const target = (isFailOver && failOverOf(event)) || event.main;
    drop();
    hangUp = dial(
      target,
      (station) => started(event, isFailOver, station),
      (reason) => lost(event, isFailOver, reason),
    );
    change({ event, status: 'starting', isFailOver, message: 'Connecting', station: null });
  }

  function started(event: DeviceEvent, isFailOver: boolean, station: Station) {
    if (isFailOver) watchMain(event);
    change({
      status: 'started',
      isFailOver,
      message: 'Connected',
      station: event.mode === 'sender' ? sentBy(event, station) : station,
      sinceMs: clock.now(),
    });
  }

  function lost(event: DeviceEvent, isFailOver: boolean, reason: string) {
    if (!isFailOver && failOverOf(event)) return connect(event, true);
    drop();
    cancelNext = clock.after(Math.max(event.main.tmo, 1) * 1000, () => connect(event, false));
    change({ status: 'failed', isFailOver, message: reason, station: null });
  }

  /** While the fail-over plays, main is tried behind it: it takes over only once it is heard again. */
  function watchMain(event: DeviceEvent) {
    cancelNext = clock.after(Math.max(event.main.tmo, 1) * 1000, () => {
      const close = dial(
        event.main,
        (station) => {
          hangUp();
          hangUp = close;
          cancelNext = () => {};
          started(event, false, station);
        },
        (reason) => (hangUp === close ? lost(event, false, reason) : watchMain(event)),
      );
      cancelNext = close;
    });
  }

  function stop() {
    drop();
    cancelNext = clock.after(STOPPING_MS, () => {
      change({ status: 'stopped', message: 'Stopped' });
      if (wanted) connect(wanted, false);
    });
    change({ status: 'stopping', message: 'Stopping', station: null });
  }

  return {
    get state() {
      return state;
    },
    play(event) {
      const isActive = state.status !== 'nothing' && state.status !== 'stopped';
      const isStopping = state.status === 'stopping';
      wanted = event;
      if (isStopping || (isActive && state.event?.id === event?.id)) return;
      if (isActive) stop();
      else if (event) connect(event, false);
    },
    powerOff() {
      drop();
      wanted = null;
      state = IDLE;
    },
  };
}

const failOverOf = (event: DeviceEvent) => (event.mode === 'playback' ? event.fail : undefined);

/** A sender describes its own stream; only the level comes from the other side of the port, here the line input. */
function sentBy({ encoder, radio }: Extract<DeviceEvent, { mode: 'sender' }>, line: Station): Station {
  const isMp3 = encoder.codec === 6;
  const quality = encoder.br ?? 0;
  return {
    codec: encoder.codec,
    mime: isMp3 ? 'audio/mpeg' : 'application/ogg',
    ch: encoder.ch === 0 ? 0 : 1,
    // `encoder.br` is kbit/s, for Ogg the quality step; FLAC has none and packs 16 bits a sample into about 10.
    br: isMp3 ? quality : encoder.codec === 5 ? 64 + 16 * quality : Math.round((encoder.sr * 20) / 1000),
    sr: encoder.sr,
    name: radio.name,
    url: radio.url,
    descr: radio.desc,
    genre: radio.genre,
    adv: radio.adv,
    signal: line.signal,
  };
}
