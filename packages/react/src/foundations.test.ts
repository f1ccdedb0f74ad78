// What the packages stand on: one library for each of four jobs, and nothing of our own in its place.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const isTest = (file: string) => /\.test\.tsx?$|\/test[A-Z]\w*\.tsx?$|\/testing\//.test(file);
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const sources = (folder: string) =>
  globSync(`${folder}/src/**/*.{ts,tsx,css}`, { cwd: root }).filter((file) => !isTest(file));
/** The files below a folder in which a pattern is found. */
const findFiles = (folder: string, pattern: RegExp) =>
  sources(folder).filter((file) => pattern.test(read(file)));

/** What an app installs with a package; `packages/*` that are private are hosts. */
function readDependencies(folder: string): string[] {
  const { dependencies = {} }: { dependencies?: object } = JSON.parse(read(`${folder}/package.json`));
  return Object.keys(dependencies).filter((name) => !name.startsWith('@carillon/'));
}

test('LIB-08 what is published brings one library for each job', () => {
  expect(readDependencies('packages/protocol')).toEqual(['zod']);
  expect(readDependencies('packages/client')).toEqual(['mqtt', 'papaparse']);
  expect(readDependencies('packages/react')).toEqual([
    '@internationalized/date',
    '@tanstack/react-query',
    'react-aria',
    'react-aria-components',
    'react-stately',
  ]);
  expect(readDependencies('mocks')).toEqual([]);
});

test('LIB-08 behaviour is that of react-aria-components: screens and patterns take nothing from below it', () => {
  expect(sources('packages/react').length).toBeGreaterThan(500);
  const outside = findFiles(
    'packages/react',
    /from '(react-aria|react-stately)(\/(?!private\/flags)|')/,
  ).filter((file) => !file.includes('/src/ui/'));
  expect(outside).toEqual([]);
  expect(findFiles('packages/react', /from 'react-aria-components(\/|')/).length).toBeGreaterThan(30);
});

test('LIB-08 styles are those of vanilla-extract, written in TypeScript', () => {
  const styled = sources('packages/react').filter((file) => /\.css(\.ts)?$/.test(file));
  expect(styled.length).toBeGreaterThan(100);
  expect(styled.filter((file) => file.endsWith('.css'))).toEqual(['packages/react/src/empty.css']);
  expect(
    read('packages/react/src/empty.css')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .trim(),
  ).toBe('');
  expect(findFiles('packages/react', /from '(styled-components|@emotion|tailwindcss|classnames)/)).toEqual(
    [],
  );
});

test('LIB-08 schemas are those of zod, and the broker is reached by mqtt alone', () => {
  expect(findFiles('packages/protocol', /from 'zod\/mini'/).length).toBeGreaterThan(20);
  const opensLine = /new (WebSocket|EventSource|RTCPeerConnection)\(/;
  for (const folder of ['packages/react', 'packages/host-common'])
    expect(findFiles(folder, opensLine), folder).toEqual([]);
  // The doctor looks at the handshake alone, of which mqtt.js tells nothing, and sends nothing.
  expect(findFiles('packages/client', opensLine)).toEqual(['packages/client/src/doctor/page/socket.ts']);
  expect(findFiles('packages/client', /from 'mqtt'/)).not.toEqual([]);
  expect(findFiles('packages/react', /from 'mqtt'/)).toEqual([]);
});
