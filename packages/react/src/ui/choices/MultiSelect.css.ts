import { style } from '@vanilla-extract/css';
import { focusRing } from '../theme/focus.ts';
import { cut, reset, text } from '../theme/text.css.ts';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;

export const frame = style({
  selectors: { '&&': { gap: 4, paddingBlock: 3, paddingInline: 3, cursor: 'text' } },
});

export const chips = style([reset, { display: 'contents' }]);

export const chip = style([
  text[14],
  {
    display: 'flex',
    alignItems: 'center',
    maxWidth: '100%',
    height: 28,
    border: `1px solid ${color.border}`,
    borderRadius: 4,
    background: color.sunken,
    color: color.text,
    paddingInlineStart: 8,
    selectors: { '[data-disabled] &': { borderStyle: 'dashed', background: 'none', color: 'inherit' } },
  },
]);

export const words = style([text[14], cut, { display: 'block' }]);

export const remove = style([
  reset,
  {
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    width: 26,
    height: 26,
    borderRadius: 4,
    color: color.muted,
    cursor: 'pointer',
    selectors: {
      ...focusRing,
      '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
      '&:hover': { background: color.pressed, color: color.text },
      '&:disabled': { color: color.faint, background: 'none', cursor: 'not-allowed' },
    },
  },
]);

/** Without a frame of its own: the group has it. */
export const input = style([
  reset,
  {
    selectors: {
      '&&': {
        flex: '1 1 80px',
        minWidth: 80,
        height: 28,
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
