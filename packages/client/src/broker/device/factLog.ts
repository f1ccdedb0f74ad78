import type { createHeard, FactName, Facts, Heard, hear } from '@carillon/protocol/attention';
import type { Clock } from '@carillon/protocol/time';
import { createStore, type Store, type StoreOptions, type WritableStore } from '../../store/store.ts';

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

/** Of whom facts are told. */
export interface FactLogOwner extends StoreOptions {
  readonly classId: number;
  readonly clock: Clock;
}

/** More are told before anybody judges only where nobody does: then of each thing the last fact stands. */
const MAX_FACTS = 200;

/** What was told of one device and when, until somebody asks, and from then on what that makes of it. */
export class FactLog {
  readonly #owner: FactLogOwner;
  #facts: Fact[] = [];
  #beganAtMs: number;
  #hearing: Hearing | undefined;
  #store: WritableStore<Heard> | undefined;

  constructor(owner: FactLogOwner) {
    this.#owner = owner;
    this.#beganAtMs = owner.clock.elapsed();
  }

  tell<K extends FactName>(name: K, fact: Facts[K]): void {
    const atMs = this.#owner.clock.elapsed();
    const store = this.#store;
    if (store && this.#hearing) store.set(this.#hearing.hear(store.getSnapshot(), name, fact, atMs));
    else {
      this.#keep({
        key: typeof fact === 'object' && 'id' in fact ? `${name} ${fact.id}` : name,
        take: (heard, { hear }) => hear(heard, name, fact, atMs),
      });
    }
  }

  #keep(fact: Fact) {
    this.#facts.push(fact);
    if (this.#facts.length <= MAX_FACTS) return;
    const last = new Map<string, Fact>();
    for (const one of this.#facts) {
      last.delete(one.key);
      last.set(one.key, one);
    }
    this.#facts = [...last.values()];
  }

  /** Nothing has been heard of it. */
  clear(): void {
    this.#facts = [];
    this.#beganAtMs = this.#owner.clock.elapsed();
    const fresh = this.#hearing?.createHeard(this.#owner.classId, this.#beganAtMs);
    if (fresh) this.#store?.set(fresh);
  }

  /** What was heard of it; what was told before anybody asked is taken in now. */
  heard(hearing: Hearing): Store<Heard> {
    if (this.#store) return this.#store;
    const begin = hearing.createHeard(this.#owner.classId, this.#beganAtMs);
    const all = this.#facts.reduce((heard, { take }) => take(heard, hearing), begin);
    this.#hearing = hearing;
    this.#store = createStore(all, this.#owner);
    this.#facts = [];
    return this.#store;
  }

  /** The same, if anybody has asked. */
  read(): Heard | undefined {
    return this.#store?.getSnapshot();
  }
}
