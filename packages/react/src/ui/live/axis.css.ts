import { style } from '@vanilla-extract/css';
import { narrowerThan } from '../theme/responsive.ts';
import { reset, text } from '../theme/text.css.ts';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;

const atItsTime = {
  position: 'absolute',
  display: 'block',
  transform: 'translateX(-50%)',
  selectors: { '[dir="rtl"] &': { transform: 'translateX(50%)' } },
} as const;

/** On the axis of a day. */
export const hour = style([
  text[12],
  {
    ...atItsTime,
    insetBlockStart: 1,
    selectors: {
      ...atItsTime.selectors,
      // The two ends stay inside.
      '&&:first-of-type, &&:last-of-type': { transform: 'none' },
      // The time of now takes the room of the hours beside it.
      '&[data-near="all"]': { visibility: 'hidden' },
    },
    ...narrowerThan({ tablet: { selectors: { '&[data-near]': { visibility: 'hidden' } } } }),
  },
]);

/** Over the hours, and never over the edge. */
export const now = style([
  text[12],
  {
    ...atItsTime,
    zIndex: 1,
    insetBlockStart: 0,
    paddingBlock: 1,
    paddingInline: 5,
    borderRadius: 4,
    background: color.text,
    color: color.surface,
    fontWeight: 600,
    selectors: { ...atItsTime.selectors, '&[hidden]': { display: 'none' } },
    '@media': { '(forced-colors: active)': { outline: '1px solid' } },
  },
]);

export const legendEntry = style([reset, { display: 'flex', alignItems: 'center', gap: 6 }]);

export const swatch = style([
  reset,
  { display: 'block', flex: 'none', width: 20, height: 12, border: '1px solid', borderRadius: 3 },
]);
