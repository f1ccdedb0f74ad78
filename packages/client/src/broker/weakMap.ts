/** Objects by name, each for as long as anybody else holds it. */
export interface WeakMapByName<T> {
  /** The object of this name, created where there is none. */
  get(name: string, create: (name: string) => T): T;
  readonly size: number;
}

/** Creates an empty one. */
export function createWeakMap<T extends object>(): WeakMapByName<T> {
  const held = new Map<string, WeakRef<T>>();
  const registry = new FinalizationRegistry<string>((name) => {
    // Another one of the same name may have been created meanwhile.
    if (!held.get(name)?.deref()) held.delete(name);
  });
  return {
    get(name, create) {
      const known = held.get(name)?.deref();
      if (known) return known;
      const created = create(name);
      held.set(name, new WeakRef(created));
      registry.register(created, name);
      return created;
    },
    get size() {
      return held.size;
    },
  };
}
