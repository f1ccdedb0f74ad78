import { topicMatches } from '@carillon/protocol/broker';
import type { Clock } from '@carillon/protocol/time';
import type { Random } from '../random.ts';
import { type FaultOf, isAbout, type MessageFault } from './faultOptions.ts';

/** A message on a line between the broker and a device, or between the broker and a console. */
export interface LineMessage {
  readonly device: string;
  /** Whose line it is, where it is not that of the device. */
  readonly console?: string;
  readonly direction: 'toDevice' | 'fromDevice';
  readonly topic: string;
  readonly payload: string;
}

/** Where a message goes on to: at once, later, several times, changed, or never. */
export type Deliver = (payload: string) => void;

/** What becomes of one message, as the faults that it meets tell it. */
export interface Fate {
  lose(): void;
  spoil(payload: string): void;
  /** Returns the function that ends it: the message goes on. */
  hold(): () => void;
  /** Delivers it, or a copy of it. */
  arrive(payload: string, deliver: Deliver): void;
}

/** What a fault does to the messages that it meets. */
export interface MessageRule {
  /** Whether it takes this message; counts it. */
  takes(message: LineMessage): boolean;
  /** `answer` replies to a request in the place of the device; `fate` is told what becomes of the message. */
  apply(message: LineMessage, next: Deliver, answer: Deliver, fate: Fate): void;
}

/** What a rule needs: all its chance comes from `random`, which is its own. */
export interface RuleContext {
  readonly clock: Clock;
  readonly random: Random;
  /** It has met the last message that it may. */
  onUsedUp(): void;
}

type Selection = Pick<
  MessageFault,
  'device' | 'console' | 'direction' | 'topic' | 'command' | 'setting' | 'skip' | 'times' | 'chance'
>;

/** Counts what a fault is to meet: by device or console, direction, topic, command, setting, number and chance. */
export function createSelector(
  { console: who, direction, topic, command, setting, skip = 0, times, chance, ...about }: Selection,
  random: Random,
  onUsedUp: () => void,
  canMeet: (message: LineMessage) => boolean = () => true,
): (message: LineMessage) => boolean {
  const isSetting = createSettingReader();
  let seen = 0;
  let taken = 0;
  return (message) => {
    if (times !== undefined && taken >= times) return false;
    if (message.console !== who || !isAbout(about, message.device)) return false;
    // Requests are looked at even by what meets replies alone.
    if (setting !== undefined && isSetting(message) !== setting) return false;
    if (!canMeet(message)) return false;
    if (direction !== undefined && message.direction !== direction) return false;
    if (topic !== undefined && !topicMatches(topic, message.topic)) return false;
    if (command !== undefined && readMessage(message.payload)?.msg !== command) return false;
    if (seen++ < skip) return false;
    if (chance !== undefined && random() >= chance) return false;
    if (++taken === times) onUsedUp();
    return true;
  };
}

/** Whether a request sets something, and a reply is to one that did; undefined of anything else, and where nobody saw the request. */
function createSettingReader(): (message: LineMessage) => boolean | undefined {
  const asked = new Map<string, boolean>();
  return ({ device, direction, payload }) => {
    const { req, body } = readMessage(payload) ?? {};
    if (typeof req !== 'number') return undefined;
    const key = `${device} ${req}`;
    if (direction === 'toDevice') {
      asked.set(key, typeof body === 'object' && body !== null && Object.keys(body).length > 0);
    }
    return asked.get(key);
  };
}

interface Envelope {
  readonly msg?: unknown;
  readonly req?: unknown;
  readonly body?: unknown;
}

/** A request, a reply or a greeting; undefined for what is none. */
export function readMessage(payload: string): Envelope | undefined {
  try {
    const value: unknown = JSON.parse(payload);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Creates what a fault does to messages (LIB-10). */
export function createMessageRule(fault: MessageFault, context: RuleContext): MessageRule {
  // What has no number cannot get a wrong one: it is not counted.
  const takes = createSelector(fault, context.random, context.onUsedUp, (message) => canMeet(fault, message));
  return { takes, apply: effects[fault.kind](fault as never, context) };
}

function canMeet({ kind }: MessageFault, { direction, payload }: LineMessage): boolean {
  if (kind === 'refuse') return direction === 'toDevice' && isNumbered(payload);
  if (kind === 'noReply' || kind === 'wrongReq') return direction === 'fromDevice' && isNumbered(payload);
  return true;
}

const isNumbered = (payload: string) => typeof readMessage(payload)?.req === 'number';

const lineOf = ({ device, console: who = '', direction }: LineMessage) => `${direction} ${who} ${device}`;

type Effect = MessageRule['apply'];

const effects: {
  [K in MessageFault['kind']]: (fault: FaultOf<K>, context: RuleContext) => Effect;
} = {
  delay({ ms, jitterMs = 0 }, { clock, random }) {
    /** What is delayed keeps its order, as on a line of TCP: a message waits for the one before it. */
    const lastAtMs = new Map<string, number>();
    return (message, next, _answer, fate) => {
      const line = lineOf(message);
      const soonestMs = clock.now() + ms + Math.round(jitterMs * random());
      const atMs = Math.max(soonestMs, lastAtMs.get(line) ?? 0);
      lastAtMs.set(line, atMs);
      const release = fate.hold();
      clock.after(atMs - clock.now(), () => {
        release();
        next(message.payload);
      });
    };
  },
  drop: () => (_message, _next, _answer, fate) => fate.lose(),
  // The device is what fails to reply: nothing got lost.
  noReply: () => () => {},
  duplicate: ({ copies = 1, laterMs = 0 }, { clock }) =>
    function copy({ payload }, next) {
      next(payload);
      for (let i = 0; i < copies; i++) {
        if (laterMs === 0) next(payload);
        else clock.after(laterMs * (i + 1), () => next(payload));
      }
    },
  reorder({ window = 2, holdMs = 1000 }, { clock, random }) {
    const held = new Map<string, (() => void)[]>();
    const sendAll = (line: string, inOrder: boolean) => {
      const waiting = held.get(line) ?? [];
      held.delete(line);
      for (const send of inOrder ? waiting : shuffle(waiting, random)) send();
    };
    return (message, next, _answer, fate) => {
      const line = lineOf(message);
      const waiting = held.get(line) ?? [];
      held.set(line, waiting);
      const release = fate.hold();
      waiting.push(() => {
        release();
        next(message.payload);
      });
      if (waiting.length >= window) sendAll(line, false);
      // Of too few there is no other order: they are not kept for ever.
      else if (waiting.length === 1) {
        clock.after(holdMs, () => {
          if (held.get(line) === waiting) sendAll(line, true);
        });
      }
    };
  },
  corrupt: (_fault, { random }) =>
    function spoil({ payload }, next, _answer, fate) {
      const at = Math.floor(payload.length * random());
      // Neither is JSON any more, wherever it happens: its end is lost, or a character became one that no text may hold.
      const end = random() < 0.5 ? '' : `\u0000${payload.slice(at + 1)}`;
      const spoiled = payload.slice(0, at) + end;
      fate.spoil(spoiled);
      next(spoiled);
    },
  wrongReq:
    ({ by = 1 }) =>
    ({ payload }, next) => {
      const reply = readMessage(payload);
      next(JSON.stringify({ ...reply, req: Number(reply?.req) + by }));
    },
  refuse:
    ({ error }) =>
    ({ payload }, _next, answer) => {
      const { req, msg } = readMessage(payload) ?? {};
      answer(JSON.stringify({ req, msg, ok: false, body: { error } }));
    },
};

/** In another order than they came. */
function shuffle<T>(items: readonly T[], random: Random): readonly T[] {
  const shuffled = [...items];
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = Math.floor((i + 1) * random());
    [shuffled[i], shuffled[j]] = [shuffled[j] as T, shuffled[i] as T];
  }
  return shuffled.every((item, i) => item === items[i]) ? shuffled.reverse() : shuffled;
}
