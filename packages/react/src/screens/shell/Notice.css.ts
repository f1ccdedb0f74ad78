import { style } from '@vanilla-extract/css';
import { unbounded } from '../../ui/theme/frame.ts';
import { narrowerThan } from '../../ui/theme/responsive.ts';
import { reset, text, tone } from '../../ui/theme/text.css.ts';
import { vars } from '../../ui/theme/vars.css.ts';

export const page = style([
  reset,
  {
    display: 'grid',
    gap: vars.space[2],
    maxWidth: 560,
    marginInline: 'auto',
    padding: '72px 24px 40px',
    ...narrowerThan({ phone: { padding: '24px 16px 32px' } }),
    ...unbounded,
  },
]);

export const words = style([text[14], tone.muted, { display: 'block', marginBlockEnd: vars.space[2] }]);
