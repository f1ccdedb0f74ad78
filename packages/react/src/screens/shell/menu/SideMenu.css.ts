import { globalStyle, style } from '@vanilla-extract/css';
import { reset } from '../../../ui/theme/text.css.ts';
import { vars } from '../../../ui/theme/vars.css.ts';
import { entry } from './EntryLinks.css.ts';

export const groups = style([reset, { display: 'grid', alignContent: 'start', gap: vars.space[2] }]);

export const second = style([
  reset,
  { display: 'block', paddingBlockStart: vars.space[2], borderBlockStart: `1px solid ${vars.color.border}` },
]);

/** Above the others. */
export const main = style([
  reset,
  {
    display: 'block',
    marginBlockEnd: vars.space[2],
    paddingBlockEnd: vars.space[2],
    borderBlockEnd: `1px solid ${vars.color.border}`,
  },
]);

/** In the drawer. */
export const drawn = style([reset, { display: 'block' }]);

// For fingers.
globalStyle(`${drawn} ${entry}`, { minHeight: 44 });
