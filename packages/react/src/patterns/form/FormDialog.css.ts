import { style } from '@vanilla-extract/css';
import { reset } from '../../ui/theme/text.css.ts';
import { vars } from '../../ui/theme/vars.css.ts';

export const alerts = style([
  reset,
  {
    display: 'grid',
    gap: vars.space[2],
    marginBlockEnd: vars.space[3],
    selectors: { '&:empty': { display: 'none' } },
  },
]);
