import { type StyleRule, style } from '@vanilla-extract/css';
import { narrowerThan } from '../../../ui/theme/responsive.ts';
import { cut, figures, reset, text, tone } from '../../../ui/theme/text.css.ts';
import { units } from '../../../ui/theme/units.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

const { color } = vars;

/** Below 768 the wires turn into a rail at the start edge. */
const RAIL = 20;

export const path = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 88px 200px',
    alignItems: 'center',
    ...narrowerThan({
      tablet: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2], paddingInlineStart: RAIL },
    }),
  },
]);

export const sources = style([reset, { display: 'grid', gap: vars.space[2] }]);

const box: StyleRule = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  height: units(64),
  paddingInline: vars.space[4],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.control,
  ...narrowerThan({ tablet: { height: units(60), paddingInline: vars.space[3] } }),
};

const heardBox: StyleRule = {
  borderColor: color.accent,
  boxShadow: `inset 0 0 0 1px ${color.accent}`,
  background: color.accentTint,
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
  borderInlineStart: `2.5px solid ${color.accent}`,
};
const solid: StyleRule = { borderBlockStart: `2.5px solid ${color.accent}` };

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
        selectors: { '&[data-heard]::before': solid },
      },
    },
  },
]);

export const icon = style({
  color: color.muted,
  selectors: {
    '[data-state="heard"] > &, [data-heard] > &': { color: color.accent },
    '[data-state="notAnswering"] > &, [data-offline] > &': { color: color.warning },
    '&&&': { '@media': { '(forced-colors: active)': { color: 'inherit' } } },
  },
});

export const words = style([reset, { display: 'block', flex: 1, minWidth: 0 }]);
export const nameLine = style([reset, { display: 'flex', alignItems: 'center', gap: vars.space[2] }]);
export const name = style([text[14], cut, { fontWeight: 500 }]);
export const address = style([text[14], tone.muted, cut, { display: 'block' }]);
export const outputName = style([text[14], cut, { display: 'block', fontWeight: 500 }]);
export const second = style([text[12], figures, tone.muted, cut, { display: 'block' }]);

export const wires = style([
  reset,
  {
    display: 'block',
    width: 88,
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

export const live = style({
  stroke: color.accent,
  strokeWidth: 2.5,
  fill: color.accent,
  ...forced({ stroke: 'Highlight', fill: 'Highlight' }),
});
export const open = style({
  stroke: color.borderStrong,
  fill: color.raised,
  ...forced({ stroke: 'CanvasText', fill: 'Canvas' }),
});
export const openWire = style({ strokeDasharray: '3 4' });
