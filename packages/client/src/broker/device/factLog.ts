import type { createHeard, FactName, Facts, Heard, hear } from '@carillon/protocol/attention';
import type { Clock } from '@carillon/protocol/time';
import type { ReportError } from '../../store/errorReports.ts';
import { createStore, type Store, type WritableStore } from '../../store/store.ts';

/** What takes in facts (`@carillon/protocol/attention`): it comes with whoever judges, and no page loads it before. */
export interface Hearing {
  readonly createHeard: typeof createHeard;
  readonly hear: typeof hear;
}

/** One thing that was told; of two with one key the later one is what is so. */
interface Fact {
  readonly key: string;
  readonly take: (heard: Heard, hearing: Hearing) => Heard;
}

export interface FactLog {
  tell<K extends FactName>(name: K, fact: Facts[K]): void;
  /** Nothing has been heard of it. */
  clear(): void;
  /** What was heard of it; what was told before anybody asked is taken in now. */
  heard(hearing: Hearing): Store<Heard>;
  /** The same, if anybody has asked. */
  read(): Heard | undefined;
}

export interface FactLogOptions {
  readonly classId: number;
  readonly clock: Clock;
  readonly onUse: () => () => void;
  readonly onError?: ReportError | undefined;
}

/** More are told before anybody judges only where nobody does: then of each thing the last fact stands. */
const MAX_FACTS = 200;

/** Creates the log of one device. */
export function createFactLog({ classId, clock, onUse, onError }: FactLogOptions): FactLog {
  let facts: Fact[] = [];
  let beganAtMs = clock.elapsed();
  let asked: { readonly hearing: Hearing; readonly store: WritableStore<Heard> } | undefined;

  function keep(fact: Fact) {
    facts.push(fact);
    if (facts.length <= MAX_FACTS) return;
    const last = new Map<string, Fact>();
    for (const one of facts) {
      last.delete(one.key);
      last.set(one.key, one);
    }
    facts = [...last.values()];
  }

  return {
    tell(name, fact) {
      const atMs = clock.elapsed();
      const take = (heard: Heard, { hear }: Hearing) => hear(heard, name, fact, atMs);
      if (asked) asked.store.set(take(asked.store.getSnapshot(), asked.hearing));
      else keep({ key: typeof fact === 'object' && 'id' in fact ? `${name} ${fact.id}` : name, take });
    },
    clear() {
      facts = [];
      beganAtMs = clock.elapsed();
      asked?.store.set(asked.hearing.createHeard(classId, beganAtMs));
    },
    heard(hearing) {
      if (asked) return asked.store;
      const begin = hearing.createHeard(classId, beganAtMs);
      const all = facts.reduce((heard, { take }) => take(heard, hearing), begin);
      asked = { hearing, store: createStore(all, { onUse, onError }) };
      facts = [];
      return asked.store;
    },
    read: () => asked?.store.getSnapshot(),
  };
}
