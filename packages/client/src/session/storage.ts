/** Where a few small texts outlive the page; an integrator may put cookies or nothing at all behind it. */
export interface KeyValueStorage {
  read(key: string): string | null;
  /** Null removes the key. */
  write(key: string, value: string | null): void;
  /** Tells of changes by other tabs. */
  subscribe(listener: (key: string) => void): () => void;
}

/** A storage that forgets everything with the page: for tests, and where the browser refuses its own. */
export function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void (value === null ? values.delete(key) : values.set(key, value)),
    subscribe: () => () => {},
  };
}

/** The browser's local storage, or memory where it is refused (private windows, sandboxed frames). */
export function browserStorage(): KeyValueStorage {
  try {
    const { localStorage } = globalThis;
    localStorage.getItem('carillon.session');
    return {
      read: (key) => localStorage.getItem(key),
      write(key, value) {
        try {
          if (value !== null) return localStorage.setItem(key, value);
        } catch {
          // It is full. An older value would be worse than none: what cannot be kept ends with the page.
        }
        localStorage.removeItem(key);
      },
      subscribe(listener) {
        // `clear()` in another tab has no key: the session is then gone too.
        const onStorage = (event: StorageEvent) => listener(event.key ?? 'carillon.session');
        addEventListener('storage', onStorage);
        return () => removeEventListener('storage', onStorage);
      },
    };
  } catch {
    return memoryStorage();
  }
}
