import { expect, test } from 'vitest';
import { writeBrand } from './brand.ts';

test('LIB-07 a colour that cannot be read is moved until it can, and whoever chose it is told', () => {
  const { css, told } = writeBrand({ colors: { accent: '#ffe000' } });
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(/colors\.accent #ffe000 cannot be read .* light theme; #[\da-f]{6} is used\.$/);
  const [, used = ''] = /(#[\da-f]{6}) is used/.exec(told[0] ?? '') ?? [];
  expect(used).not.toBe('#ffe000');
  expect(css).toContain(`:root, :host, [data-carillon-theme] { --carillon-accent: ${used};`);
  // On the grounds of the dark theme it can be read.
  expect(css).toContain('[data-carillon-theme="dark"] { --carillon-accent: #ffe000;');
});

test('LIB-07 colours that can be read are used as they are, and nothing is told', () => {
  const { css, told } = writeBrand({ colors: { accent: '#7C3AED', accentDark: '#a78bfa' } });
  expect(told).toEqual([]);
  expect(css).toContain('--carillon-accent: #7c3aed;');
  expect(css).toContain('[data-carillon-theme="dark"] { --carillon-accent: #a78bfa;');
});

test('LIB-07 the dark theme makes an accent of its own of one that was given for the light one', () => {
  const { css, told } = writeBrand({ colors: { accent: '#7c3aed' } });
  expect(told).toEqual([]);
  expect(css).not.toContain('[data-carillon-theme="dark"] { --carillon-accent: #7c3aed;');
});

test('LIB-07 a logo lies over the mark, on paper too', () => {
  const { css } = writeBrand({ logo: '/brand/logo.svg' });
  expect(css).toContain('[data-carillon-mark] { background: url("/brand/logo.svg")');
  expect(css).toContain('print-color-adjust: exact');
});
