import { describe, expect, test } from 'vitest';
import { readVectorIcon } from './vectorIconRules.ts';

describe('DEV-06: an icon is drawn from vector paths or from one image path', () => {
  test.each([
    ['one path', ['M3 9h18'], { kind: 'paths', paths: ['M3 9h18'] }],
    [
      'several paths',
      ['M12 2v4', 'm10 22-.5-6.57e0'],
      { kind: 'paths', paths: ['M12 2v4', 'm10 22-.5-6.57e0'] },
    ],
    ['an image of our own', ['/icons/lobby-2.svg'], { kind: 'image', src: '/icons/lobby-2.svg' }],
    ['an escaped name', ['/icons/caf%C3%A9.png'], { kind: 'image', src: '/icons/caf%C3%A9.png' }],
  ])('%s', (_case, entries, drawing) => {
    expect(readVectorIcon(entries)).toEqual(drawing);
  });
});

describe('FLT-090: what is neither is dropped', () => {
  test.each([
    ['nothing', []],
    ['an empty string', ['']],
    ['words', ['hello world']],
    ['markup', ['<svg onload=alert(1)>']],
    ['a path that breaks out of its attribute', ['M0 0" onload="alert(1)']],
    ['a url function', ['M0 0 url(https://evil.example/x)']],
    ['path data that begins with no move', ['10 10h4']],
    ['one bad path among good ones', ['M0 0h4', 'javascript:alert(1)']],
    ['an image of another host', ['https://evil.example/x.png']],
    ['an image of another host by two slashes', ['//evil.example/x.png']],
    ['an image of another host by a backslash', ['/\\evil.example/x.png']],
    ['two slashes inside', ['/icons//evil.example/x.png']],
    ['a way up', ['/icons/../api/session']],
    ['a query', ['/api/logout?now=1']],
    ['a data address', ['data:image/svg+xml,<svg/>']],
    ['a script address', ['javascript:alert(1)']],
    ['a relative image', ['icons/lobby.svg']],
    ['two images', ['/a.png', '/b.png']],
    ['numbers', [1, 2]],
    ['a path of absurd length', [`M0 0${'h1'.repeat(20_000)}`]],
    ['absurdly many paths', Array.from({ length: 101 }, () => 'M0 0h1')],
  ])('%s', (_case, entries) => {
    expect(readVectorIcon(entries)).toEqual({ kind: 'none' });
  });
});
