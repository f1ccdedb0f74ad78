import { style } from '@vanilla-extract/css';
import { ring } from './theme/focus.ts';
import { narrowerThan } from './theme/responsive.ts';
import { reset, text } from './theme/text.css.ts';
import { vars } from './theme/vars.css.ts';

const { color } = vars;

export const nav = style([reset, { display: 'block', overflowX: 'auto', scrollbarWidth: 'none' }]);

export const tabs = style([
  reset,
  {
    display: 'flex',
    gap: vars.space[6],
    minWidth: 'max-content',
    borderBlockEnd: `1px solid ${color.border}`,
    ...narrowerThan({ phone: { gap: 0, justifyContent: 'space-between' } }),
  },
]);

export const item = style([reset, { display: 'block', flex: 'none' }]);

export const tab = style([
  text[14],
  {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    marginBlockEnd: -1,
    paddingBlock: 9,
    borderBlockEnd: '2px solid transparent',
    color: color.muted,
    fontWeight: 500,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ...narrowerThan({ phone: { paddingInline: 12 } }),
    selectors: {
      '&:hover': { borderColor: color.borderStrong, color: color.text, textDecoration: 'none' },
      '&[aria-current="page"]': { borderColor: color.accent, color: color.text },
      // Inside, because the row of tabs scrolls and would cut a ring outside.
      '&:focus-visible': { ...ring, outlineOffset: -2, borderRadius: vars.radius.control },
      '&[aria-disabled="true"]': {
        borderColor: 'transparent',
        color: color.faint,
        cursor: 'not-allowed',
        opacity: 0.6,
        textDecoration: 'line-through',
      },
    },
    // Forced colours would paint the transparent edge of every tab.
    '@media': {
      '(forced-colors: active)': {
        borderColor: 'Canvas',
        selectors: { '&[aria-current="page"]': { borderColor: 'Highlight' } },
      },
    },
  },
]);
