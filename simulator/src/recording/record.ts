import {
  type CommandName,
  commandRequest,
  type DeviceAddress,
  greeting,
  isOnlineGreeting,
  liveTopic,
  MAX_PACKET_BYTES,
  parseTopic,
  replyTopic,
  requestTopic,
  type Transport,
  type TransportConnection,
  type TransportLogin,
} from '@carillon/protocol/broker';
import { type Clock, systemClock } from '@carillon/protocol/time';
import { readJson } from '../scenario/deviceLog.ts';
import { openLine } from '../trial/line.ts';
import { hideSecrets } from './hideSecrets.ts';
import type { RecordedLine, RecordingHeader } from './recording.ts';

export interface RecorderOptions {
  /** The way to the broker: `mqttTransport(address)`, or that of a hub. */
  readonly transport: Transport;
  /** Somebody who may hear the devices. */
  readonly login: TransportLogin;
  /** Which devices; by default all that there are, for which an administrator has to log in. */
  readonly devices?: readonly DeviceAddress[] | undefined;
  /** Whether no device is asked what it holds: then only what others ask is known. */
  readonly isSilent?: boolean;
  /** By default that of the system. */
  readonly clock?: Clock;
  /** Called with the header, and then with each line as it comes. */
  onLine(line: RecordingHeader | RecordedLine): void;
}

/** A recording that is being made. */
export interface Recorder {
  /** How many messages were kept, and how many were none that can be: no text, or too large. */
  readonly counts: { readonly kept: number; readonly leftOut: number };
  /** Whether what others ask of the devices can be heard: an owner may not. */
  readonly hearsRequests: boolean;
  stop(): void;
}

/** What is asked of all devices, and what all of them say. */
const ALL_REQUESTS = ['cmd/req/+/+'];
const ALL_TOLD = ['cmd/rep/+/+', 'async/+/+/+'];
/** After a loss, and doubled with each try in vain. */
const RECONNECT_MS = 2000;
const LONGEST_RECONNECT_MS = 60_000;
/** What is asked of a device, once it is there. */
const QUESTIONS: readonly CommandName[] = ['GetEvents', 'vol', 'eq', 'ntp', 'rtcc'];
/** Numbers that those of consoles at the same device hardly meet. */
const FIRST_REQ = 2 ** 30;

/**
 * Records what is said on a broker by devices and to them, with its times (LIB-11). It hears, and asks each device once what it
 * holds; passwords of streams are not kept. A lost connection is tried again, and stands in the recording. Rejects with a
 * sentence where there is no broker, or where it lets the login hear nothing.
 */
export async function recordDevices(options: RecorderOptions): Promise<Recorder> {
  const { transport, login, devices, isSilent = false, clock = systemClock, onLine } = options;
  const requests = devices?.map(requestTopic) ?? ALL_REQUESTS;
  const told = devices?.flatMap((one) => [replyTopic(one), liveTopic(one, '+')]) ?? ALL_TOLD;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const counts = { kept: 0, leftOut: 0 };
  const asked = new Set<string>();
  const own = new Set<number>();
  const beganMs = clock.elapsed();
  let nextReq = FIRST_REQ + (Math.floor(clock.now()) % FIRST_REQ);
  let line: TransportConnection | undefined;
  let hearsRequests = false;
  let isOver = false;
  let deaf: string | null = null;
  let cancelRetry = () => {};

  const sinceBegin = () => Math.round(clock.elapsed() - beganMs);

  function keep(
    topic: string,
    payload: string,
    marks: { readonly retained?: true; readonly own?: true } = {},
  ) {
    counts.kept++;
    onLine({ ms: sinceBegin(), topic, payload: hideSecrets(payload), ...marks });
  }

  function hear(topic: string, bytes: Uint8Array, isRetained: boolean) {
    const from = parseTopic(topic);
    if (!from || isOver) return;
    const payload = bytes.byteLength > MAX_PACKET_BYTES ? undefined : decode(bytes);
    if (payload === undefined) return void counts.leftOut++;
    const message = from.kind === 'live' ? undefined : readJson(payload);
    if (from.kind === 'request') {
      const { data } = commandRequest.safeParse(message);
      // It was kept when it was sent.
      if (data && own.has(data.req)) return;
    }
    keep(topic, payload, isRetained ? { retained: true } : {});
    const hello = from.kind === 'reply' ? greeting.safeParse(message).data : undefined;
    if (hello && isOnlineGreeting(hello)) ask(`cmd/req/${from.type}/${from.label}`);
  }

  function decode(bytes: Uint8Array): string | undefined {
    try {
      return decoder.decode(bytes);
    } catch {
      return undefined;
    }
  }

  /** What it holds: once, and again where something may have been missed. */
  function ask(topic: string) {
    if (isSilent || asked.has(topic)) return;
    asked.add(topic);
    for (const msg of QUESTIONS) {
      const payload = JSON.stringify({ req: nextReq, msg, body: {} });
      own.add(nextReq++);
      keep(topic, payload, { own: true });
      line?.publish(topic, payload);
    }
  }

  async function connect() {
    asked.clear();
    let isUp = false;
    let fail: (error: Error) => void = () => {};
    const failed = new Promise<never>((_resolve, reject) => {
      fail = reject;
    });
    const opened = await openLine({ transport, login, clock }, hear, (reason) => {
      if (!isUp) return fail(new Error(reason));
      if (isOver) return;
      tellDeaf(`the connection is lost: ${reason}`);
      retry(RECONNECT_MS);
    });
    if (isOver) return opened.end();
    line = opened;
    await Promise.race([subscribe(opened), failed]);
    isUp = true;
  }

  async function subscribe(opened: TransportConnection) {
    // What others ask comes first: a device may be asked at once.
    hearsRequests = (await opened.subscribe(requests)).every(Boolean);
    const granted = await opened.subscribe(told);
    const refused = told.find((_, i) => !granted[i]);
    if (refused === undefined) return;
    opened.end();
    throw new Error(`it does not let ${login.username || 'us'} hear ${refused}`);
  }

  function retry(afterMs: number) {
    cancelRetry = clock.after(afterMs, async () => {
      try {
        await connect();
        if (!isOver) tellDeaf(null);
      } catch (error) {
        if (isOver) return;
        // A session that has ended is no broker that is gone: whoever looks after a recording is told so.
        tellDeaf(error instanceof Error ? error.message : String(error));
        retry(Math.min(2 * afterMs, LONGEST_RECONNECT_MS));
      }
    });
  }

  function tellDeaf(reason: string | null) {
    if (reason !== deaf) onLine({ ms: sinceBegin(), deaf: reason });
    deaf = reason;
  }

  onLine({ v: 1, start: new Date(clock.now()).toISOString(), broker: transport.address });
  await connect();
  return {
    counts,
    get hearsRequests() {
      return hearsRequests;
    },
    stop() {
      isOver = true;
      cancelRetry();
      line?.end();
    },
  };
}
