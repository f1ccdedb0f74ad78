import { style } from '@vanilla-extract/css';
import { narrowerThan } from '../../../ui/theme/responsive.ts';
import { reset, text, tone } from '../../../ui/theme/text.css.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

export const line = style([
  reset,
  text[12],
  tone.muted,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: 28,
    // The button stands below the words, with its own in a line with them.
    ...narrowerThan({
      phone: {
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        alignItems: 'start',
        rowGap: vars.space[1],
      },
    }),
  },
]);

export const change = style({
  ...narrowerThan({ phone: { gridColumn: 2, justifySelf: 'start', marginInlineStart: -9 } }),
});
