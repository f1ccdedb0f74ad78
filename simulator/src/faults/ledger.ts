import { type Fate, type LineMessage, readMessage } from './messageRule.ts';

/** What faults did to messages on the way from a device, and from there to a console. */
export interface Mishaps {
  /** How many never arrived. */
  readonly lost: number;
  /** How many arrived unreadable. */
  readonly spoiled: number;
  /** How many arrived after one that was sent later. */
  readonly overtaken: number;
  /** How many are held back now. */
  readonly held: number;
}

/** Which messages: greetings share the topic of replies, and tell something else. */
export interface MishapsOf {
  /** On the line of this console, too. */
  readonly console?: string;
  readonly isGreeting?: boolean;
}

type Entry = { -readonly [K in keyof Mishaps]: number } & { sent: number; lastArrived: number };

/** Keeps what became of messages, so that nobody takes what was told before them for true. */
export function createLedger() {
  const entries = new Map<string, Entry>();
  const unreadable = new Set<string>();

  function entryOf(key: string): Entry {
    const entry = entries.get(key) ?? { sent: 0, lastArrived: 0, lost: 0, spoiled: 0, overtaken: 0, held: 0 };
    entries.set(key, entry);
    return entry;
  }

  return {
    /** Whether a payload is so because a fault made it unreadable. */
    isSpoiled: (payload: string) => unreadable.has(payload),
    /** To be called with each message, in the order in which they are sent. */
    follow({ topic, console: who, payload }: LineMessage): Fate {
      const entry = entryOf(keyOf(topic, who, readMessage(payload)?.msg === 'Bonjour'));
      const number = ++entry.sent;
      return {
        lose: () => void entry.lost++,
        spoil(made) {
          entry.spoiled++;
          unreadable.add(made);
        },
        hold() {
          entry.held++;
          return () => void entry.held--;
        },
        arrive(arrived, deliver) {
          const isOvertaken = number < entry.lastArrived;
          if (!unreadable.has(arrived)) entry.lastArrived = Math.max(number, entry.lastArrived);
          deliver(arrived);
          // Counted when it was heard: what it said is not so any more.
          if (isOvertaken) entry.overtaken++;
        },
      };
    },
    mishaps(topic: string, { console: who, isGreeting = false }: MishapsOf = {}): Mishaps {
      const found = [undefined, ...(who === undefined ? [] : [who])].flatMap(
        (line) => entries.get(keyOf(topic, line, isGreeting)) ?? [],
      );
      const sum = (field: keyof Mishaps) => found.reduce((total, entry) => total + entry[field], 0);
      return { lost: sum('lost'), spoiled: sum('spoiled'), overtaken: sum('overtaken'), held: sum('held') };
    },
  };
}

const keyOf = (topic: string, who = '', isGreeting = false) => `${isGreeting} ${who} ${topic}`;
