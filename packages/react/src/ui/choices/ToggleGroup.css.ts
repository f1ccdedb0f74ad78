import { style, styleVariants } from '@vanilla-extract/css';
import { ring } from '../theme/focus.ts';
import { seenLater } from '../theme/readOnly.ts';
import { narrowerThan } from '../theme/responsive.ts';
import { reset, text } from '../theme/text.css.ts';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;

export const group = style([
  reset,
  {
    display: 'inline-flex',
    flexWrap: 'wrap',
    justifySelf: 'start',
    gap: 2,
    maxWidth: '100%',
    padding: 2,
    border: `1px solid ${color.borderStrong}`,
    borderRadius: vars.radius.control,
    background: color.raised,
    selectors: {
      '&[data-invalid]': { borderColor: color.danger, boxShadow: `inset 0 0 0 1px ${color.danger}` },
      '&[data-readonly]': { background: color.sunken, ...seenLater },
      '&[data-disabled]': { borderStyle: 'dashed', background: 'none' },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&[data-invalid]': { borderWidth: 2, padding: 1 } } },
    },
  },
]);

/** Of one line; words that do not fit take a second. */
export const size = styleVariants({ f: { minHeight: 36 }, m: { minHeight: 32 } });

export const fullWidth = style({ display: 'flex', justifySelf: 'stretch' });

export const segment = style([
  text[14],
  {
    display: 'inline-flex',
    flex: '1 1 auto',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    minWidth: 'max-content',
    minHeight: 26,
    paddingInline: 12,
    borderRadius: 4,
    color: color.muted,
    fontWeight: 500,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&:focus': { outline: 'none' },
      '[data-readonly] > &': { cursor: 'default' },
      // They share the line, and with it what is left beside the words: long ones stay on one line.
      [`${fullWidth} > &`]: { paddingInline: 6 },
      '&[data-hovered]': { background: color.hover, color: color.text },
      '&[data-pressed]': { background: color.pressed },
      '&[data-selected]': {
        background: color.accentTint,
        boxShadow: `inset 0 0 0 1px ${color.accent}`,
        color: color.onAccentTint,
      },
      '&[data-focus-visible]': { ...ring, outlineOffset: 1, zIndex: 1 },
      '&[data-disabled]': { color: color.faint, textDecoration: 'line-through', cursor: 'not-allowed' },
      '&[data-disabled][data-selected]': {
        background: 'none',
        boxShadow: `inset 0 0 0 1px ${color.borderStrong}`,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[data-selected]': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            color: 'HighlightText',
          },
          '&[data-disabled]': { color: 'GrayText' },
          '&[data-disabled][data-selected]': { background: 'none', color: 'GrayText', outline: '1px solid' },
        },
      },
    },
    // The seven days of a week fit into 320 px.
    ...narrowerThan({ phone: { paddingInline: 6 } }),
  },
]);
