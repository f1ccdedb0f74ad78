import { type CodecMessage, EXTRA_LAPSE_MS, type VumeterMessage } from '@carillon/protocol/broker';
import type { Clock } from '@carillon/protocol/time';
import { nothing } from './nothing.ts';
import type { OwnClock } from './ownClock.ts';
import type { Player } from './player.ts';

/** What the extra of a device needs of it. */
export interface ExtraHost {
  readonly trueClock: Clock;
  /** The clock of the device, which may be wrong. */
  readonly ownClock: Pick<OwnClock, 'at'>;
  readonly player: Player;
  onCodec(message: CodecMessage): void;
  onVumeter(message: VumeterMessage): void;
}

const METER_MS = 100;
const METERS_PER_CODEC = 10;

/** The codec and level messages, which are sent only while somebody asks for them (D4, Extra stream info). */
export class Extra {
  readonly #host: ExtraHost;
  #isOn = false;
  #cancelLapse = nothing;
  #cancelTick: (() => void) | null = null;
  #nextTickMs = 0;
  #ticks = 0;

  /** Creates it turned off. */
  constructor(host: ExtraHost) {
    this.#host = host;
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  /** Turns them on, for 30 s from now. */
  start(): void {
    this.#isOn = true;
    this.#cancelLapse();
    this.#cancelLapse = this.#host.trueClock.after(EXTRA_LAPSE_MS, () => this.stop());
    this.refresh();
  }

  stop(): void {
    this.#isOn = false;
    this.#cancelLapse();
    this.refresh();
  }

  /** Begins or ends sending because the player changed. */
  refresh(): void {
    // One timer serves levels and codec, and only while there is something to send and somebody to hear it.
    const isSending = this.#isOn && this.#host.player.state.station !== null;
    if (isSending && !this.#cancelTick) {
      this.#ticks = 0;
      this.#nextTickMs = this.#host.trueClock.now();
      this.#schedule();
    } else if (!isSending && this.#cancelTick) {
      this.#cancelTick();
      this.#cancelTick = null;
      // A meter that just stops hearing would hang at the last level.
      if (this.#isOn) this.#host.onVumeter({ vu: [0, 0] });
    }
  }

  #schedule(): void {
    const { trueClock } = this.#host;
    const nowMs = trueClock.now();
    // Behind by more than one message, for example after a sleep: go on from here instead of catching up.
    this.#nextTickMs = Math.max(this.#nextTickMs + METER_MS, nowMs);
    this.#cancelTick = trueClock.after(this.#nextTickMs - nowMs, () => this.#tick());
  }

  #tick(): void {
    const { trueClock, player } = this.#host;
    const { station, sinceMs } = player.state;
    if (!station) return;
    const [left, right] = station.signal(trueClock.now() - sinceMs);
    this.#host.onVumeter({ vu: [left, right] });
    this.#ticks++;
    const message = this.#ticks % METERS_PER_CODEC === 0 ? describeCodec(this.#host) : null;
    if (message) this.#host.onCodec(message);
    this.#schedule();
  }
}

/** What a device decodes right now, or null while it decodes nothing. */
export function describeCodec({
  trueClock,
  ownClock,
  player,
}: Pick<ExtraHost, 'trueClock' | 'ownClock' | 'player'>): CodecMessage | null {
  const { station, sinceMs } = player.state;
  if (!station) return null;
  const bitRate = station.br * 1000;
  const elapsedMs = trueClock.now() - sinceMs;
  const bytes = (elapsedMs / 1000) * (bitRate / 8);
  return {
    codec: station.codec,
    br: bitRate,
    sr: station.sr,
    ch: station.ch,
    avg: bitRate,
    size: Math.floor(bytes / 1000),
    since: Math.floor(ownClock.at(sinceMs) / 1000),
  };
}
