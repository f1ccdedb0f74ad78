import { type ReportError, reportUncaught, runIsolated } from '../store/errorReports.ts';

/** Where a few small texts outlive the page; an integrator may put cookies or nothing at all behind it. */
export interface KeyValueStorage {
  read(key: string): string | null;
  /** Null removes the key. */
  write(key: string, value: string | null): void;
  /** Tells of changes by other tabs. */
  subscribe(listener: (key: string) => void): () => void;
  /** False where all of it ends with the page, because the storage is refused or full. Without it, it is taken for true. */
  isLasting?(): boolean;
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

/** What tabs tell each other. */
const SHARED_KEYS = ['carillon.session', 'carillon.basket'];
const PROBE = 'carillon.probe';

/** The browser's local storage, or memory where it is refused (private windows, sandboxed frames). */
export function browserStorage(): KeyValueStorage {
  try {
    const { localStorage } = globalThis;
    localStorage.getItem(PROBE);
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
        // `clear()` in another tab has no key: all is gone then.
        const onStorage = ({ key }: StorageEvent) => {
          for (const changed of key === null ? SHARED_KEYS : [key]) listener(changed);
        };
        addEventListener('storage', onStorage);
        return () => removeEventListener('storage', onStorage);
      },
      isLasting() {
        try {
          // About as long as a session is.
          localStorage.setItem(PROBE, 'x'.repeat(2048));
          return true;
        } catch {
          return false;
        } finally {
          localStorage.removeItem(PROBE);
        }
      },
    };
  } catch {
    return { ...memoryStorage(), isLasting: () => false };
  }
}

/** A storage that never throws. */
export interface GuardedStorage extends KeyValueStorage {
  /** Whether it threw when it was asked last: that nothing was read then says nothing. */
  isRefusing(): boolean;
}

/** A storage that may throw, as one that does not: it then holds nothing, and that is told once to `onError` (FLT-061). */
export function guardStorage(storage: KeyValueStorage, onError: ReportError): GuardedStorage {
  let hasFailed = false;
  let isRefusing = false;
  function attempt<T>(run: () => T, otherwise: T): T {
    isRefusing = false;
    try {
      return run();
    } catch (error) {
      isRefusing = true;
      if (!hasFailed) runIsolated(() => onError(error), reportUncaught);
      hasFailed = true;
      return otherwise;
    }
  }
  return {
    read: (key) => attempt(() => storage.read(key), null),
    write: (key, value) => attempt(() => storage.write(key, value), undefined),
    subscribe(listener) {
      const stop = attempt(
        () => storage.subscribe(listener),
        () => {},
      );
      return () => attempt(stop, undefined);
    },
    isLasting: () => attempt(() => storage.isLasting?.() ?? true, false) && !hasFailed,
    isRefusing: () => isRefusing,
  };
}
