import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tables } from '../platform/tables.ts';
import { table as medias } from '../records/medias.ts';
import { table as products } from '../records/products.ts';
import { openSqliteStorage, type SqliteStorage } from '../storage/sqlite.ts';

// All hundred: npm run soak.
const kills = Number(process.env.CARILLON_KILLS ?? 10);

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'carillon-killed-'));
  path = join(folder, 'platform.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test(`FLT-105 killed in mid-write, ${kills} times on one file: nothing acknowledged is lost, nothing is half there`, {
  timeout: 10_000 * kills,
}, async () => {
  const acknowledged = { product: new Map<number, number>(), media: new Map<number, number>() };
  for (let i = 0; i < kills; i++) {
    // Every fifth time while it starts: the first time it has no file yet.
    const isStarting = i % 5 === 0;
    const afterMs = isStarting ? 150 + ((37 * i) % 300) : 17 * (i % 9);
    for (const [kind, id, version] of await saveAndKill(isStarting ? 'start' : 'answers', afterMs)) {
      acknowledged[kind].set(id, version);
    }
    const storage = openSqliteStorage(path, tables);
    expectWholeProducts(storage, acknowledged.product);
    expectWholeMedias(storage, acknowledged.media);
    storage.close();
  }
  expect(acknowledged.product.size).toBeGreaterThan(kills);
  expect(acknowledged.media.size).toBeGreaterThan(0);
});

type Acknowledged = readonly ['product' | 'media', id: number, version: number];

/** Kills a saving process a while after its start or after answers of both kinds. Returns what it had acknowledged. */
function saveAndKill(since: 'start' | 'answers', afterMs: number): Promise<Acknowledged[]> {
  const script = join(import.meta.dirname, 'saveUntilKilled.ts');
  const child = spawn(process.execPath, ['--conditions=@carillon/source', script, path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  let isTimed = false;
  const killLater = () => {
    if (!isTimed) setTimeout(() => child.kill('SIGKILL'), afterMs);
    isTimed = true;
  };
  if (since === 'start') killLater();
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    printed += chunk;
    // Both loops run by then: from here on one moment is as likely as another.
    if (printed.includes('media')) killLater();
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (_, signal) => {
      if (signal !== 'SIGKILL') reject(new Error('It ended before it was killed.'));
      // The last line may be cut: it is no acknowledgement.
      const lines = printed.split('\n').slice(0, -1);
      resolve(
        lines.map((line) => {
          const [kind, id, version] = line.split(' ');
          return [kind === 'media' ? 'media' : 'product', Number(id), Number(version)];
        }),
      );
    });
  });
}

/** How many rows of a table name each record. */
function countBy<Row>(rows: readonly Row[], idOf: (row: Row) => number): Map<number, number> {
  const counts = new Map<number, number>();
  for (const row of rows) counts.set(idOf(row), (counts.get(idOf(row)) ?? 0) + 1);
  return counts;
}

function expectWholeProducts(storage: SqliteStorage, acknowledged: ReadonlyMap<number, number>) {
  const found = new Map(
    storage
      .rows(products)
      .list()
      .map((row) => [row.id, row]),
  );
  const shown = countBy(storage.rows(products.relations.medias.links).list(), ({ product_id }) => product_id);
  const carried = countBy(storage.rows(products.relations.tags.links).list(), ({ product_id }) => product_id);

  for (const { id, title, stock, prices, first_price } of found.values()) {
    if (!title.startsWith('Version ')) continue;
    expect([title, prices[0]?.price, first_price, shown.get(id) ?? 0, carried.get(id) ?? 0]).toEqual([
      `Version ${stock}`,
      stock,
      stock,
      stock % 5,
      stock % 4,
    ]);
  }
  for (const id of [...shown.keys(), ...carried.keys()]) expect(found.has(id)).toBe(true);
  // What was not answered yet may have happened, and nothing else: the next version, or that it is deleted.
  for (const [id, version] of acknowledged) {
    const stock = found.get(id)?.stock ?? 0;
    const isNext = stock === version + 1 || (stock === 0 && id % 3 === 0);
    if (version === 0 || !isNext) expect([id, stock]).toEqual([id, version]);
  }
}

function expectWholeMedias(storage: SqliteStorage, acknowledged: ReadonlyMap<number, number>) {
  const found = new Map(
    storage
      .rows(medias)
      .list()
      .map((row) => [row.id, row]),
  );
  const carried = countBy(storage.rows(medias.relations.tags.links).list(), ({ media_id }) => media_id);
  const files = new Set(readdirSync(folder).includes('media') ? readdirSync(join(folder, 'media')) : []);

  for (const { id, path: name, description, file_size } of found.values()) {
    if (!description.endsWith(' tags')) continue;
    expect(`${carried.get(id)} tags`).toBe(description);
    for (const file of [name, `thumb-${name}`, `small-${name}`]) {
      expect(files).toContain(file);
      expect(statSync(join(folder, 'media', file)).size).toBe(file_size);
    }
  }
  for (const id of carried.keys()) expect(found.has(id)).toBe(true);
  for (const [id, version] of acknowledged) {
    const tagCount = carried.get(id) ?? 0;
    if (tagCount !== version + 1) expect([id, tagCount]).toEqual([id, version]);
  }
}
