import { parseStreamAddress } from '@carillon/protocol/stream';
import type { Clock } from '@carillon/protocol/time';
import { silence } from '../firmware/signal.ts';
import type { SourceListener, SourcePort } from '../firmware/source.ts';
import { NTP_FAILURES, type TimeSourcePort } from '../firmware/timeSource.ts';
import type { Random } from '../random.ts';
import { type FaultOf, isAbout } from './faultOptions.ts';

type WorldFault = FaultOf<'stream' | 'dns' | 'ntp'>;

/** The radios, name servers and time servers around the devices, and what is wrong with them. */
export interface World {
  /**
   * `meet` is called whenever a device that it is about reaches for its host in vain, loses its stream, or hears it fall
   * silent: never for a name that nobody knows, nor for what was before it.
   */
  begin(fault: WorldFault, meet: () => void): void;
  end(fault: WorldFault): void;
  /** The streams as a device reaches them. */
  source(inner: SourcePort, label: string): SourcePort;
  /** The same of its time servers. */
  timeSource(inner: TimeSourcePort, label: string): TimeSourcePort;
}

/** A device has reached for a radio or a time server. */
interface Reached {
  readonly kind: 'stream' | 'ntp';
  readonly host: string;
  readonly label: string;
}

interface Playing {
  readonly host: string;
  readonly label: string;
  lose(): void;
}

const FLAP_MS = 10_000;

export function createWorld({ clock, random }: { clock: Clock; random: Random }): World {
  const faults = new Set<WorldFault>();
  /** Of streams that flap: those that are off the air now, and how to end the flapping. */
  const gone = new Set<WorldFault>();
  const flapping = new Map<WorldFault, () => void>();
  const playing = new Set<Playing>();
  const meets = new Map<WorldFault, () => void>();

  const concerns = (fault: WorldFault, host: string, label: string) =>
    isAbout(fault, label) && (fault.host === undefined || fault.host.toLowerCase() === host);

  const find = <K extends WorldFault['kind']>(kind: K, host: string, label: string) =>
    [...faults].filter(
      (fault): fault is WorldFault & { kind: K } => fault.kind === kind && concerns(fault, host, label),
    );

  const isMet = (fault: WorldFault, { kind, host, label }: Reached) =>
    (fault.kind === 'dns' || fault.kind === kind) &&
    concerns(fault, host, label) &&
    // Between two times off the air a station answers.
    !(fault.kind === 'stream' && fault.as === 'flapping' && !gone.has(fault));

  function reach(one: Reached) {
    for (const [fault, meet] of meets) if (isMet(fault, one)) meet();
  }

  /** What plays now of what it is about: each is met. */
  function meetPlaying(fault: WorldFault, change: (stream: Playing) => void) {
    for (const stream of [...playing]) {
      if (!concerns(fault, stream.host, stream.label)) continue;
      meets.get(fault)?.();
      change(stream);
    }
  }

  const hangUp = (fault: WorldFault) => meetPlaying(fault, (stream) => stream.lose());

  function flap(fault: FaultOf<'stream'>) {
    const { everyMs = FLAP_MS } = fault;
    if (gone.delete(fault)) {
      // Back on the air: devices find out by themselves.
    } else {
      gone.add(fault);
      hangUp(fault);
    }
    flapping.set(
      fault,
      clock.after(everyMs, () => flap(fault)),
    );
  }

  /** What becomes of a dial: the reason of a refusal, never an answer, or nothing special. */
  function fateOf(host: string, label: string): 'dead' | { readonly reason: string } | undefined {
    if (find('dns', host, label).length > 0) return { reason: 'Host not found' };
    const streams = find('stream', host, label);
    if (streams.some((fault) => fault.as === 'dead')) return 'dead';
    const isRefused = streams.some((fault) => fault.as === 'refused' || gone.has(fault));
    return isRefused ? { reason: 'Connection refused' } : undefined;
  }

  function openStream(
    open: (listener: SourceListener) => () => void,
    host: string,
    label: string,
    listener: SourceListener,
  ) {
    const end = (reason: string) => {
      if (playing.delete(stream)) listener.onEnd(reason);
    };
    let close = () => {};
    const stream: Playing = {
      host,
      label,
      lose() {
        close();
        end('Connection lost');
      },
    };
    playing.add(stream);
    const isSilent = () => find('stream', host, label).some(({ as }) => as === 'silent');
    const fate = fateOf(host, label);
    if (typeof fate === 'object') close = clock.after(0, () => end(fate.reason));
    else if (fate === undefined) {
      close = open({
        onStart(station) {
          const { signal } = station;
          // Asked at each level: a station falls silent, and is heard again, while it plays.
          listener.onStart({ ...station, signal: (ms) => (isSilent() ? silence(ms) : signal(ms)) });
        },
        onEnd: end,
      });
    }
    return () => {
      playing.delete(stream);
      close();
    };
  }

  return {
    begin(fault, meet) {
      faults.add(fault);
      meets.set(fault, meet);
      if (fault.kind !== 'stream') return;
      if (fault.as === 'silent') meetPlaying(fault, () => {});
      else if (fault.as === 'flapping') flap(fault);
      else hangUp(fault);
    },
    end(fault) {
      faults.delete(fault);
      meets.delete(fault);
      gone.delete(fault);
      flapping.get(fault)?.();
      flapping.delete(fault);
    },
    source: (inner, label) => ({
      open(uri, listener, event) {
        const host = parseStreamAddress(uri)?.host.toLowerCase() ?? '';
        reach({ kind: 'stream', host, label });
        const open = (heard: SourceListener) => inner.open(uri, heard, event);
        return openStream(open, host, label, listener);
      },
    }),
    timeSource: (inner, label) => ({
      ask(host, onAnswer) {
        const name = host.toLowerCase();
        reach({ kind: 'ntp', host: name, label });
        const isUnknown = find('dns', name, label).length > 0;
        const as = isUnknown ? 'unknown' : find('ntp', name, label).at(-1)?.as;
        if (as === 'dead') return () => {};
        const failure = as === undefined ? undefined : NTP_FAILURES[as];
        if (!failure) return inner.ask(host, onAnswer);
        return clock.after(20 + Math.round(180 * random()), () => onAnswer(failure));
      },
    }),
  };
}
