import { style } from '@vanilla-extract/css';
import { reset, text } from '../../../ui/theme/text.css.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

/** With air above and below where a row is as high as they are. */
export const misfits = style([
  reset,
  text[12],
  { display: 'grid', gap: vars.space[1], padding: 0, paddingBlock: 6, listStyle: 'none' },
]);

/** What is left out, or what goes: louder than a row in which nothing does. */
export const misfit = style([reset, { display: 'flex', gap: 6, color: vars.color.warning, fontWeight: 500 }]);

/** Beside the first line. */
export const mark = style({ marginBlockStart: 1 });

export const reason = style([reset, { display: 'block', minWidth: 0, overflowWrap: 'anywhere' }]);

/** What chooses many at once, above the rows: its place is held while they are read. */
export const groups = style([reset, { display: 'block', minHeight: 56, marginBlockStart: vars.space[3] }]);

/** Below the rows. */
export const questions = style([
  reset,
  { display: 'grid', gap: vars.space[3], marginBlockStart: vars.space[3] },
]);
