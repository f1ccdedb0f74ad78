// Run by sqlite.test.ts: writes rows and prints the id of each one that is acknowledged, until it is killed.
import { writeSync } from 'node:fs';
import { settings, TABLES_VERSION, tables } from '../platform/tables.ts';
import { openSqliteStorage } from './sqlite.ts';

const storage = openSqliteStorage(process.argv[2] ?? '', { tables, version: TABLES_VERSION });
const rows = storage.rows(settings);
for (;;) {
  const first = rows.insert({ key: crypto.randomUUID(), value: 'alone' });
  writeSync(1, `${first}\n`);
  const both = storage.transaction(() => [
    rows.insert({ key: crypto.randomUUID(), value: 'pair' }),
    rows.insert({ key: crypto.randomUUID(), value: 'pair' }),
  ]);
  writeSync(1, `${both.join('\n')}\n`);
}
