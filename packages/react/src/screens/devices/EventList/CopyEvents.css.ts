import { style } from '@vanilla-extract/css';
import { reset, text, tone } from '../../../ui/theme/text.css.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

export const misfits = style([
  reset,
  text[12],
  tone.muted,
  { display: 'block', padding: 0, listStyle: 'none' },
]);

export const misfit = style([reset, { display: 'block', overflowWrap: 'anywhere' }]);

/** What chooses many at once, above the rows: its place is held while they are read. */
export const groups = style([reset, { display: 'block', minHeight: 56, marginBlockStart: vars.space[3] }]);

/** Below the rows. */
export const questions = style([
  reset,
  { display: 'grid', gap: vars.space[3], marginBlockStart: vars.space[3] },
]);
