import type { DeviceEvent, StreamSource } from '@carillon/protocol/device';
import type { StreamStatus } from '@carillon/protocol/stream';
import type { Clock } from '@carillon/protocol/time';
import { nothing } from './nothing.ts';
import type { FirmwareProfile } from './profile.ts';
import { sentBy } from './sentBy.ts';
import type { SourceListener, SourcePort } from './source.ts';
import type { Station } from './stations.ts';

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

/** What the player of a device needs of it. */
export interface PlayerHost {
  readonly trueClock: Clock;
  readonly source: SourcePort;
  readonly profile: Pick<FirmwareProfile, 'stoppingMs'>;
  /** Follows each change of the player's state. */
  onPlayerChange(): void;
}

const IDLE: PlayerState = {
  event: null,
  status: 'nothing',
  isFailOver: false,
  message: '',
  station: null,
  sinceMs: 0,
};

/** Plays at most one event, and keeps trying until it is told otherwise. */
export class Player {
  readonly #host: PlayerHost;
  #state = IDLE;
  /** What is played. It may be edited meanwhile: what is under way sees the change. */
  #event: DeviceEvent | null = null;
  #wanted: DeviceEvent | null = null;
  #isForgotten = false;
  /** What runs for the current state: the open stream, and a timer or a second stream beside it. */
  #hangUp = nothing;
  #cancelNext = nothing;

  /** Creates one that is silent. */
  constructor(host: PlayerHost) {
    this.#host = host;
  }

  get state(): PlayerState {
    return this.#state;
  }

  /**
   * Plays this event instead of what plays now, or nothing. An event that plays already goes on, unless it was given
   * another stream or format.
   */
  play(event: DeviceEvent | null): void {
    const { status } = this.#state;
    const isActive = status !== 'nothing' && status !== 'stopped';
    this.#wanted = event;
    if (status === 'stopping') return;
    if (isActive && event && this.#takesOver(event)) return;
    if (isActive) this.#stop();
    else if (event) this.#connect(event, false);
  }

  /** The event was deleted: once it is silent there is nothing left to say of it. */
  forget(id: string): void {
    if (this.#state.event?.id !== id) return;
    if (this.#state.status === 'stopped') this.#state = IDLE;
    else this.#isForgotten = true;
  }

  /** Silent at once, without a message: the power is gone. */
  powerOff(): void {
    this.#drop();
    this.#wanted = null;
    this.#state = IDLE;
  }

  #change(next: Partial<PlayerState>): void {
    this.#state = { ...this.#state, ...next };
    this.#host.onPlayerChange();
  }

  #drop(): void {
    this.#hangUp();
    this.#cancelNext();
    this.#hangUp = this.#cancelNext = nothing;
  }

  /**
   * Opens a stream that must answer within its timeout and is lost at most once. Once it has, `close` is all that is left to
   * keep of it, for hours.
   */
  #dial(
    event: DeviceEvent,
    target: Pick<StreamSource, 'uri' | 'tmo'>,
    onStart: (station: Station, close: () => void) => void,
    onLost: (reason: string) => void,
  ): () => void {
    const listener: SourceListener = {
      onStart(station) {
        cancelTimeout();
        onStart(station, close);
      },
      onEnd(reason) {
        cancelTimeout();
        onLost(reason);
      },
    };
    const close = this.#host.source.open(target.uri, listener, event);
    const cancelTimeout = this.#host.trueClock.after(timeoutMs(target), () => {
      close();
      onLost(`No answer within ${timeoutMs(target) / 1000} s`);
    });
    return () => {
      cancelTimeout();
      close();
    };
  }

  // Main, then the fail-over, then failed for the timeout of main, then again from main.
  #connect(event: DeviceEvent, isFailOver: boolean): void {
    this.#drop();
    this.#event = event;
    this.#isForgotten = false;
    this.#hangUp = this.#dial(
      event,
      (isFailOver && failOverOf(event)) || event.main,
      (station, close) => {
        this.#hangUp = close;
        this.#started(isFailOver, station);
      },
      (reason) => this.#lost(isFailOver, reason),
    );
    this.#change({ event, status: 'starting', isFailOver, message: 'Connecting', station: null });
  }

  #started(isFailOver: boolean, station: Station): void {
    const event = this.#event;
    if (isFailOver) this.#watchMain();
    this.#change({
      status: 'started',
      isFailOver,
      message: 'Connected',
      station: event?.mode === 'sender' ? sentBy(event, station) : station,
      sinceMs: this.#host.trueClock.now(),
    });
  }

  #lost(isFailOver: boolean, reason: string): void {
    const event = this.#event;
    if (!event) return;
    if (!isFailOver && failOverOf(event)) return void this.#connect(event, true);
    this.#drop();
    this.#later(timeoutMs(event.main), (lost) => this.#connect(lost, false));
    this.#change({ status: 'failed', isFailOver, message: reason, station: null });
  }

  /** While the fail-over plays, main is tried behind it: it takes over only once it is heard again. */
  #watchMain(): void {
    if (!this.#event) return;
    this.#later(timeoutMs(this.#event.main), (event) => {
      const attempt = this.#dial(
        event,
        event.main,
        (station, close) => {
          this.#hangUp();
          this.#hangUp = close;
          this.#cancelNext = nothing;
          this.#started(false, station);
        },
        (reason) => (this.#cancelNext === attempt ? this.#watchMain() : this.#lost(false, reason)),
      );
      this.#cancelNext = attempt;
    });
  }

  /** Goes on with the event as it is by then. */
  #later(delayMs: number, goOn: (event: DeviceEvent) => void): void {
    this.#cancelNext = this.#host.trueClock.after(delayMs, () => {
      if (this.#event) goOn(this.#event);
    });
  }

  #stop(): void {
    this.#drop();
    this.#cancelNext = this.#host.trueClock.after(this.#host.profile.stoppingMs, () => {
      this.#change({ status: 'stopped', message: 'Stopped' });
      if (this.#wanted) this.#connect(this.#wanted, false);
      else if (this.#isForgotten) this.#state = IDLE;
    });
    this.#change({ status: 'stopping', message: 'Stopping', station: null });
  }

  /** Whether an edited event can play on; if so, what is tried from here on is what was edited. */
  #takesOver(event: DeviceEvent): boolean {
    const { isFailOver } = this.#state;
    if (this.#event?.id !== event.id) return false;
    if (streamOf(this.#event, isFailOver) !== streamOf(event, isFailOver)) return false;
    this.#event = event;
    return true;
  }
}

// An old device may hold a timeout of 0, which would make it spin.
const timeoutMs = ({ tmo }: { readonly tmo: number }) => 1000 * Math.max(tmo, 1);

const failOverOf = (event: DeviceEvent) => (event.mode === 'playback' ? event.fail : undefined);

/** What a running event is started anew for: the chip reads its format only when encoding starts. */
function streamOf(event: DeviceEvent, isFailOver: boolean): string {
  const { main } = event;
  if (event.mode === 'playback') return JSON.stringify([main.uri, isFailOver && event.fail?.uri]);
  const { codec, ch, qlt, sr, br, adc } = event.encoder;
  return JSON.stringify([main.uri, event.main.tls, codec, ch, qlt, sr, br, adc]);
}
