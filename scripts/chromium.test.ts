import { expect, test } from 'vitest';
import { checkChromium, findChromium, type Machine, readyChromium } from './chromium.ts';

/** A machine on which only the programs in `works` start, and on which the installers do as told. */
function buildMachine({
  works = [],
  apt,
  npm,
  ...machine
}: { works?: string[]; apt?: string; npm?: string } & Partial<Machine>) {
  const asked: string[] = [];
  const built: Machine = {
    env: {},
    platform: 'linux',
    isRoot: true,
    exists: () => true,
    version: (path) => (works.includes(path) ? 'Chromium 150' : undefined),
    installFromApt(name) {
      asked.push(`apt ${name}`);
      if (apt?.endsWith(`/${name}`)) works.push(apt);
    },
    async installFromNpm() {
      asked.push('npm');
      if (npm) works.push(npm);
      return npm;
    },
    unpackFromNpm: async () => npm,
    say: () => {},
    ...machine,
  };
  return { machine: built, asked };
}

const shell = '/usr/bin/chromium-headless-shell';
const system = '/usr/bin/chromium';
/** Asked of apt before it is given up. */
const both = ['apt chromium-headless-shell', 'apt chromium'];

test.each([
  [
    'the one that CHROMIUM names',
    { env: { CHROMIUM: '/my/own' }, works: ['/my/own', system] },
    '/my/own',
    [],
  ],
  ["the system's, without installing anything", { works: [system] }, system, []],
  ['the one without a frame, which is faster, where there are two', { works: [system, shell] }, shell, []],
  ['the system package, where we may install it', { apt: shell }, shell, both.slice(0, 1)],
  ['the whole browser, where there is no package without a frame', { apt: system }, system, both],
  ['the one from npm, where apt has none', { npm: '/tmp/chromium' }, '/tmp/chromium', [...both, 'npm']],
  ['the one from npm for who is not root', { isRoot: false, npm: '/tmp/chromium' }, '/tmp/chromium', ['npm']],
  ['the one from npm without apt', { exists: () => false, npm: '/tmp/chromium' }, '/tmp/chromium', ['npm']],
])('uses %s', async (_title, options, path, installers) => {
  const { machine, asked } = buildMachine(options);
  expect(await findChromium(machine)).toEqual({ path, version: 'Chromium 150' });
  expect(asked).toEqual(installers);
});

test('for what is certified or measured the whole browser is taken, as people have it', async () => {
  const { machine } = buildMachine({ works: [system, shell] });
  expect((await findChromium(machine, 'whole')).path).toBe(system);
  // One without a frame does not do.
  const { machine: bare, asked } = buildMachine({ works: [shell], apt: system });
  expect([(await findChromium(bare, 'whole')).path, asked]).toEqual([system, ['apt chromium']]);
});

test.each([
  [
    'CHROMIUM names a program that does not start',
    { env: { CHROMIUM: '/gone' }, works: [system] },
    /CHROMIUM is set to \/gone/,
  ],
  ['nothing can be installed', {}, /install Chromium or Chrome, then set CHROMIUM/],
  ['the system is not Linux', { platform: 'darwin', apt: system, npm: '/tmp/chromium' }, /then set CHROMIUM/],
])('says what to do when %s', async (_title, options, sentence) => {
  await expect(findChromium(buildMachine(options).machine)).rejects.toThrow(sentence);
});

const isNowhere = () => false;

test.each([
  ['the one that CHROMIUM names', { env: { CHROMIUM: '/my/own' } }, '/my/own'],
  ["the system's", { npm: '/tmp/chromium', exists: (path: string) => path === system }, system],
  ['the one without a frame', { npm: '/tmp/chromium' }, shell],
  ['the one that npm has installed', { exists: isNowhere, npm: '/tmp/chromium' }, '/tmp/chromium'],
  ['none, where it says which it misses', { exists: isNowhere }, shell],
])('a run by itself takes %s, and installs nothing', async (_title, options, path) => {
  const { machine, asked } = buildMachine(options);
  expect([await readyChromium(machine), asked]).toEqual([path, []]);
});

test('a run of everything takes the whole browser by itself', async () => {
  expect(await readyChromium(buildMachine({}).machine, 'whole')).toBe(system);
});

test('where the browser of a run is not there, it says which command installs one', () => {
  expect(() => checkChromium(system, isNowhere)).toThrow(
    'There is no Chromium at /usr/bin/chromium: npx node scripts/chromium.ts installs one, or set CHROMIUM to the path of its program.',
  );
  checkChromium(system, () => true);
});
