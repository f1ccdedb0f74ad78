import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { ring } from '../theme/focus.ts';
import { reset, text } from '../theme/text.css.ts';
import { vars } from '../theme/vars.css.ts';
import { head as plainHead, row as plainRow, rows } from './List.css.ts';

export { rows };

const { color, duration } = vars;

/** What a long list scrolls in. */
export const box = style([
  reset,
  { display: 'block', maxHeight: 'min(70vh, 800px)', overflowY: 'auto', overscrollBehavior: 'contain' },
]);

export const places = style([reset, { position: 'relative', display: 'block' }]);

export const row = style([
  plainRow,
  {
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[aria-selected="true"]': { background: color.accentTint },
      '&:focus-visible': { ...ring, outlineOffset: -3, borderRadius: vars.radius.control },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[aria-selected="true"]': { outline: '1px solid Highlight', outlineOffset: -1 },
          '&:focus-visible': { outline: '3px solid Highlight', outlineOffset: -3 },
        },
      },
    },
  },
]);

/**
 * By a class, and one below the other: a browser styles elements without a style of their own once for all that are alike,
 * where each of the others costs it all that `reset` says.
 */
export const high = styleVariants({ 40: 40, 52: 52 }, (height) => ({
  height,
  vars: { '--carillon-second': 'nowrap' },
}));
export const apart = style({ position: 'absolute', insetInline: 0 });

/** One cell for screen readers, the columns of the row for everybody else. */
export const cells = style([reset, { display: 'contents' }]);

export const head = style([
  plainHead,
  {
    position: 'relative',
    selectors: {
      // What can be done with the rows takes the place of the names; where it is much, of two lines.
      '&[data-selected]': {
        display: 'flex',
        flexWrap: 'wrap',
        paddingBlock: 5,
        background: color.accentTint,
        color: color.onAccentTint,
      },
    },
  },
]);

const appear = keyframes({ from: { opacity: 0 } });

/** The line on the lower edge of the head while other rows are on their way. What comes at once does not flash. */
export const busy = style([
  reset,
  {
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: -1,
    display: 'block',
    overflow: 'hidden',
    height: 2,
    animation: `${appear} ${duration.backdrop} ease-out ${duration.dialog} backwards`,
  },
]);

export const selectAll = style([
  reset,
  {
    selectors: {
      '&&': {
        display: 'grid',
        placeItems: 'center',
        width: 24,
        height: 24,
        margin: '0 -4px',
        padding: 0,
        border: 0,
        borderRadius: 4,
        background: 'none',
        cursor: 'pointer',
      },
      '&&:focus-visible': ring,
      '&&:disabled': { cursor: 'default', opacity: 0.5 },
    },
  },
]);

export const selectionBox = style([
  reset,
  {
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    width: 16,
    height: 16,
    border: `1px solid ${color.borderStrong}`,
    borderRadius: 4,
    background: color.raised,
    color: color.onAccent,
    selectors: {
      '&[data-state="some"], &[data-state="all"]': { borderColor: color.accent, background: color.accent },
      '&[data-state="locked"]': { border: 0, background: 'none', color: color.muted },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[data-state="some"], &[data-state="all"]': { background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  },
]);

export const round = style({ borderRadius: '50%' });

export const dot = style([
  reset,
  { display: 'block', width: 6, height: 6, borderRadius: '50%', background: 'currentColor' },
]);

/** In the grid of the head, and not one cell of it. */
export const names = style([reset, { display: 'contents' }]);

export const count = style({ display: 'block' });

/** What is found stands where the name of the rows does. */
export const note = style([
  text[12],
  // Two lines of it are as high as the head.
  { display: 'block', gridRow: 1, paddingBlock: 2, overflowWrap: 'anywhere' },
]);

export const actions = style([
  reset,
  { display: 'flex', flexWrap: 'wrap', gap: vars.space[2], marginInlineStart: 'auto' },
]);
