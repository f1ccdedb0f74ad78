import { describe, expect, test } from 'vitest';
import { completeLock, findAddresses, type Lock, readPlatform } from './complete-lock.ts';

describe('the platform of a package is read from its name', () => {
  test.each([
    ['@biomejs/cli-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
    ['@biomejs/cli-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
    ['@rollup/rollup-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
    ['@rollup/rollup-linux-arm-musleabihf', { os: ['linux'], cpu: ['arm'], libc: ['musl'] }],
    ['@rollup/rollup-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
    ['@oxc-parser/binding-openharmony-arm64', { os: ['openharmony'], cpu: ['arm64'] }],
  ])('%s', (name, platform) => {
    expect(readPlatform(name)).toEqual(platform);
  });
});

const tool = { version: '1.0.0', dev: true, optionalDependencies: { 'tool-linux-x64': '1.0.0' } };

describe('completeLock', () => {
  test.each<[string, Lock['packages'], string[]]>([
    ['adds a binary that is nowhere', { 'node_modules/tool': tool }, ['node_modules/tool-linux-x64']],
    [
      'leaves alone a lock that has it',
      { 'node_modules/tool': tool, 'node_modules/tool-linux-x64': { version: '1.0.0' } },
      [],
    ],
    [
      'nests it where another version is hoisted',
      { 'node_modules/tool': tool, 'node_modules/tool-linux-x64': { version: '0.9.0' } },
      ['node_modules/tool/node_modules/tool-linux-x64'],
    ],
    [
      'finds one beside a nested parent',
      {
        'node_modules/a/node_modules/tool': tool,
        'node_modules/a/node_modules/tool-linux-x64': { version: '1.0.0' },
      },
      [],
    ],
    [
      'leaves ranges to npm',
      { 'node_modules/tool': { version: '1.0.0', optionalDependencies: { fsevents: '~2.3.2' } } },
      [],
    ],
  ])('%s', (_title, packages, added) => {
    expect(completeLock({ packages })).toEqual(added);
  });

  test('an added binary is optional, and for development only if its parent is', () => {
    const lock: Lock = { packages: { 'node_modules/tool': tool } };
    completeLock(lock);
    expect(lock.packages['node_modules/tool-linux-x64']).toEqual({
      version: '1.0.0',
      dev: true,
      optional: true,
      os: ['linux'],
      cpu: ['x64'],
      libc: ['glibc'],
    });
  });
});

test('addresses of a registry are found, links to workspaces are not addresses', () => {
  const lock: Lock = {
    packages: {
      'node_modules/a': { version: '1.0.0', resolved: 'https://registry.example/a-1.0.0.tgz' },
      'node_modules/@carillon/mocks': { resolved: 'mocks' },
    },
  };
  expect(findAddresses(lock)).toEqual(['node_modules/a']);
});
