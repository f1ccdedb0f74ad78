import { style } from '@vanilla-extract/css';
import { focusRing } from '../../ui/theme/focus.ts';
import { text } from '../../ui/theme/text.css.ts';
import { vars } from '../../ui/theme/vars.css.ts';

export const line = style([
  text[12],
  {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    marginInlineEnd: 'auto',
    borderRadius: 4,
    color: vars.color.danger,
    fontWeight: 500,
    selectors: focusRing,
  },
]);
