/** The bytes of a file. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Where the bytes of pictures are kept, by their paths; what is known of a picture stands in its row. */
export interface FileStore {
  /** Keeps a whole file, or, if this rejects, nothing of it. */
  put(path: string, bytes: Bytes): Promise<void>;
  get(path: string): Promise<Bytes | undefined>;
  /** A file that is not there is no error. */
  delete(path: string): Promise<void>;
  /** Deletes every file that is not wanted, and whatever a killed process left unfinished. */
  sweep(isWanted: (path: string) => boolean): Promise<void>;
}

/** Keeps files in memory: they are gone with the page or the test. */
export function createMemoryFiles(): FileStore {
  const files = new Map<string, Bytes>();
  return {
    async put(path, bytes) {
      files.set(path, bytes);
    },
    get: async (path) => files.get(path),
    async delete(path) {
      files.delete(path);
    },
    async sweep(isWanted) {
      for (const path of files.keys()) if (!isWanted(path)) files.delete(path);
    },
  };
}
