import { expect, test } from 'vitest';
import { findChromium, type Machine } from './chromium.ts';

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
    installFromApt() {
      asked.push('apt');
      if (apt) works.push(apt);
    },
    async installFromNpm() {
      asked.push('npm');
      if (npm) works.push(npm);
      return npm;
    },
    say: () => {},
    ...machine,
  };
  return { machine: built, asked };
}

const system = '/usr/bin/chromium';

test.each([
  [
    'the one that CHROMIUM names',
    { env: { CHROMIUM: '/my/own' }, works: ['/my/own', system] },
    '/my/own',
    [],
  ],
  ["the system's, without installing anything", { works: [system] }, system, []],
  ['the system package, where we may install it', { apt: system }, system, ['apt']],
  ['the one from npm, where apt has none', { npm: '/tmp/chromium' }, '/tmp/chromium', ['apt', 'npm']],
  ['the one from npm for who is not root', { isRoot: false, npm: '/tmp/chromium' }, '/tmp/chromium', ['npm']],
  ['the one from npm without apt', { exists: () => false, npm: '/tmp/chromium' }, '/tmp/chromium', ['npm']],
])('uses %s', async (_title, options, path, installers) => {
  const { machine, asked } = buildMachine(options);
  expect(await findChromium(machine)).toEqual({ path, version: 'Chromium 150' });
  expect(asked).toEqual(installers);
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
