import { style } from '@vanilla-extract/css';
import { reset, text, tone } from '../../ui/theme/text.css.ts';
import { vars } from '../../ui/theme/vars.css.ts';

/** The height is the same whatever is found. */
export const rows = style([
  reset,
  {
    display: 'block',
    overflowY: 'auto',
    height: 'min(440px, calc(100vh - 300px))',
    minHeight: 160,
    marginBlockStart: vars.space[3],
  },
]);

/** The same with more to be asked below. */
export const fewerRows = style([rows, { height: 'min(300px, calc(100vh - 420px))' }]);

export const more = style([
  text[12],
  tone.muted,
  { display: 'flex', alignItems: 'center', gap: vars.space[2] },
]);

/** At the start of the foot. */
export const count = style([
  text[12],
  tone.muted,
  { display: 'flex', alignItems: 'center', marginInlineEnd: 'auto' },
]);
