// Our form beside two well-kept libraries (decision 0017): the same form with rows, what of it works, bytes and lines.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { build, defaultClientConditions } from 'vite';
import { root } from '../scripts/process.ts';
import { type MeasurePage, withBenchPage } from './page.ts';
import type { Row } from './table.ts';

/** Not among our dependencies: they are measured, and not used. Fetched when the bench first runs. */
const LIBRARIES = { 'react-hook-form': '7.92.0', '@tanstack/react-form': '1.33.5' };
const folder = join(root, '.cache/forms');

const PATTERN = 'packages/react/src/patterns/form';
const WAYS = [
  {
    as: 'ours',
    name: 'useForm of our own',
    files: [`${PATTERN}/useForm.ts`, `${PATTERN}/paths.ts`, `${PATTERN}/rows.ts`, 'bench/formPage/ours.jsx'],
  },
  {
    as: 'hookForm',
    name: 'React Hook Form 7.92',
    files: ['bench/formPage/hookForm.jsx'],
  },
  {
    as: 'tanstack',
    name: 'TanStack Form 1.33',
    files: ['bench/formPage/tanstack.jsx'],
  },
] as const;

const ACTIONS = [
  { as: 'action', name: 'useAction of our own' },
  { as: 'mutation', name: 'useMutation of TanStack Query' },
] as const;

/** What a form costs, and what of it works, and what the action below it costs. */
export async function formRows(): Promise<Row[]> {
  if (!fetchLibraries()) return [{ name: 'forms', value: 'not measured: the libraries cannot be fetched' }];
  const alias = Object.fromEntries(
    Object.keys(LIBRARIES).map((name) => [name, join(folder, 'node_modules', name)]),
  );
  const sizes = await Promise.all(WAYS.map(({ as }) => sizeOf(as, alias)));
  const works = await withBenchPage('formPage', (measure) => checkAll(measure), {
    alias,
    dedupe: ['react', 'react-dom'],
  });
  const actions = await Promise.all(
    ACTIONS.map(async ({ as, name }) => ({
      name: `something that runs, fails and is tried again, ${name}`,
      value: `${(await sizeOf(as, alias)).toFixed(1)} kB gzip`,
    })),
  );
  const forms = WAYS.map(({ name, files }, i) => ({
    name: `a form with rows, ${name}`,
    value: `${sizes[i]?.toFixed(1)} kB gzip, ${countLines(files)} lines of ours`,
    reference: works[i]?.length === 0 ? 'all of it works' : `fails: ${works[i]?.join(', ')}`,
  }));
  return [...forms, ...actions];
}

function fetchLibraries(): boolean {
  const wanted = Object.entries(LIBRARIES);
  const isThere = ([name, version]: readonly [string, string]) => {
    const path = join(folder, 'node_modules', name, 'package.json');
    return existsSync(path) && JSON.parse(readFileSync(path, 'utf8')).version === version;
  };
  if (wanted.every(isThere)) return true;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  // React is that of the repository.
  const packages = wanted.map(([name, version]) => `${name}@${version}`);
  try {
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--legacy-peer-deps', ...packages], {
      cwd: folder,
    });
  } catch {
    return false;
  }
  return wanted.every(isThere);
}

/** What a page pays for the form: the library, or our hook, without what other parts of a page bring along anyway. */
async function sizeOf(as: string, alias: Record<string, string>): Promise<number> {
  const output = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    resolve: { alias, conditions: ['@carillon/source', ...defaultClientConditions] },
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(root, `bench/formPage/${as}.jsx`),
        preserveEntrySignatures: 'strict',
        external: (id) => /^react(-dom)?($|\/)|^@carillon\/|hooks\/useMessages/.test(id),
      },
    },
  });
  const chunks = [output].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  return (
    chunks.reduce((sum, file) => sum + (file.type === 'chunk' ? gzipSync(file.code).length : 0), 0) / 1000
  );
}

/** Lines that are neither empty nor comments. */
const countLines = (files: readonly string[]): number =>
  files
    .flatMap((file) => readFileSync(join(root, file), 'utf8').split('\n'))
    .filter((line) => !/^\s*($|\/\/|\/?\*)/.test(line)).length;

async function checkAll(measure: MeasurePage): Promise<string[][]> {
  const failed: string[][] = [];
  for (const { as } of WAYS) failed.push(await measure(`?as=${as}`, check));
  return failed;
}

/** What does not work, in words. */
async function check(page: Page): Promise<string[]> {
  const failed: string[] = [];
  const expect = (what: string, holds: boolean) => {
    if (!holds) failed.push(what);
  };
  const field = (name: string) => page.locator(`input[name="${name}"]`);
  const said = async (name: string) => (await field(name).locator('+ output').textContent()) ?? '';
  const text = async (id: string) => (await page.locator(`#${id}`).textContent()) ?? '';
  const isFocused = (name: string) => field(name).evaluate((node) => node === document.activeElement);
  const settle = () => page.waitForTimeout(100);

  await page.locator('#save').click();
  await settle();
  expect(
    'a problem is at its field',
    (await said('prices.1.price')) !== '' && (await said('prices.0.price')) === '',
  );
  expect('the focus is on the first problem', await isFocused('prices.1.price'));
  expect('it says that it is invalid', (await text('step')) === 'invalid');

  await field('prices.1.price').fill('0');
  await settle();
  expect('an edit takes the flag of its field', (await said('prices.1.price')) === '');
  expect('an edit takes no other flag', (await said('prices.2.price')) !== '');

  await field('prices.2.price').evaluate((node) => Object.assign(node, { mark: 'third' }));
  await page.locator('[data-up="2"]').click();
  await settle();
  const mark = (name: string) => field(name).evaluate((node) => (node as { mark?: string }).mark);
  expect('a row that is moved stays the same element', (await mark('prices.1.price')) === 'third');
  expect(
    'a row that is moved keeps its flag',
    (await said('prices.1.price')) !== '' && (await said('prices.2.price')) === '',
  );
  await page.locator('[data-remove="0"]').click();
  await settle();
  expect(
    'a row keeps element and flag where one before it goes',
    (await mark('prices.0.price')) === 'third' && (await said('prices.0.price')) !== '',
  );
  await page.locator('#add').click();
  await settle();
  expect('a new row is there', (await field('prices.2.price').count()) === 1);

  await page.reload();
  await page.waitForTimeout(500);
  await field('title').fill('Bells');
  await settle();
  const isDirty = await text('dirty');
  await field('title').fill('Bell');
  await settle();
  expect('what is taken back is nothing to save', isDirty === 'true' && (await text('dirty')) === 'false');

  await field('prices.1.price').fill('8');
  await field('prices.2.price').fill('7');
  await page.locator('#save').evaluate((node: HTMLElement) => {
    node.click();
    node.click();
  });
  await settle();
  expect(
    'it is read-only while it is sent',
    await field('title').evaluate((node: HTMLInputElement) => node.readOnly),
  );
  await page.waitForTimeout(600);
  const sent = await page.evaluate(() => (globalThis as unknown as { source: { sent: number } }).source.sent);
  expect('two presses send once', sent === 1);
  expect(
    'a refusal is at its field',
    (await said('title')) === 'Taken' && (await text('step')) === 'refused',
  );
  expect('a refusal of a field has the focus', await isFocused('title'));
  await page.locator('#save').click();
  await page.waitForTimeout(600);
  expect(
    'it is sent again, and saved',
    (await text('dirty')) === 'false' && (await text('step')) === 'editing',
  );
  return failed;
}
