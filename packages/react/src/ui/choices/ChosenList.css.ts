import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../theme/focus.ts';
import { cut, reset, text } from '../theme/text.css.ts';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;

/** What it stands in says how its items are placed. */
export const list = style([reset, { display: 'contents' }]);

const box = style([
  text[14],
  {
    display: 'flex',
    alignItems: 'center',
    maxWidth: '100%',
    color: color.text,
    selectors: {
      '[data-disabled] &': { borderStyle: 'dashed', background: 'none', color: 'inherit' },
      '&[draggable]': { cursor: 'grab' },
      '&[data-dragged]': { opacity: 0.5 },
      // The edge at which it would stand.
      '&[data-drop="before"]': { borderInlineStart: `3px solid ${color.accent}` },
      '&[data-drop="after"]': { borderInlineEnd: `3px solid ${color.accent}` },
    },
  },
]);

const chip = style([box, { height: 28, borderRadius: 4, paddingInlineStart: 8 }]);

export const item = styleVariants({
  inField: [chip, { border: `1px solid ${color.border}`, background: color.sunken }],
  chips: [
    chip,
    {
      border: `1px solid ${color.borderStrong}`,
      borderRadius: vars.radius.control,
      background: color.raised,
    },
  ],
  cards: [
    box,
    {
      position: 'relative',
      flexWrap: 'wrap',
      overflow: 'hidden',
      padding: 4,
      border: `1px solid ${color.border}`,
      borderRadius: vars.radius.control,
      background: color.raised,
    },
  ],
});

const oneLine = [text[14], cut, { display: 'block' }];

export const words = styleVariants({
  inField: oneLine,
  chips: oneLine,
  // A picture has the line above the buttons, and the cross stands at the end of theirs.
  // Nor is it dragged by itself.
  cards: [text[12], cut, { display: 'block', flex: '1 0 100%', marginBlockEnd: 4, pointerEvents: 'none' }],
});

/** Over the corner of a card: its place in the order. */
export const place = style([
  text[12],
  {
    position: 'absolute',
    insetBlockStart: 8,
    insetInlineStart: 8,
    paddingInline: 6,
    borderRadius: 4,
    background: color.raised,
    color: color.text,
    fontWeight: 600,
    pointerEvents: 'none',
  },
]);

export const detail = style([
  text[12],
  { display: 'block', flex: 'none', paddingInlineStart: 8, color: color.muted },
]);

export const button = style([
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
      '&:disabled, &[aria-disabled="true"]': {
        color: color.faint,
        background: 'none',
        cursor: 'not-allowed',
      },
      // Among the arrows of a card.
      '* + &[data-does="remove"]': { marginInlineStart: 'auto' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&:disabled, &[aria-disabled="true"]': { color: 'GrayText' } },
      },
    },
  },
]);
