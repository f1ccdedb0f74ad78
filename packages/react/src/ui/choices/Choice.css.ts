import { style } from '@vanilla-extract/css';
import { ring } from '../theme/focus.ts';
import { seenLater } from '../theme/readOnly.ts';
import { reset, text } from '../theme/text.css.ts';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;

export const choices = style([
  text[14],
  { display: 'grid', alignContent: 'start', gap: 4, justifyItems: 'start' },
]);

/** Box and words are one target of at least 24 px. */
export const choice = style([
  text[14],
  {
    // The input that lies hidden in it is placed against it, so that no page scrolls when it is focused.
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: vars.space[2],
    minWidth: 24,
    minHeight: 24,
    paddingBlock: 2,
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[data-readonly]': { color: color.muted, cursor: 'default', ...seenLater },
      '&[data-disabled]': { color: color.faint, cursor: 'not-allowed' },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
  },
]);

const mark = style([
  reset,
  {
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    width: 16,
    height: 16,
    marginBlock: 2,
    border: `1px solid ${color.borderStrong}`,
    background: color.raised,
    color: 'transparent',
    selectors: {
      [`${choice}[data-hovered] &`]: { borderColor: color.text },
      [`${choice}[data-focus-visible] &`]: ring,
      [`${choice}[data-selected] &, ${choice}[data-indeterminate] &`]: {
        borderColor: color.accent,
        background: color.accent,
        color: color.onAccent,
      },
      [`${choice}[data-readonly] &`]: { background: color.sunken, ...seenLater },
      [`${choice}[data-readonly][data-selected] &, ${choice}[data-readonly][data-indeterminate] &`]: {
        borderColor: color.muted,
        background: color.muted,
        color: color.sunken,
      },
      [`${choice}[data-invalid] &`]: {
        borderColor: color.danger,
        boxShadow: `inset 0 0 0 1px ${color.danger}`,
      },
      [`${choice}[data-invalid][data-selected] &`]: { background: color.danger, color: color.onDanger },
      [`${choice}[data-disabled] &`]: {
        borderColor: color.borderStrong,
        borderStyle: 'dashed',
        background: 'none',
        boxShadow: 'none',
        color: 'transparent',
      },
      [`${choice}[data-disabled][data-selected] &, ${choice}[data-disabled][data-indeterminate] &`]: {
        color: color.faint,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        forcedColorAdjust: 'none',
        borderColor: 'ButtonText',
        background: 'ButtonFace',
        selectors: {
          [`${choice}[data-selected] &, ${choice}[data-indeterminate] &`]: {
            borderColor: 'Highlight',
            background: 'Highlight',
            color: 'HighlightText',
          },
          [`${choice}[data-invalid] &`]: { borderWidth: 2, borderColor: 'ButtonText' },
          [`${choice}[data-invalid][data-selected] &`]: {
            borderColor: 'Highlight',
            background: 'Highlight',
            color: 'HighlightText',
          },
          [`${choice}[data-focus-visible] &`]: { outlineColor: 'Highlight' },
          [`${choice}[data-disabled] &`]: { borderColor: 'GrayText' },
          [`${choice}[data-disabled][data-selected] &, ${choice}[data-disabled][data-indeterminate] &`]: {
            borderColor: 'GrayText',
            background: 'none',
            color: 'GrayText',
          },
        },
      },
    },
  },
]);

export const box = style([mark, { borderRadius: 4 }]);

export const tick = style({ strokeWidth: 3 });

export const circle = style([
  mark,
  {
    borderRadius: '50%',
    '::after': { content: '', width: 6, height: 6, borderRadius: '50%', background: 'currentColor' },
  },
]);

export const words = style([text[14], { display: 'block', overflowWrap: 'anywhere' }]);

export const detail = style([
  text[12],
  {
    display: 'block',
    color: color.muted,
    selectors: { [`${choice}[data-disabled] &`]: { color: 'inherit' } },
  },
]);

/** Cells take the whole width. */
export const wide = style({ justifyItems: 'stretch' });

export const cells = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))',
    gap: vars.space[2],
  },
]);

export const cell = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 40,
  paddingInline: 12,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.control,
  background: color.raised,
  selectors: {
    '&[data-hovered]': { background: color.hover },
    '&[data-selected]': {
      borderColor: color.accent,
      background: color.accentTint,
      boxShadow: `inset 0 0 0 1px ${color.accent}`,
    },
    '&[data-invalid]': { borderColor: color.danger },
    '&[data-readonly]': { background: color.sunken, ...seenLater },
    '&[data-readonly][data-selected]': {
      borderColor: color.muted,
      boxShadow: `inset 0 0 0 1px ${color.muted}`,
    },
    '&[data-disabled]': { borderStyle: 'dashed', background: 'none' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
});

export const cellWords = style({ flex: 1, minWidth: 0, marginInlineEnd: 8 });
