import { type StoredSession, storedSession } from '@carillon/protocol/account';
import type { ReportError } from '../store/errorReports.ts';
import { createStore, type Store } from '../store/store.ts';
import { guardStorage, type KeyValueStorage } from './storage.ts';

/** The session as the storage has it, which all tabs of a browser share. */
export interface KeptSession {
  /**
   * Anything but a whole session is none, and is cleaned away (FLT-060). Undefined where the storage throws: it may have one, and
   * nobody was logged out (FLT-061).
   */
  read(): StoredSession | null | undefined;
  write(next: StoredSession | null): void;
  /** False if the storage did not take what was written last, being full or refused: it then says nothing of others. */
  isReliable(): boolean;
  /** False where a login ends with the page, because the storage is refused or full, or throws (FLT-061). */
  readonly lasting: Store<boolean>;
  /** Tells that another tab has written. */
  subscribe(listener: () => void): () => void;
}

const STORAGE_KEY = 'carillon.session';

/** Creates it over a storage. What the storage or a listener throws is told to `onError`. */
export function createKeptSession(given: KeyValueStorage, onError: ReportError): KeptSession {
  const storage = guardStorage(given, onError);
  let isReliable = true;
  // Where a session is, there was room for it.
  const lasting = createStore(storage.read(STORAGE_KEY) !== null || storage.isLasting?.() !== false, {
    onError,
  });
  return {
    lasting,
    read() {
      const text = storage.read(STORAGE_KEY);
      if (text === null) return storage.isRefusing() ? undefined : null;
      try {
        const parsed = storedSession.safeParse(JSON.parse(text));
        if (parsed.success) return parsed.data;
      } catch {
        // Broken JSON is like any other wrong shape.
      }
      storage.write(STORAGE_KEY, null);
      return null;
    },
    write(next) {
      const text = next && JSON.stringify(next);
      storage.write(STORAGE_KEY, text);
      isReliable = storage.read(STORAGE_KEY) === text;
      if (next) lasting.set(isReliable && storage.isLasting?.() !== false);
    },
    isReliable: () => isReliable,
    subscribe: (listener) =>
      storage.subscribe((key) => {
        if (key !== STORAGE_KEY) return;
        isReliable = true;
        listener();
      }),
  };
}
