import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('screens reach the client through hooks only: useCall, useRequest, useSession, useClock, useDevice', () => {
  const folder = import.meta.dirname;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    // What tests share stands beside them, and its name begins so.
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)test[A-Z]\w*\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(20);
  const reaching = files.filter((file) => {
    const code = readFileSync(join(folder, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    return /\bhttp\.\w|\bhttp \}|\.http\b|(?<!\/)\bclient\b|\bqueriesOf\b/.test(code);
  });
  expect(reaching).toEqual([]);
});

test('a command goes to a device by sendTo only, which fails where there is no link', () => {
  const folder = join(import.meta.dirname, '..');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  const senders = files.filter((file) =>
    /\blink\)?\??\.send\(/i.test(readFileSync(join(folder, file), 'utf8')),
  );
  expect(senders).toEqual([join('hooks', 'device', 'sendTo.ts')]);
});

test('what browsers and pages of others give margins, marks and edges has a class of ours', () => {
  const folder = join(import.meta.dirname, '..');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx$/.test(file) && !/\.test\.tsx$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const bare = files.flatMap((file) =>
    (
      readFileSync(join(folder, file), 'utf8').match(/<(?:ul|ol|dl|p|h[1-6]|figure|fieldset|button)>/g) ?? []
    ).map((tag) => `${file}: ${tag}`),
  );
  expect(bare).toEqual([]);
});
