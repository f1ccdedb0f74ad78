import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleEvents } from '@carillon/simulator';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFileMemory } from './deviceMemory.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'carillon-memory-'));
  path = join(folder, 'CR-1003.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a device that was never saved has no state, and what was saved is loaded', () => {
  const memory = createFileMemory(path);
  expect(memory.load()).toBeNull();
  const state = { v: 1, events: exampleEvents(3) } as const;
  memory.save(state);
  expect(createFileMemory(path).load()).toEqual(state);
});

test.each(['', '{', '{"v":2,"events":[]}', '{"v":1,"events":[{}]}', 'null'])(
  'FLT-105: a memory of %j is refused with its path',
  (text) => {
    writeFileSync(path, text);
    expect(() => createFileMemory(path).load()).toThrow(path);
    expect(() => createFileMemory(path).load()).toThrow('npm start -- --fresh');
  },
);

test('FLT-105: killed in the middle of a save, the memory holds the last state or the one after it', {
  timeout: 30_000,
}, async () => {
  const script = join(import.meta.dirname, 'saveUntilKilled.ts');
  for (const afterMs of [30, 55]) {
    const child = spawn(process.execPath, ['--conditions=@carillon/source', script, path], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      if (printed === '') setTimeout(() => child.kill('SIGKILL'), afterMs);
      printed += chunk;
    });
    await new Promise((resolve) => child.once('close', resolve));
    const acknowledged = Number(printed.split('\n').at(-2));
    const events = createFileMemory(path).load()?.events ?? [];
    const [name] = new Set(events.map((event) => event.name));
    expect(new Set(events.map((event) => event.name)).size).toBe(1);
    expect([`saved ${acknowledged}`, `saved ${acknowledged + 1}`]).toContain(name);
  }
});
