import { EXTRA_RENEW_MS, startExtra, stopExtra } from '@carillon/protocol/broker';
import type { Clock } from '@carillon/protocol/time';

/** Keeps StartExtra alive: levels, codec and radio texts come only while it is repeated (D4, Extra stream info). */
export interface ExtraWatch {
  /** Registers somebody who shows live data; returns a function that unregisters them. */
  watch(): () => void;
  /** Call when a stream has started or ended: asks, or stops asking. */
  refresh(): void;
  /** Somebody else's StopExtra ended it for all who listen: asks again at once (docs/protocol.md, Broker protocol). */
  onStoppedByOthers(): void;
  /** The device or the connection is gone: stops asking, says nothing. */
  pause(): void;
}

export interface ExtraWatchOptions {
  readonly clock: Clock;
  /** Whether there is a stream to ask about, and somebody to ask. */
  readonly canAsk: () => boolean;
  readonly send: (command: typeof startExtra | typeof stopExtra) => Promise<unknown>;
  /** Nothing more will come: what was shown is over. */
  readonly onEnd: () => void;
}

/** Creates the watch of one device: asks now and every 10 s, while somebody watches and a stream plays. */
export function createExtraWatch({ clock, canAsk, send, onEnd }: ExtraWatchOptions): ExtraWatch {
  let watchers = 0;
  let cancelRenewal: (() => void) | null = null;

  // A lost StartExtra is repeated in 10 s; why it failed is told by the presence or the connection.
  const ask = (command: typeof startExtra | typeof stopExtra) => void send(command).catch(() => {});

  function renew() {
    cancelRenewal = clock.after(EXTRA_RENEW_MS, renew);
    ask(startExtra);
  }

  function pause() {
    cancelRenewal?.();
    cancelRenewal = null;
  }

  function refresh() {
    if (watchers > 0 && canAsk()) {
      if (!cancelRenewal) renew();
      return;
    }
    if (!cancelRenewal) return;
    pause();
    onEnd();
    if (watchers === 0) ask(stopExtra);
  }

  return {
    refresh,
    pause,
    watch() {
      watchers++;
      refresh();
      return () => {
        watchers--;
        refresh();
      };
    },
    onStoppedByOthers() {
      if (!cancelRenewal) return;
      pause();
      refresh();
    },
  };
}
