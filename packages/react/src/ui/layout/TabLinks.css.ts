import { style } from '@vanilla-extract/css';
import { ring } from '../theme/focus.ts';
import { withoutPadding } from '../theme/frame.ts';
import { narrowerThan } from '../theme/responsive.ts';
import { reset, text } from '../theme/text.css.ts';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;

export const nav = style([
  reset,
  {
    display: 'block',
    overflowX: 'auto',
    marginInline: -8,
    paddingInline: 8,
    scrollbarWidth: 'none',
    // Without margins around it, what stands out at its end would make the page of the host scroll sideways.
    ...withoutPadding({ marginInlineEnd: 0, paddingInlineEnd: 0 }),
  },
]);

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
    position: 'relative',
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
    '::after': { content: '', position: 'absolute', insetBlock: 5, insetInline: -6 },
    // A word of three letters (Italian has "Ora") is as easy to touch as one of four.
    ...narrowerThan({
      phone: { minWidth: 52, justifyContent: 'center', paddingInline: 12, '::after': { insetInline: 4 } },
    }),
    selectors: {
      '&:hover': { borderColor: color.borderStrong, color: color.text, textDecoration: 'none' },
      '&[aria-current="page"]': { borderColor: color.accent, color: color.text },
      '&:focus-visible': { outline: 'none' },
      // Round the word, inside the row: it scrolls and would cut a ring outside.
      '&:focus-visible::after': { ...ring, outlineOffset: 0, borderRadius: vars.radius.control },
      '&[aria-disabled="true"]': {
        borderColor: 'transparent',
        color: color.faint,
        cursor: 'not-allowed',
        opacity: 0.6,
        textDecoration: 'line-through',
      },
    },
    // Forced colours would paint the transparent edge of every tab over the line under all of them.
    '@media': {
      '(forced-colors: active)': {
        borderBlockEnd: 0,
        paddingBlockEnd: 11,
        selectors: {
          '&[aria-current="page"]': { borderBlockEnd: '3px solid Highlight', paddingBlockEnd: 8 },
        },
      },
    },
  },
]);
