import { createMemoryRows, type MemoryRows } from './memoryRows.ts';
import type { PlatformStorage, Rows } from './storage.ts';
import type { Table } from './table.ts';

/** Keeps the rows in memory: a fresh one costs nothing, and it is gone with the page or the test. */
export function createMemoryStorage(): PlatformStorage {
  const tables = new Map<string, MemoryRows>();
  let undo: (() => void)[] | null = null;
  let revision = 0;

  function rowsOf(table: Table): MemoryRows {
    let rows = tables.get(table.name);
    if (!rows) {
      rows = createMemoryRows(table, {
        other: (name) => tables.get(name)?.stored.values() ?? [],
        revision: () => revision,
        onWrite(revert) {
          revision++;
          undo?.push(revert);
        },
      });
      tables.set(table.name, rows);
    }
    return rows;
  }

  return {
    // The rows of a table are made for that very table: only the compiler cannot see it through the map.
    rows: <T extends Table>(table: T) => rowsOf(table) as unknown as Rows<T>,
    transaction(run) {
      if (undo) return run();
      undo = [];
      try {
        return run();
      } catch (error) {
        const written = undo;
        undo = null;
        for (const revert of written.reverse()) revert();
        revision++;
        throw error;
      } finally {
        undo = null;
      }
    },
    get revision() {
      return revision;
    },
    close() {},
  };
}
