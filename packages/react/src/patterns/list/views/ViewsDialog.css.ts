import { style } from '@vanilla-extract/css';
import { reset, text } from '../../../ui/theme/text.css.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

export const list = style([reset, { display: 'block' }]);

export const view = style([
  text[14],
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: 48,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
  },
]);

export const words = style([reset, { display: 'block', flex: 1, minWidth: 0, overflowWrap: 'anywhere' }]);
export const name = style([text[14], { display: 'block', fontWeight: 500 }]);
export const second = style([text[12], { display: 'block', color: vars.color.muted }]);
