import { style } from '@vanilla-extract/css';
import { reset, text } from '../../ui/theme/text.css.ts';
import { vars } from '../../ui/theme/vars.css.ts';

export const sentence = style([text[14], { display: 'block', overflowWrap: 'anywhere' }]);

export const stack = style([reset, { display: 'grid', gap: vars.space[3] }]);

/** Many names scroll, and the buttons stay where they are. */
export const names = style([
  reset,
  { display: 'grid', gap: vars.space[1], maxHeight: 240, overflowY: 'auto', overflowWrap: 'anywhere' },
]);

/** At the start of the foot; the buttons stay at its end. */
export const aside = style([reset, { display: 'flex', marginInlineEnd: 'auto' }]);
