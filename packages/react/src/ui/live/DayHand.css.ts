import { style } from '@vanilla-extract/css';
import { focusRing } from '../theme/focus.ts';
import { figures, reset, text } from '../theme/text.css.ts';
import { units } from '../theme/units.ts';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;

/** A finger scrolls the page up and down over it, and moves the mark along the day. */
export const track = style([
  reset,
  { position: 'relative', display: 'block', cursor: 'ew-resize', touchAction: 'pan-y', userSelect: 'none' },
]);

/** A press beside it moves it there: its row is as high as a finger needs. */
export const room = style([reset, { display: 'block', paddingBlock: 7 }]);

const arrow = {
  content: '',
  width: 0,
  height: 0,
  border: '4px solid transparent',
  '@media': { '(forced-colors: active)': { display: 'none' } },
} as const;

export const mark = style([
  text[12],
  figures,
  {
    position: 'absolute',
    zIndex: 2,
    insetBlockStart: '50%',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    height: units(20),
    paddingInline: 6,
    borderRadius: 4,
    background: color.text,
    color: color.surface,
    fontWeight: 600,
    transform: 'translate(-50%, -50%)',
    selectors: {
      ...focusRing,
      '[dir="rtl"] &': { transform: 'translate(50%, -50%)' },
      // What a finger meets is higher than what is seen.
      '&::after': { content: '', position: 'absolute', insetBlock: -8, insetInline: -4 },
    },
    '@media': { '(forced-colors: active)': { outline: '1px solid' } },
  },
]);

export const before = style([
  reset,
  { ...arrow, borderInlineEndColor: 'currentColor', borderInlineStartWidth: 0 },
]);
export const after = style([
  reset,
  { ...arrow, borderInlineStartColor: 'currentColor', borderInlineEndWidth: 0 },
]);
