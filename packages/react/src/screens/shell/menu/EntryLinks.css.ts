import { style } from '@vanilla-extract/css';
import { focusRing } from '../../../ui/theme/focus.ts';
import { reset, text } from '../../../ui/theme/text.css.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

const { color } = vars;

export const entries = style([reset, { display: 'grid', gap: 2 }]);
export const item = style([reset, { display: 'block' }]);
export const icon = style({ flex: 'none', color: color.muted });

/** A line of a menu. On its ground `hover` cannot be told apart in the dark, so the pointer uses `pressed`. */
export const entry = style([
  text[14],
  {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    width: '100%',
    minHeight: 32,
    padding: '6px 10px',
    borderRadius: vars.radius.control,
    color: color.text,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    selectors: {
      ...focusRing,
      '&:hover, &[aria-current]': { background: color.pressed, color: color.text, textDecoration: 'none' },
      '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[aria-current]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
  },
]);
