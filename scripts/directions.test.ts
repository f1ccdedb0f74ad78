import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkDirections } from './directions.ts';

// A small project of the same shape, with one wrong import of each kind in it.
const folder = mkdtempSync(join(tmpdir(), 'carillon-directions-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function writePackage(name: string, path: string) {
  const exports = { '.': { '@carillon/source': './src/index.ts' } };
  write(`${path}/package.json`, JSON.stringify({ name: `@carillon/${name}`, type: 'module', exports }));
  mkdirSync(join(folder, 'node_modules/@carillon'), { recursive: true });
  symlinkSync(join(folder, path), join(folder, `node_modules/@carillon/${name}`));
}

write('tsconfig.json', '{ "compilerOptions": { "module": "esnext", "moduleResolution": "bundler" } }');
for (const name of ['protocol', 'client', 'react', 'host-shop']) writePackage(name, `packages/${name}`);
for (const name of ['mocks', 'simulator']) writePackage(name, name);

const right = {
  'packages/protocol/src/index.ts': 'export const a = 1;',
  'packages/client/src/index.ts': "export * from '@carillon/protocol';",
  'packages/client/src/index.test.ts': "import '@carillon/mocks';",
  'packages/react/src/index.ts': "export * from './screens/List.ts';",
  'packages/react/src/ui/Button.ts': 'export const b = 1;',
  'packages/react/src/hooks/useList.ts': "export * from '@carillon/client';",
  'packages/react/src/screens/List.ts':
    "export * from '../hooks/useList.ts'; export * from '../ui/Button.ts';",
  'packages/react/src/screens/devices/common/icon.ts': 'export const i = 1;',
  'packages/react/src/screens/devices/Silence/Silence.ts': "import '../common/icon.ts';",
  'packages/react/src/screens/devices/DeviceDashboard/Board.ts':
    "import '../common/icon.ts'; import '../Silence/Silence.ts'; import './Panel.ts';",
  'packages/react/src/screens/devices/DeviceDashboard/Panel.ts': 'export const p = 1;',
  'packages/react/src/screens/devices/testPages.ts': "import './DeviceDashboard/Board.ts';",
  'packages/host-shop/src/main.ts': "import '@carillon/react';",
  'mocks/src/index.ts': "export * from '@carillon/protocol';",
  'simulator/src/index.ts': "import type { a } from '@carillon/protocol'; export type A = typeof a;",
};
for (const [path, text] of Object.entries(right)) write(path, text);

write('packages/react/src/screens/devices/loose.ts', 'export const l = 1;');

const wrong = {
  'packages/protocol/src/wrong.ts': "import '@carillon/client';",
  'packages/protocol/src/impure.ts': "import 'node:fs';",
  'packages/client/src/wrong.ts': "import '@carillon/mocks';",
  'packages/client/src/pathy.ts': "import '../../protocol/src/index.ts';",
  'packages/react/src/ui/wrong.ts': "import '../hooks/useList.ts';",
  'packages/react/src/ui/device.ts': "import type { a } from '@carillon/protocol'; export type A = typeof a;",
  'packages/react/src/hooks/wrong.ts': "import '../ui/Button.ts';",
  'packages/react/src/screens/wrong.ts': "import '@carillon/client';",
  'packages/react/src/screens/devices/DeviceAudio/wrong.ts': "import '../DeviceDashboard/Panel.ts';",
  'packages/react/src/screens/devices/DeviceTime/root.ts': "import '../loose.ts';",
  'packages/react/src/screens/devices/EventList/silence.ts': "import '../Silence/Silence.ts';",
  'packages/react/src/screens/devices/common/wrong.ts': "import '../DeviceDashboard/Board.ts';",
  'packages/host-shop/src/wrong.ts': "import '@carillon/protocol';",
  'mocks/src/wrong.ts': "import '@carillon/simulator';",
  'mocks/src/client.ts': "import '@carillon/client';",
  'simulator/src/wrong.ts': "import '@carillon/mocks';",
  'simulator/src/cycle.ts': "import './circle.ts'; export const c = 1;",
  'simulator/src/circle.ts': "import './cycle.ts'; export const d = 1;",
  'simulator/src/typeCycle.ts': "import type { G } from './typeCircle.ts'; export type F = G | 1;",
  'simulator/src/typeCircle.ts':
    "import type { F } from './typeCycle.ts'; export type G = 2; export type H = F;",
  'simulator/src/lost.ts': "import './nowhere.ts';",
};

test('nothing is said of imports in the right direction', async () => {
  expect(await checkDirections(folder)).toEqual([]);
});

test('every wrong import is caught', async () => {
  for (const [path, text] of Object.entries(wrong)) write(path, text);
  const problems = await checkDirections(folder);
  expect(Object.keys(wrong).filter((path) => !problems.some((problem) => problem.includes(path)))).toEqual(
    [],
  );
});

test('a run that finds nothing behind the names of packages is not believed', async () => {
  for (const name of ['index', 'pathy']) rmSync(join(folder, `packages/client/src/${name}.ts`));
  const problem = 'No import from client to protocol was seen: names are not resolved.';
  expect(await checkDirections(folder)).toContain(problem);
});
