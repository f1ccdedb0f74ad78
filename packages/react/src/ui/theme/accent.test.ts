import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deriveAccent, writeAccent } from './accent.ts';
import { contrast } from './testContrast.ts';
import { dark, light } from './tokens.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('LIB-07 WCAG 2.2 AA in the %s theme, whatever colour a customer has', (theme, tokens) => {
  const holds = (one: (accent: ReturnType<typeof deriveAccent>) => number, least: number) =>
    fc.assert(
      fc.property(color, (wanted) => {
        expect(one(deriveAccent(wanted, theme))).toBeGreaterThanOrEqual(least);
      }),
      { numRuns: 400 },
    );

  test.each(['surface', 'raised', 'overlay', 'hover'] as const)('an accent can be read on %s', (ground) => {
    holds(({ accent }) => contrast(accent, tokens[ground]), 4.5);
    holds(({ focus }) => contrast(focus, tokens[ground]), 3);
  });

  test.each(['accent', 'accent-hover', 'accent-pressed'] as const)(
    'what is written on %s can be read',
    (on) => {
      holds((accent) => contrast(accent['on-accent'], accent[on]), 4.5);
    },
  );

  test.each(['text', 'muted', 'faint'] as const)('%s can be read on the tint', (text) => {
    holds((accent) => contrast(tokens[text], accent['accent-tint']), 4.5);
  });

  test('what is chosen can be read', () => {
    holds((accent) => contrast(accent['on-accent-tint'], accent['accent-tint']), 4.5);
  });
});

test('LIB-07 a colour that can be read stays as it is', () => {
  expect(deriveAccent('#7c3aed', 'light').accent).toBe('#7c3aed');
  expect(deriveAccent('#a78bfa', 'dark').accent).toBe('#a78bfa');
});

test('LIB-08 one colour tints all that hangs together, in both themes', () => {
  const [all = '', dark = '', system = ''] = writeAccent({ accent: '#7c3aed' }).split('\n');
  for (const rule of [all, dark, system])
    expect(rule.match(/--carillon-[a-z-]+(?=: #[\da-f]{6};)/g)).toHaveLength(7);
  expect(all).toContain('--carillon-accent: #7c3aed;');
  expect(dark).toContain(`--carillon-accent: ${deriveAccent('#7c3aed', 'dark').accent};`);
  expect(system).toContain(dark.slice(dark.indexOf('{')));
  expect(writeAccent({ accent: '#7c3aed', accentDark: '#ffe000' })).toContain('--carillon-accent: #ffe000;');
});

test.each(['teal', '#7c3', '#7c3aed80', ''])(
  'LIB-08 what is no colour of six digits is refused: %o',
  (color) => {
    expect(() => deriveAccent(color, 'light')).toThrow(TypeError);
  },
);
