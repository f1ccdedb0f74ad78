import { createVar, keyframes, type StyleRule, style } from '@vanilla-extract/css';
import { narrowerThan } from '../../../ui/theme/responsive.ts';
import { figures, reset, text, tone } from '../../../ui/theme/text.css.ts';
import { units } from '../../../ui/theme/units.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

const { color } = vars;

/** What is heard: in the accent, or amber over the fail-over. */
const live = createVar();
const liveTint = createVar();

/** Below 768 the wires turn into a rail at the start edge. */
const RAIL = 20;

export const path = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 64px 216px',
    alignItems: 'center',
    vars: { [live]: color.accent, [liveTint]: color.accentTint },
    selectors: { '&[data-warned]': { vars: { [live]: color.warning, [liveTint]: color.warningTint } } },
    ...narrowerThan({
      tablet: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2], paddingInlineStart: RAIL },
    }),
  },
]);

/** All as high as the one with the longest address: the wires meet their middles. */
export const sources = style([reset, { display: 'grid', gridAutoRows: '1fr', gap: vars.space[2] }]);

const box: StyleRule = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: units(64),
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.control,
  ...narrowerThan({ tablet: { minHeight: units(60), paddingInline: vars.space[3] } }),
};

const heardBox: StyleRule = {
  borderColor: live,
  boxShadow: `inset 0 0 0 1px ${live}`,
  background: liveTint,
};

// The stub from the rail to a box, and for the source heard the rail down to the device.
const stub: StyleRule = {
  content: '',
  position: 'absolute',
  insetInlineStart: -RAIL,
  insetBlockStart: '50%',
  width: RAIL - 1,
  borderBlockStart: `1.5px dashed ${color.borderStrong}`,
};
const rail: StyleRule = {
  content: '',
  position: 'absolute',
  insetInlineStart: -RAIL,
  insetBlockStart: '50%',
  borderInlineStart: `2.5px solid ${live}`,
};
const solid: StyleRule = { borderBlockStart: `2.5px solid ${live}` };

/** In how many milliseconds sound comes from the source over the lever to the device: in 300, one after the other. */
const STEPS_MS = [140, 80, 80] as const;

/** As soon as sound comes (`data-begins`), a step of its way is drawn after the other; not for people who want less motion. */
const draws = (name: string, step: 0 | 1 | 2, rule: StyleRule = {}): StyleRule => {
  const startsMs = STEPS_MS.slice(0, step).reduce((sum, ms) => sum + ms, 0);
  return { ...rule, animation: `${name} ${STEPS_MS[step]}ms linear ${startsMs}ms backwards` };
};
const withMotion = (selectors: NonNullable<StyleRule['selectors']>): StyleRule['@media'] => ({
  '(prefers-reduced-motion: no-preference)': { selectors },
});

const stretchAcross = keyframes({ from: { transform: 'scaleX(0)' } });
const stretchDown = keyframes({ from: { transform: 'scaleY(0)' } });

export const source = style([
  reset,
  box,
  {
    selectors: {
      '&[data-state="heard"]': heardBox,
    },
    '@container': {
      'carillon (width < 768px)': {
        '::before': stub,
        selectors: {
          '&[data-state="heard"]::before': solid,
          '&[data-state="heard"]::after': rail,
          // From the middle of this box over what lies between to the middle of the device.
          '&[data-state="heard"]:last-child::after': { height: 'calc(100% + 10px)' },
          '&[data-state="heard"]:nth-last-child(2)::after': { height: 'calc(200% + 20px)' },
        },
        // From the box to the rail, and down it.
        '@media': withMotion({
          [`${path}[data-begins] &[data-state="heard"]::before`]: draws(stretchAcross, 0, {
            transformOrigin: 'right',
          }),
          [`[dir="rtl"] ${path}[data-begins] &[data-state="heard"]::before`]: { transformOrigin: 'left' },
          [`${path}[data-begins] &[data-state="heard"]::after`]: draws(stretchDown, 1, {
            transformOrigin: 'top',
          }),
        }),
      },
    },
  },
]);

export const output = style([
  reset,
  box,
  {
    selectors: {
      '&[data-heard]': heardBox,
      '&[data-stale]': { borderStyle: 'dashed', borderColor: color.borderStrong },
      '&[data-offline]': { borderColor: color.warning },
    },
    '@container': {
      'carillon (width < 768px)': {
        '::before': stub,
        selectors: {
          '&[data-heard]::before': solid,
          // The rail of a source that is higher than the device goes no further than to its middle.
          '&[data-heard]::after': {
            content: '',
            position: 'absolute',
            insetInlineStart: -RAIL - 1,
            insetBlockStart: 'calc(50% + 1px)',
            width: 5,
            height: '50%',
            background: color.raised,
          },
        },
        '@media': withMotion({
          [`${path}[data-begins] &[data-heard]::before`]: draws(stretchAcross, 2, {
            transformOrigin: 'left',
          }),
          [`[dir="rtl"] ${path}[data-begins] &[data-heard]::before`]: { transformOrigin: 'right' },
        }),
      },
    },
  },
]);

export const icon = style({
  color: color.muted,
  selectors: {
    '[data-state="heard"] > &, [data-heard] > &': { color: live },
    '[data-state="notAnswering"] > &, [data-offline] > &': { color: color.warning },
    '&&&': { '@media': { '(forced-colors: active)': { color: 'inherit' } } },
  },
});

export const words = style([reset, { display: 'block', flex: 1, minWidth: 0 }]);
export const nameLine = style([reset, { display: 'flex', alignItems: 'center', gap: vars.space[2] }]);
export const name = style([text[14], { fontWeight: 500 }]);
/** Whole, in as many lines as it needs. */
export const address = style([text[14], tone.muted, { display: 'block', overflowWrap: 'anywhere' }]);
export const outputName = style([text[14], { display: 'block', fontWeight: 500, overflowWrap: 'anywhere' }]);
export const second = style([text[12], figures, tone.muted, { display: 'block', overflowWrap: 'anywhere' }]);

export const wires = style([
  reset,
  {
    display: 'block',
    width: 64,
    // As high as the boxes, which grow with their texts.
    height: '100%',
    fill: 'none',
    strokeWidth: 1.5,
    selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
    ...narrowerThan({ tablet: { display: 'none' } }),
  },
]);

/** Browsers leave the strokes of a drawing as they are where colours are forced. */
const forced = (rule: StyleRule): StyleRule => ({ '@media': { '(forced-colors: active)': rule } });

export const lit = style({
  stroke: live,
  strokeWidth: 2.5,
  fill: live,
  ...forced({ stroke: 'Highlight', fill: 'Highlight' }),
});
export const open = style({
  stroke: color.borderStrong,
  fill: color.raised,
  ...forced({ stroke: 'CanvasText', fill: 'Canvas' }),
});
export const openWire = style({ strokeDasharray: '3 4' });

const draw = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } });

/** A wire of what is heard. */
export const drawn = ([0, 1, 2] as const).map((step) =>
  style({
    '@media': withMotion({ [`${path}[data-begins] &`]: draws(draw, step, { strokeDasharray: 1 }) }),
  }),
);
