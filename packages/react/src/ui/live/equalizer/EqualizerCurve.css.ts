import { style, styleVariants } from '@vanilla-extract/css';
import { narrowerThan } from '../../theme/responsive.ts';
import { figures, reset, text } from '../../theme/text.css.ts';
import { units } from '../../theme/units.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** Room for the levels at the start and the frequencies below. */
export const picture = style([
  text[12],
  figures,
  {
    display: 'block',
    padding: `4px 0 ${units(28)} ${units(36)}`,
    color: color.faint,
    // A scale of frequencies runs from left to right in every script.
    direction: 'ltr',
    ...narrowerThan({ phone: { paddingLeft: units(30) } }),
  },
]);

const muted = `${picture}[data-muted] &`;

// Words and figures of the axes keep their own direction.
const label = style([text[12], { position: 'absolute', display: 'block', unicodeBidi: 'plaintext' }]);

export const field = style([
  reset,
  {
    position: 'relative',
    display: 'block',
    height: 232,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.control,
    background: color.surface,
    ...narrowerThan({ phone: { height: 176 } }),
  },
]);

export const drawing = style([
  reset,
  { position: 'absolute', inset: 0, display: 'block', width: '100%', height: '100%', fill: 'none' },
]);

const stroke = style({ vectorEffect: 'non-scaling-stroke' });

export const grid = style([
  stroke,
  { stroke: color.border, '@media': { '(forced-colors: active)': { stroke: 'GrayText', opacity: 0.5 } } },
]);

export const zero = style([
  stroke,
  { stroke: color.borderStrong, '@media': { '(forced-colors: active)': { stroke: 'GrayText' } } },
]);

export const area = style({
  fill: color.accentTint,
  selectors: { [muted]: { fill: color.sunken } },
  '@media': { '(forced-colors: active)': { fill: 'none' } },
});

export const curve = style([
  stroke,
  {
    stroke: color.accent,
    strokeWidth: 2.5,
    strokeLinejoin: 'round',
    selectors: { [muted]: { stroke: color.borderStrong } },
    '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
  },
]);

export const curveOff = style([
  stroke,
  {
    stroke: color.borderStrong,
    strokeWidth: 2,
    strokeDasharray: '4 4',
    '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
  },
]);

export const level = style([
  label,
  {
    right: '100%',
    paddingRight: 8,
    transform: 'translateY(-50%)',
    ...narrowerThan({ phone: { paddingRight: 5 } }),
  },
]);

export const hz = style([label, { top: '100%', paddingTop: 6, transform: 'translateX(-50%)' }]);

/** The two ends stay inside. */
export const hzEnd = styleVariants({ first: { left: 0 }, last: { right: 0 } }, (rule) => [
  hz,
  rule,
  { transform: 'none' },
]);

/** Goes where there is no room for every frequency. */
export const spareHz = style([hz, narrowerThan({ tablet: { display: 'none' } })]);

export const cut = style([
  reset,
  {
    position: 'absolute',
    top: 0,
    bottom: 0,
    display: 'block',
    borderLeft: `1px dashed ${color.accent}`,
    color: color.accent,
    selectors: { [muted]: { borderColor: color.borderStrong, color: color.muted } },
  },
]);

/** On the curve. */
export const dot = style([
  reset,
  {
    position: 'absolute',
    zIndex: 1,
    display: 'block',
    width: 11,
    height: 11,
    border: `2px solid ${color.accent}`,
    borderRadius: '50%',
    background: color.raised,
    selectors: { [muted]: { borderColor: color.borderStrong } },
    transform: 'translate(-50%, -50%)',
  },
]);

// Read over the lines that it crosses, without hiding the curve.
const halo = `0 0 3px ${color.surface}`;

const name = style([
  label,
  {
    zIndex: 1,
    bottom: 5,
    paddingInline: 8,
    fontWeight: 500,
    whiteSpace: 'nowrap',
    textShadow: [halo, halo, halo, halo].join(),
  },
]);

/** Towards the middle; the treble steps up where the two would meet. */
export const names = styleVariants(
  { bass: { left: 0 }, treble: { right: 0 }, raisedTreble: { right: 0, bottom: 23 } },
  (rule) => [name, rule],
);
