import { createStore, type Store, type StoreOptions, type WritableStore } from './store.ts';

type Stores<Values> = { [K in keyof Values]?: WritableStore<Values[K] | undefined> };

/**
 * Values by name, each of which is a store once somebody has asked for it: of most devices of a page that shows a thousand
 * nobody ever does.
 */
export class LazyStores<Values extends object> {
  #values: Partial<Values> | undefined;
  #stores: Stores<Values> | undefined;

  /** The store of a name, always the same one; `options` are those of the first call. */
  store<K extends keyof Values>(name: K, options: () => StoreOptions): Store<Values[K] | undefined> {
    this.#stores ??= {};
    this.#stores[name] ??= createStore<Values[K] | undefined>(this.read(name), options());
    return this.#stores[name];
  }

  read<K extends keyof Values>(name: K): Values[K] | undefined {
    return this.#values?.[name];
  }

  set<K extends keyof Values>(name: K, value: Values[K] | undefined): void {
    if (this.read(name) === value) return;
    this.#values ??= {};
    this.#values[name] = value;
    this.#stores?.[name]?.set(value);
  }

  clear(): void {
    for (const name in this.#values) this.set(name, undefined);
  }
}
