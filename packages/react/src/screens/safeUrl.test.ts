import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeUrl } from './safeUrl.ts';

describe('FLT-088 an address from outside', () => {
  test.each([
    ['http://radio.example.com', 'http://radio.example.com/'],
    ['https://radio.example.com:8443/a?b=c#d', 'https://radio.example.com:8443/a?b=c#d'],
    ['HTTPS://Radio.Example.COM/Live', 'https://radio.example.com/Live'],
    ['http://192.168.1.10/', 'http://192.168.1.10/'],
    ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
    ['http://a.example/\tx', 'http://a.example/x'],
    ['http://a.example/?x=javascript:alert(1)', 'http://a.example/?x=javascript:alert(1)'],
  ])('%j becomes a link to %s', (text, href) => {
    expect(safeUrl(text)?.href).toBe(href);
  });

  test.each([
    '',
    'radio.example.com',
    '/manage/2/list',
    '//evil.example',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\tjavascript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript://a.example/%0aalert(1)',
    'javascript:alert(1)//http://a.example',
    'data:text/html,<script>alert(1)</script>',
    'DATA:text/html;base64,PHNjcmlwdD4=',
    'vbscript:msgbox(1)',
    'VbScript:msgbox(1)',
    'file:///etc/passwd',
    'ftp://a.example/',
    'blob:https://a.example/x',
    'ht\ttp://a.example',
    ' http://a.example',
    'http:a.example',
    'http:/a.example',
    'http:\\\\a.example',
    'http://',
    'http:// a.example',
    'http://a b.example',
    'http://a.example:99999/',
    'http://javascript:alert(1)',
  ])('%j stays plain text', (text) => {
    expect(safeUrl(text)).toBeNull();
  });

  test.each(['http://ann:secret@a.example/', 'http://ann@a.example/', 'https://:secret@a.example/'])(
    'FLT-092 %j stays plain text: user and password are for devices',
    (text) => {
      expect(safeUrl(text)).toBeNull();
    },
  );

  const piece = fc.constantFrom(
    'java',
    'script:',
    'http',
    'https',
    ':',
    '//',
    '\t',
    '\n',
    ' ',
    '\u0000',
    'DATA:',
    '@',
    'a.example',
    '\\',
  );
  const text = fc.oneof(
    fc.array(piece, { maxLength: 8 }).map((all) => all.join('')),
    fc.string(),
  );

  test('FLT-088 is a link to http or https without a user, or none at all', () => {
    fc.assert(
      fc.property(text, (given) => {
        const url = safeUrl(given);
        if (!url) return;
        expect(url.href).toMatch(/^https?:\/\/[^/@]+\//);
        expect([url.username, url.password]).toEqual(['', '']);
      }),
      { numRuns: 3000 },
    );
  });
});
