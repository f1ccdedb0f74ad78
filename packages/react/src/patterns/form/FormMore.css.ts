import { style } from '@vanilla-extract/css';
import { reset, text } from '../../ui/theme/text.css.ts';
import { vars } from '../../ui/theme/vars.css.ts';

export const line = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    padding: `${vars.space[2]} ${vars.space[3]}`,
    borderBlockStart: `1px solid ${vars.color.border}`,
  },
]);

export const names = style([text[12], { color: vars.color.muted }]);
