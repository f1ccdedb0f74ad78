import { type StoredSession, storedSession } from '@carillon/protocol/account';
import type { KeyValueStorage } from './storage.ts';

/** The session as the storage has it, which all tabs of a browser share. */
export interface KeptSession {
  /** Anything but a whole session is none, and is cleaned away (FLT-060). */
  read(): StoredSession | null;
  write(next: StoredSession | null): void;
  /** False if the storage did not take what was written last, being full or refused: it then says nothing of others. */
  isReliable(): boolean;
  /** Tells that another tab has written. */
  subscribe(listener: () => void): () => void;
}

const STORAGE_KEY = 'carillon.session';

/** Creates it over a storage. */
export function createKeptSession(storage: KeyValueStorage): KeptSession {
  let isReliable = true;
  return {
    read() {
      const text = storage.read(STORAGE_KEY);
      if (text === null) return null;
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
