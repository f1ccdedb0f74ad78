import { type DeviceAddress, liveMessages, liveTopic } from '@carillon/protocol/broker';
import { STREAM_STATUS } from '@carillon/protocol/stream';
import { readJson } from '../scenario/deviceLog.ts';
import { isMessage, type Recording } from './recording.ts';

/** A host that could not be reached, as far as a device tells: nobody answered, or each try failed at once. */
export interface Outage {
  readonly host: string;
  readonly as: 'dead' | 'refused';
  readonly beginMs: number;
  /** Undefined where it was not back. */
  readonly endMs: number | undefined;
}

/** A try that fails later than this has waited for an answer. */
const AT_ONCE_MS = 5000;
/** A stream takes so long to connect at most; a try before that was no longer in vain. */
const CONNECT_MS = 2000;

/**
 * The hosts that were gone for a device, by what it said of its stream: one that played and was lost, and one that was tried in
 * vain. Without them a scenario would hear all of its radios.
 */
export function listOutages(recording: Recording, address: DeviceAddress): readonly Outage[] {
  const found: Outage[] = [];
  const open = new Map<string, { as: Outage['as'] | undefined; readonly beginMs: number }>();
  let trying: { readonly host: string; readonly ms: number } | undefined;
  let playing: string | undefined;

  /** It is gone; of a try it is known how it failed. */
  function lose(host: string, ms: number) {
    const tried = trying?.host === host ? trying.ms : undefined;
    const as = tried === undefined ? undefined : ms - tried < AT_ONCE_MS ? 'refused' : 'dead';
    const known = open.get(host);
    if (known) known.as = as ?? known.as;
    else open.set(host, { as, beginMs: playing === host ? ms : Math.max(0, (tried ?? ms) - CONNECT_MS) });
  }

  function close(host: string, endMs: number | undefined) {
    const { as = 'dead', beginMs = 0 } = open.get(host) ?? {};
    found.push({ host, as, beginMs, endMs: endMs && Math.max(endMs, beginMs + 1) });
    open.delete(host);
  }

  for (const { ms, topic, payload } of recording.lines.filter(isMessage)) {
    if (topic !== liveTopic(address, 'stream')) continue;
    const { data } = liveMessages.stream.safeParse(readJson(payload));
    const { host, fail } = data?.ctx ?? {};
    if (!data || host === undefined) continue;
    switch (STREAM_STATUS[data.status]) {
      case 'starting': {
        const before = playing ?? trying?.host;
        if (fail === 1 && before !== undefined && before !== host) lose(before, ms);
        [trying, playing] = [{ host, ms }, undefined];
        break;
      }
      case 'started':
        if (open.has(host)) close(host, (trying?.host === host ? trying.ms : ms) - CONNECT_MS);
        [trying, playing] = [undefined, host];
        break;
      case 'failed':
        lose(host, ms);
        [trying, playing] = [undefined, undefined];
        break;
      default:
        [trying, playing] = [undefined, undefined];
    }
  }
  for (const host of [...open.keys()]) close(host, undefined);
  return found.sort((a, b) => a.beginMs - b.beginMs);
}
