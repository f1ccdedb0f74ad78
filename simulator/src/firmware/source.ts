import { parseStreamAddress } from '@carillon/protocol/stream';
import type { Clock } from '@carillon/protocol/time';
import type { Random } from '../random.ts';
import { type Station, stationAt } from './stations.ts';

/** What an opened stream tells: `onStart` at most once, then `onEnd` at most once, or `onEnd` alone. Never at once. */
export interface SourceListener {
  onStart(station: Station): void;
  /** It could not be opened, or it ended: live streams do not end on purpose. The reason is for people. */
  onEnd(reason: string): void;
}

/** Where streams come from and go to: a port, so that a firmware needs no network (docs/development-platform.md). */
export interface SourcePort {
  /** Connects to a stream uri and returns the function that hangs up; after it the listener hears nothing more. */
  open(uri: string, listener: SourceListener): () => void;
}

/** The built-in source, with switches for tests. */
export interface SyntheticSource extends SourcePort {
  /** Ends what plays from this host and refuses it until it is repaired. */
  breakHost(host: string): void;
  repairHost(host: string): void;
}

/**
 * A world of radio stations without a network: a host beginning `dead.` never connects, `refused.` fails at once, all
 * others start in 300 to 900 ms; `silent.` has no level, `speech.`, `tone.` and `clipping.` are heard as their name says,
 * all others as music.
 */
export function createSyntheticSource({ clock, random }: { clock: Clock; random: Random }): SyntheticSource {
  const broken = new Set<string>();
  const open = new Map<SourceListener, { readonly host: string; cancel(): void }>();

  return {
    open(uri, listener) {
      const host = parseStreamAddress(uri)?.host.toLowerCase() ?? '';
      const end = (reason: string) => {
        if (open.delete(listener)) listener.onEnd(reason);
      };
      let cancel = () => {};
      if (host === '') cancel = clock.after(0, () => end('The address is not valid'));
      else if (host.startsWith('refused.') || broken.has(host)) {
        cancel = clock.after(0, () => end('Connection refused'));
      } else if (!host.startsWith('dead.')) {
        cancel = clock.after(300 + Math.round(600 * random()), () => {
          listener.onStart(stationAt(host));
        });
      }
      open.set(listener, { host, cancel });
      return () => {
        open.delete(listener);
        cancel();
      };
    },
    breakHost(host) {
      broken.add(host);
      for (const [listener, stream] of [...open]) {
        if (stream.host !== host || !open.delete(listener)) continue;
        stream.cancel();
        listener.onEnd('Connection lost');
      }
    },
    repairHost: (host) => void broken.delete(host),
  };
}
