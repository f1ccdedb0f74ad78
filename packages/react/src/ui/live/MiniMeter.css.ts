import { style, styleVariants } from '@vanilla-extract/css';
import { figures, reset, text } from '../theme/text.css.ts';
import { units } from '../theme/units.ts';
import { vars } from '../theme/vars.css.ts';
import { miniGeometry } from './meterPainter.ts';

const { laneHeight, laneGap, overhang } = miniGeometry;
const height = 2 * laneHeight + laneGap + 2 * overhang;

export const mini = style([
  text[12],
  figures,
  { display: 'flex', alignItems: 'center', gap: 8, minWidth: 0, color: vars.color.muted },
]);

/** Dark in both themes; a scale of decibels runs from left to right in every script. */
export const glass = style([
  reset,
  {
    position: 'relative',
    flex: 1,
    minWidth: 0,
    height: height + 2,
    padding: '1px 4px',
    borderRadius: 3,
    background: vars.color.glass,
    direction: 'ltr',
    '@media': { '(forced-colors: active)': { outline: '1px solid' } },
  },
]);

export const canvas = style([
  reset,
  {
    position: 'relative',
    display: 'block',
    width: '100%',
    height,
    // Whoever explores by touch finds the meter under it.
    pointerEvents: 'none',
    selectors: { [`${mini}[data-stale] &`]: { opacity: 0.7 } },
  },
]);

const lane = style([reset, { position: 'absolute', insetInline: 4, height: laneHeight }]);

/** What assistive technology finds lies under the lane that the canvas draws. */
export const lanes = styleVariants(
  { left: 1 + overhang, right: 1 + overhang + laneHeight + laneGap },
  (top) => [lane, { insetBlockStart: top }],
);

export const figure = style([
  reset,
  { display: 'block', flex: 'none', minWidth: units(40), textAlign: 'end' },
]);
