import { style } from '@vanilla-extract/css';
import { ring } from '../theme/focus.ts';
import { seenLater } from '../theme/readOnly.ts';
import { hidden, reset, text } from '../theme/text.css.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

/** Track and words are one target. */
export const choice = style([
  text[14],
  {
    // The input that lies hidden in it is placed against it, so that no page scrolls when it is focused.
    position: 'relative',
    display: 'inline-grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    justifySelf: 'start',
    columnGap: space[3],
    minHeight: 24,
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    selectors: { '&[data-readonly]': { cursor: 'default' } },
  },
]);

export const input = style([reset, hidden]);

export const track = style([
  reset,
  {
    display: 'block',
    width: 36,
    height: 20,
    padding: 2,
    border: `1px solid ${color.borderStrong}`,
    borderRadius: 10,
    background: color.sunken,
    selectors: {
      [`${choice}:hover &`]: { borderColor: color.text },
      [`${input}:checked + &`]: { borderColor: color.accent, background: color.accent },
      [`${input}:focus-visible + &`]: ring,
      [`${choice}[data-readonly] &`]: {
        borderColor: color.borderStrong,
        background: color.sunken,
        ...seenLater,
      },
      [`${input}:disabled + &`]: { borderStyle: 'dashed', background: 'none' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          [`${input}:checked + &`]: {
            borderColor: 'Highlight',
            background: 'Highlight',
            forcedColorAdjust: 'none',
          },
          [`${input}:disabled + &`]: { borderColor: 'GrayText' },
        },
      },
    },
  },
]);

export const thumb = style([
  reset,
  {
    display: 'block',
    width: 14,
    height: 14,
    borderRadius: 7,
    background: color.borderStrong,
    transition: `margin ${vars.duration.quick}`,
    selectors: {
      [`${input}:checked + ${track} > &`]: { marginInlineStart: 16, background: color.onAccent },
      [`${choice}[data-readonly] ${input}:checked + ${track} > &`]: { background: color.muted },
      [`${input}:disabled + ${track} > &`]: { background: color.faint },
    },
    '@media': {
      '(prefers-reduced-motion: reduce)': { transition: 'none' },
      '(forced-colors: active)': {
        background: 'ButtonText',
        selectors: { [`${input}:checked + ${track} > &`]: { background: 'HighlightText' } },
      },
    },
  },
]);

export const label = style([text[14], { display: 'block', color: color.text, fontWeight: 500 }]);

/** What it means to have it on or off, under its words. */
export const detail = style([text[12], { display: 'block', gridColumn: 2, color: color.muted }]);
