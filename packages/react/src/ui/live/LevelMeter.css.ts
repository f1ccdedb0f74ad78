import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { narrowerThan } from '../theme/responsive.ts';
import { figures, ground, reset, text } from '../theme/text.css.ts';
import { units } from '../theme/units.ts';
import { vars } from '../theme/vars.css.ts';
import { meterGeometry } from './meterPainter.ts';

const { laneHeight, laneGap, overhang, figureWidth } = meterGeometry;

export const glass = style([
  text[12],
  ground,
  figures,
  {
    display: 'grid',
    gridTemplateColumns: `${units(12)} minmax(0, 1fr) minmax(40px, max-content)`,
    gap: `${laneGap}px 10px`,
    alignItems: 'center',
    padding: '12px 16px 8px',
    borderRadius: vars.radius.control,
    background: vars.color.glass,
    color: vars.color.onGlass,
    // A scale of decibels runs from left to right in every script.
    direction: 'ltr',
    font: vars.type[12],
    ...narrowerThan({
      phone: { gridTemplateColumns: `${units(10)} minmax(0, 1fr)`, columnGap: 8, paddingInline: 12 },
    }),
    '@media': { '(forced-colors: active)': { outline: '1px solid' } },
  },
]);

const letter = style([text[12], { display: 'block', gridColumn: 1, fontWeight: 700 }]);

export const letters = styleVariants({ left: 1, right: 2 }, (gridRow) => [letter, { gridRow }]);

export const lanes = style([
  reset,
  {
    position: 'relative',
    gridColumn: 2,
    gridRow: '1 / 3',
    height: 2 * laneHeight + laneGap,
  },
]);

export const canvas = style([
  reset,
  {
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: -overhang,
    display: 'block',
    width: '100%',
    height: 2 * laneHeight + laneGap + 2 * overhang,
    // Whoever explores by touch finds the meter under it.
    pointerEvents: 'none',
    transition: `opacity ${vars.duration.dialog}`,
    selectors: { [`${glass}[data-stale] &`]: { opacity: 0.7 } },
  },
]);

const channel = style([
  reset,
  { position: 'absolute', insetInline: `0 ${figureWidth}px`, display: 'block', height: laneHeight },
]);

/** What assistive technology finds lies under the lane that the canvas draws. */
export const channels = styleVariants(
  {
    left: { insetBlockStart: 0 },
    right: { insetBlockStart: laneHeight + laneGap },
  },
  (rule) => [channel, rule],
);

/** In the middle of both lanes, which it hides no more of than it needs. */
export const rest = style([
  text[14],
  figures,
  {
    position: 'absolute',
    insetBlockStart: '50%',
    left: `calc((100% - ${figureWidth}px) / 2)`,
    display: 'block',
    width: 'max-content',
    maxWidth: `calc(100% - ${figureWidth}px)`,
    paddingBlock: 4,
    paddingInline: 14,
    borderRadius: vars.radius.control,
    background: vars.color.glass,
    color: vars.color.onGlass,
    fontWeight: 500,
    textAlign: 'center',
    unicodeBidi: 'plaintext',
    transform: 'translate(-50%, -50%)',
    // Over the figures, too: they say nothing then.
    ...narrowerThan({ phone: { left: '50%', maxWidth: '100%', paddingInline: 8 } }),
  },
]);

const lamp = style([
  text[12],
  {
    display: 'block',
    gridColumn: 3,
    justifySelf: 'end',
    height: units(18),
    paddingInline: 3,
    border: `1px solid ${vars.meter.redOff}`,
    borderRadius: 2,
    color: vars.color.onGlass,
    fontWeight: 600,
    letterSpacing: 0,
    lineHeight: units(16),
    opacity: 0.8,
    selectors: {
      '&[data-lit]': { background: vars.meter.red, color: vars.color.glass, opacity: 1 },
    },
    // No room for a lamp: there the figure turns red.
    ...narrowerThan({ phone: { display: 'none' } }),
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[data-lit]': { background: 'Mark', color: 'MarkText', forcedColorAdjust: 'none' } },
      },
    },
  },
]);

export const lamps = styleVariants({ left: 1, right: 2 }, (gridRow) => [lamp, { gridRow }]);

export const scale = style([
  reset,
  { position: 'relative', gridColumn: 2, gridRow: 3, height: units(18), marginInlineEnd: figureWidth },
]);

const at = createVar();
const notch = createVar();

const tick = style([
  text[12],
  {
    position: 'absolute',
    insetBlockStart: 4,
    left: at,
    display: 'block',
    transform: 'translateX(-50%)',
    '::before': {
      content: '',
      position: 'absolute',
      left: notch,
      top: -5,
      width: 1,
      height: 4,
      background: 'currentColor',
      opacity: 0.7,
    },
  },
]);

// On a phone 90 and 95 would touch: they lean away from each other, their notches stay.
const leansBack = { vars: { [notch]: 'calc(100% - 3px)' }, transform: 'translateX(calc(-100% + 3px))' };
const leansOn = { vars: { [notch]: '3px' }, transform: 'translateX(-3px)' };

// So they do wherever text is larger than its own size, by as much.
const more = `7 * (${vars.unit} - 1px)`;
const growsBack = {
  vars: { [notch]: `calc(50% + ${more})` },
  transform: `translateX(calc(-50% - ${more}))`,
};
const growsOn = { vars: { [notch]: `calc(50% - ${more})` }, transform: `translateX(calc(-50% + ${more}))` };

/** The marks of the scale; the edges of the zones are brighter. */
export const ticks = styleVariants(
  {
    0: {},
    24: {},
    48: {},
    70: { color: vars.meter.peak },
    90: { color: vars.meter.peak, ...growsBack, ...narrowerThan({ phone: leansBack }) },
    95: { ...growsOn, ...narrowerThan({ phone: leansOn }) },
  },
  (rule, db) => [tick, { vars: { [at]: `${(Number(db) / 95) * 100}%`, [notch]: '50%' } }, rule],
);
