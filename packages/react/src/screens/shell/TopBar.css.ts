import { style } from '@vanilla-extract/css';
import { BAR_HEIGHT } from '../../ui/theme/bar.ts';
import { focusRing } from '../../ui/theme/focus.ts';
import { narrowerThan } from '../../ui/theme/responsive.ts';
import { cut, reset, text } from '../../ui/theme/text.css.ts';
import { vars } from '../../ui/theme/vars.css.ts';

const { color } = vars;

export const top = style([
  text[14],
  {
    // Two lines where words are long and the page is narrow.
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${vars.space[2]}`,
    minHeight: BAR_HEIGHT,
    paddingBlock: 3,
    paddingInline: '24px 16px',
    borderBlockEnd: `1px solid ${color.border}`,
    background: color.raised,
    ...narrowerThan({ phone: { paddingInline: '16px 8px', columnGap: vars.space[1] } }),
  },
]);

export const brand = style([
  text[16],
  { display: 'flex', alignItems: 'center', gap: vars.space[2], borderRadius: 4, selectors: focusRing },
]);
export const mark = style({ color: color.accent });

export const nav = style([
  reset,
  {
    display: 'flex',
    gap: vars.space[1],
    marginInlineStart: 24,
    ...narrowerThan({ phone: { marginInlineStart: 4 } }),
  },
]);

export const entry = style([
  text[14],
  {
    padding: '6px 12px',
    borderRadius: vars.radius.control,
    color: color.muted,
    fontWeight: 500,
    selectors: {
      '&:hover': { background: color.hover, color: color.text, textDecoration: 'none' },
      '&[aria-current]': { background: color.pressed, color: color.text },
      ...focusRing,
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[aria-current]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
    ...narrowerThan({ phone: { paddingInline: 8 } }),
  },
]);

export const account = style([
  reset,
  {
    display: 'flex',
    flex: '1 1 88px',
    justifyContent: 'flex-end',
    minWidth: 0,
    // In a language with longer words than English a phone has no more.
    ...narrowerThan({ phone: { flexBasis: 60 } }),
  },
]);

/** A long name is cut before anything else gives way. */
export const accountButton = style({ minWidth: 36, flex: '0 1 auto', paddingInline: 8 });
export const name = style([cut, { maxWidth: 320 }]);
export const chevron = style({ ...narrowerThan({ phone: { display: 'none' } }) });
export const menuButton = style({ flex: 'none', marginInlineStart: -8 });
