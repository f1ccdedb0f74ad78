import { style } from '@vanilla-extract/css';
import { reset } from '../theme/text.css.ts';
import { units } from '../theme/units.ts';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;

export const frame = style({
  selectors: { '&&': { gap: 4, paddingBlock: 3, paddingInline: 3, cursor: 'text' } },
});

/** Without a frame of its own: the group has it. */
export const input = style([
  reset,
  {
    selectors: {
      '&&': {
        flex: '1 1 80px',
        minWidth: 80,
        height: units(28),
        paddingInlineStart: 8,
        border: 0,
        outline: 'none',
        background: 'none',
        boxShadow: 'none',
        color: 'inherit',
        font: vars.type[14],
      },
      '&&::placeholder': { color: color.faint, opacity: 1 },
    },
  },
]);
