import { style } from '@vanilla-extract/css';
import { focusRing } from '../../ui/theme/focus.ts';
import { narrowerThan } from '../../ui/theme/responsive.ts';
import { cut, reset, text, visuallyHidden } from '../../ui/theme/text.css.ts';
import { vars } from '../../ui/theme/vars.css.ts';

const { color } = vars;

export const shell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  minHeight: '100dvh',
});

export const skip = style([
  text[14],
  visuallyHidden,
  {
    selectors: {
      '&:focus': {
        position: 'absolute',
        zIndex: vars.z.bar,
        insetBlockStart: 8,
        insetInlineStart: 16,
        width: 'auto',
        height: 'auto',
        margin: 0,
        padding: '6px 12px',
        clipPath: 'none',
        borderRadius: vars.radius.control,
        background: color.overlay,
        color: color.text,
        outline: `2px solid ${color.focus}`,
        outlineOffset: 2,
      },
    },
  },
]);

export const top = style([
  text[14],
  {
    // Two lines where words are long and the page is narrow.
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${vars.space[2]}`,
    minHeight: 48,
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
  { display: 'flex', alignItems: 'center', gap: vars.space[2], marginInlineStart: 'auto' },
]);

export const who = style([
  text[14],
  {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    fontWeight: 500,
    ...narrowerThan({ tablet: { display: 'none' } }),
  },
]);
export const name = style([cut, { maxWidth: 200 }]);

/** A screen fills it, so that what belongs at its bottom is there. */
export const main = style([
  reset,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', outline: 'none' },
]);

export const footer = style([
  text[12],
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 20px',
    minHeight: 44,
    padding: '6px 24px',
    borderBlockStart: `1px solid ${color.border}`,
    color: color.muted,
    ...narrowerThan({ phone: { padding: '10px 16px' } }),
    selectors: {
      // Not where it will not stay: what is loading may push it away. Within the time in which a person expects changes
      // after a press, it does not blink.
      [`${main}:is(:empty, :has([data-loading])) + &`]: {
        visibility: 'hidden',
        transition: 'visibility 0s 400ms',
      },
    },
  },
]);
export const end = style([reset, { marginInlineStart: 'auto' }]);
