import {
  getEvents,
  parseTopic,
  readShape,
  type Transport,
  type TransportConnection,
} from '@carillon/protocol/broker';
import type { VirtualClock } from '@carillon/protocol/virtual-time';
import type { LedgerDevice } from '../../../../simulator/src/ledger/testLedgerDevice.ts';
import type { Truth } from '../../../../simulator/src/ledger/testTruth.ts';
import { type Message, parse } from '../../../../simulator/src/ledger/testWatcher.ts';

const REPLY_MS = 5000;
const CHECK_MS = 4000;
const decoder = new TextDecoder();

/** A device as it is told on the wire. */
export interface Wired {
  readonly device: LedgerDevice;
  readonly truth: Truth;
}

interface Question {
  readonly label: string;
  readonly msg: string;
  readonly dueAtMs: number;
}

/** A wire between a console and its line, on which is read along what the console could know: it tells the truth of it. */
export interface Wire {
  readonly transport: Transport;
  /** Whether a connection is open. */
  isOpen(): boolean;
  /** The console doubts the connection: the broker answers late, or never. */
  doubt(isThere: boolean): void;
}

/** Creates one around a line. */
export function createWire(
  inner: Transport,
  clock: VirtualClock,
  wired: ReadonlyMap<string, Wired>,
  onFact: () => void,
): Wire {
  /** The connection that counts, and the one that it has replaced, over which only replies come. */
  let current: TransportConnection | null = null;
  let before: TransportConnection | null = null;
  /** The commands that wait for a reply, and the numbers of all that were ever sent. */
  const waiting = new Map<number, Question>();
  const sent = new Set<number>();
  /** The question of each device that may still say that nobody is there. */
  const latest = new Map<string, number>();
  let nextPing: 'late' | 'never' | null = null;

  function tellLine(line: 'open' | 'doubted' | 'lost') {
    for (const { truth } of wired.values()) truth.line(line, clock.elapsed());
    onFact();
  }

  function opened(connection: TransportConnection) {
    before = current;
    current = connection;
    tellLine('open');
  }

  function closed(connection: TransportConnection) {
    if (connection === before) before = null;
    if (connection !== current) return;
    current = before = null;
    waiting.clear();
    latest.clear();
    tellLine('lost');
  }

  function goOffline(label: string, truth: Truth) {
    latest.delete(label);
    for (const [req, question] of waiting) if (question.label === label) waiting.delete(req);
    truth.offline(clock.elapsed());
    onFact();
  }

  function asked(topic: string, payload: string) {
    const label = parseTopic(topic)?.label ?? '';
    const { req, msg }: { readonly req: number; readonly msg: string } = JSON.parse(payload);
    waiting.set(req, { label, msg, dueAtMs: clock.elapsed() + REPLY_MS });
    sent.add(req);
    if (msg !== getEvents.msg) return;
    latest.set(label, req);
    clock.after(REPLY_MS, () => {
      const one = wired.get(label);
      if (one && latest.get(label) === req && waiting.has(req)) goOffline(label, one.truth);
    });
  }

  function receive(topic: string, payload: string, isRetained: boolean, isLate: boolean) {
    const { kind, label = '', channel = '' } = parseTopic(topic) ?? {};
    const one = wired.get(label);
    const message = parse(payload);
    if (!one || !message) return;
    onFact();
    if (kind === 'live') {
      if (!isLate && !isRetained) live(one, channel, message);
    } else if (message.msg === 'Bonjour') {
      if (!isLate && message.ctx === 'Offline') goOffline(label, one.truth);
    } else if (!isRetained) reply(label, one, message, isLate);
  }

  function reply(label: string, { device, truth }: Wired, message: Message, isLate: boolean) {
    const { msg, ok, req = 0, body, stamp } = message;
    const question = waiting.get(req);
    const isOurs = question?.label === label && question.msg === msg && clock.elapsed() < question.dueAtMs;
    if (isOurs) waiting.delete(req);
    else if (isLate || sent.has(req)) return;
    const nowMs = clock.elapsed();
    const inside = stamp === undefined ? undefined : device.at(stamp);
    if (msg === getEvents.msg) {
      const isRead = ok === true && readShape(getEvents.reply, body) !== undefined;
      if (isOurs && isRead && inside) {
        truth.answered(inside, nowMs);
        latest.delete(label);
      } else if (isOurs && latest.get(label) === req) truth.alive(nowMs);
      else if (isRead && inside) truth.edited(inside);
    }
    if (!ok || !inside) return;
    if (msg === 'SetEvent' || msg === 'DeleteEvent') truth.edited(inside, readLive({ ...Object(body) }).id);
    if (msg === 'vol') truth.volume(inside, nowMs);
    if (msg === 'rtcc') truth.clock(inside, nowMs);
  }

  function live({ device, truth }: Wired, channel: string, message: Message) {
    if (message.stamp === undefined) return;
    const nowMs = clock.elapsed();
    const inside = device.at(message.stamp);
    const { id = '', state, epoch } = readLive(message);
    if (channel === 'schedule') truth.schedule(id, Number(state), nowMs);
    if (channel === 'stream') truth.stream(inside, nowMs);
    if (channel === 'vumeter') truth.meter(inside, nowMs);
    if (channel === 'rtc') truth.report(inside, state === 'Done', epoch, nowMs);
  }

  const transport: Transport = {
    address: inner.address,
    connect(login, listener) {
      const line = inner.connect(login, {
        onConnect() {
          opened(connection);
          listener.onConnect();
        },
        onMessage(topic, payload, isRetained) {
          if (connection === current || connection === before)
            receive(topic, decoder.decode(payload), isRetained, connection === before);
          listener.onMessage(topic, payload, isRetained);
        },
        onClose(failure) {
          closed(connection);
          listener.onClose(failure);
        },
      });
      const connection: TransportConnection = {
        publish(topic, payload) {
          const isTaken = line.publish(topic, payload);
          if (isTaken) asked(topic, payload);
          return isTaken;
        },
        subscribe: (filters) => line.subscribe(filters),
        unsubscribe: (filters) => line.unsubscribe(filters),
        async ping() {
          const fate = nextPing;
          nextPing = null;
          if (fate === 'never') return new Promise(() => {});
          if (fate === 'late') await new Promise<void>((resolve) => clock.after(CHECK_MS, resolve));
          await line.ping();
          if (connection === current) tellLine('open');
        },
        end() {
          closed(connection);
          line.end();
        },
      };
      return connection;
    },
  };

  return {
    transport,
    isOpen: () => current !== null,
    doubt(isThere) {
      nextPing = isThere ? 'late' : 'never';
      tellLine('doubted');
    },
  };
}

/** What a live message of these channels has. */
function readLive(message: object): { id?: string; state?: number | string; epoch?: number } {
  return message;
}
