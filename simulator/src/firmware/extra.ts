import { type CodecMessage, EXTRA_LAPSE_MS, type VumeterMessage } from '@carillon/protocol/broker';
import type { Clock } from '@carillon/protocol/time';
import type { Player } from './player.ts';

const METER_MS = 100;
const METERS_PER_CODEC = 10;

/** The codec and level messages, which are sent only while somebody asks for them (D4, Extra stream info). */
export interface Extra {
  readonly isOn: boolean;
  /** Turns them on, for 30 s from now. */
  start(): void;
  stop(): void;
  /** Begins or ends sending because the player changed. */
  refresh(): void;
  /** What is decoded right now, or null while nothing is. */
  codec(): CodecMessage | null;
}

/** Creates it turned off. */
export function createExtra({
  clock,
  ownClock,
  player,
  onCodec,
  onVumeter,
}: {
  clock: Clock;
  /** The clock of the device, which may be wrong. */
  ownClock: Pick<Clock, 'now'>;
  player: Player;
  onCodec: (message: CodecMessage) => void;
  onVumeter: (message: VumeterMessage) => void;
}): Extra {
  let isOn = false;
  let cancelLapse = () => {};
  let cancelTick: (() => void) | null = null;
  let nextTickMs = 0;
  let ticks = 0;

  // One timer serves levels and codec, and only while there is something to send and somebody to hear it.
  function refresh() {
    const isSending = isOn && player.state.station !== null;
    if (isSending && !cancelTick) {
      ticks = 0;
      nextTickMs = clock.now();
      schedule();
    } else if (!isSending && cancelTick) {
      cancelTick();
      cancelTick = null;
      // A meter that just stops hearing would hang at the last level.
      if (isOn) onVumeter({ vu: [0, 0] });
    }
  }

  function schedule() {
    const nowMs = clock.now();
    // Behind by more than one message, for example after a sleep: go on from here instead of catching up.
    nextTickMs = Math.max(nextTickMs + METER_MS, nowMs);
    cancelTick = clock.after(nextTickMs - nowMs, tick);
  }

  function tick() {
    const { station, sinceMs } = player.state;
    if (!station) return;
    const [left, right] = station.signal(clock.now() - sinceMs);
    onVumeter({ vu: [left, right] });
    ticks++;
    const message = ticks % METERS_PER_CODEC === 0 ? codec() : null;
    if (message) onCodec(message);
    schedule();
  }

  function codec(): CodecMessage | null {
    const { station, sinceMs } = player.state;
    if (!station) return null;
    const bitRate = station.br * 1000;
    const elapsedMs = clock.now() - sinceMs;
    const bytes = (elapsedMs / 1000) * (bitRate / 8);
    return {
      codec: station.codec,
      br: bitRate,
      sr: station.sr,
      ch: station.ch,
      avg: bitRate,
      size: Math.floor(bytes / 1000),
      since: Math.floor((ownClock.now() - elapsedMs) / 1000),
    };
  }

  function stop() {
    isOn = false;
    cancelLapse();
    refresh();
  }

  return {
    get isOn() {
      return isOn;
    },
    start() {
      isOn = true;
      cancelLapse();
      cancelLapse = clock.after(EXTRA_LAPSE_MS, stop);
      refresh();
    },
    stop,
    refresh,
    codec,
  };
}
