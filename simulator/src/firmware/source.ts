import type { DeviceEvent } from '@carillon/protocol/device';
import { parseStreamAddress } from '@carillon/protocol/stream';
import type { Clock } from '@carillon/protocol/time';
import type { Random } from '../random.ts';
import { type FirmwareProfile, PROFILE } from './profile.ts';
import { type Station, stationAt } from './stations.ts';

/** What an opened stream tells: `onStart` at most once, then `onEnd` at most once, or `onEnd` alone. Never at once. */
export interface SourceListener {
  onStart(station: Station): void;
  /** It could not be opened, or it ended: live streams do not end on purpose. The reason is for people. */
  onEnd(reason: string): void;
}

/** Where streams come from and go to: a port, so that a firmware needs no network (docs/development-platform.md). */
export interface SourcePort {
  /**
   * Connects to a stream uri and returns the function that hangs up; after it the listener is not called again. `event` is what
   * it is for: of a sender, what it sends.
   */
  open(uri: string, listener: SourceListener, event?: DeviceEvent): () => void;
}

/**
 * A world of radio stations without a network: a host beginning `dead.` never connects, `refused.` fails at once, all
 * others start in 300 to 900 ms or as given; `silent.` has no level, `speech.`, `tone.` and `clipping.` are heard as their name says,
 * `sides.` as a tone that is louder on the left, all others as music.
 */
export function createSyntheticSource({
  clock,
  random,
  connectMs: [least, most] = PROFILE.connectMs,
}: {
  clock: Clock;
  random: Random;
  /** The shortest and the longest time in which a stream connects. */
  connectMs?: FirmwareProfile['connectMs'];
}): SourcePort {
  return {
    open(uri, listener) {
      const host = parseStreamAddress(uri)?.host.toLowerCase() ?? '';
      if (host === '') return clock.after(0, () => listener.onEnd('The address is not valid'));
      if (host.startsWith('refused.')) return clock.after(0, () => listener.onEnd('Connection refused'));
      if (host.startsWith('dead.')) return () => {};
      return clock.after(least + Math.round((most - least) * random()), () =>
        listener.onStart(stationAt(host)),
      );
    },
  };
}
