import { style } from '@vanilla-extract/css';
// By path: a style sheet finds no package that is not built.
import { figures, reset, text, tone } from '../../packages/react/src/ui/theme/text.css.ts';
import { vars } from '../../packages/react/src/ui/theme/vars.css.ts';

/** Samples side by side, as many as there is room for. */
export const samples = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
    alignItems: 'start',
    gap: vars.space[4],
  },
]);

export const sample = style([reset, { display: 'grid', gap: vars.space[1], alignContent: 'start' }]);

export const swatch = style([
  reset,
  {
    display: 'grid',
    placeItems: 'center',
    height: 64,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.control,
  },
]);

export const bar = style([reset, { height: 16, borderRadius: 2, background: vars.color.accent }]);

export const line = style([reset, { overflow: 'hidden', whiteSpace: 'nowrap' }]);

export const name = style([text[14]]);

export const value = style([text[12], figures, tone.muted, { overflowWrap: 'anywhere' }]);

/** What moves where it is pressed, as long as its token says. */
export const runner = style([
  reset,
  {
    width: 32,
    height: 32,
    borderRadius: vars.radius.control,
    background: vars.color.accent,
    transitionProperty: 'translate',
    transitionTimingFunction: 'ease-out',
    selectors: { '&[data-there]': { translate: '120px' } },
  },
]);

export const centred = style([reset, { display: 'grid', justifyItems: 'center', gap: vars.space[2] }]);
