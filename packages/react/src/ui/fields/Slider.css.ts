import { style } from '@vanilla-extract/css';
import { ring } from '../theme/focus.ts';
import { narrowerThan } from '../theme/responsive.ts';
import { figures, reset, text } from '../theme/text.css.ts';
import { units } from '../theme/units.ts';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;

export const slider = style([
  text[14],
  {
    display: 'grid',
    // A value that is long leaves its name a third.
    gridTemplateColumns: 'minmax(0, 1fr) fit-content(65%)',
    alignContent: 'start',
    alignItems: 'center',
    gap: '4px 12px',
    selectors: { '&[data-disabled]': { color: color.faint } },
    '@media': { '(forced-colors: active)': { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
  },
]);

const off = `${slider}[data-disabled] &`;

export const label = style([text[14], { display: 'block', fontWeight: 500, overflowWrap: 'anywhere' }]);

export const value = style([
  text[14],
  figures,
  {
    display: 'block',
    fontWeight: 500,
    textAlign: 'end',
    // "-12 dB" keeps its order in a right-to-left page.
    unicodeBidi: 'plaintext',
    selectors: { [off]: { fontWeight: 400 } },
  },
]);

export const controls = style([
  reset,
  { display: 'flex', gridColumn: '1 / -1', alignItems: 'center', gap: vars.space[2] },
]);

/** Keeps half a thumb of room at each end, where there are no buttons. */
export const track = style([
  reset,
  {
    flex: 1,
    height: 24,
    marginInline: 6,
    cursor: 'pointer',
    // A finger that moves a thumb does not scroll the page.
    touchAction: 'pan-y',
    selectors: { 'button ~ &': { marginInline: 0 }, '&[data-disabled]': { cursor: 'not-allowed' } },
  },
]);

export const rail = style([
  reset,
  {
    position: 'absolute',
    inset: '10px 0',
    display: 'block',
    height: 4,
    borderRadius: 2,
    background: color.sunken,
    boxShadow: `inset 0 0 0 1px ${color.borderStrong}`,
    '@media': { '(forced-colors: active)': { outline: '1px solid' } },
  },
]);

export const fill = style([
  reset,
  {
    display: 'block',
    borderRadius: 2,
    background: color.accent,
    selectors: { [off]: { background: 'none' } },
    '@media': {
      '(forced-colors: active)': {
        background: 'Highlight',
        forcedColorAdjust: 'none',
        selectors: { [off]: { background: 'none' } },
      },
    },
  },
]);

/** Where the two sides of the scale meet. */
export const origin = style([
  reset,
  {
    position: 'absolute',
    insetBlock: 6,
    width: 1,
    background: color.borderStrong,
    '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
  },
]);

export const thumb = style([
  reset,
  {
    top: '50%',
    display: 'block',
    width: 12,
    height: 20,
    border: `1.5px solid ${color.text}`,
    borderRadius: 4,
    background: color.raised,
    cursor: 'grab',
    // The target is 24 px wide, the picture 12.
    '::before': { content: '', position: 'absolute', inset: '-3px -7px' },
    '::after': {
      content: '',
      position: 'absolute',
      insetBlock: 3,
      insetInlineStart: 'calc(50% - .75px)',
      width: 1.5,
      background: 'currentColor',
    },
    selectors: {
      '&[data-hovered]': { background: color.hover },
      '&[data-dragging]': { background: color.pressed, cursor: 'grabbing' },
      '&[data-focus-visible]': ring,
      '&[data-disabled]': {
        borderColor: color.borderStrong,
        borderStyle: 'dashed',
        cursor: 'not-allowed',
      },
      '&[data-disabled]::after': { background: 'none' },
    },
    '@media': {
      '(forced-colors: active)': {
        forcedColorAdjust: 'none',
        borderColor: 'ButtonText',
        background: 'ButtonFace',
        color: 'ButtonText',
        selectors: {
          '&[data-focus-visible]': { outlineColor: 'Highlight' },
          '&[data-disabled]': { borderColor: 'GrayText' },
        },
      },
    },
  },
]);

export const ends = style([
  text[12],
  {
    display: 'flex',
    gridColumn: '1 / -1',
    justifyContent: 'space-between',
    gap: vars.space[3],
    paddingInline: 6,
    color: color.faint,
  },
]);

export const end = style({ unicodeBidi: 'plaintext' });

/** Under the track alone: a button and a gap further in. */
export const besideArrows = style({
  paddingInline: 40,
  ...narrowerThan({ phone: { paddingInline: 44 } }),
});

/** As wide as the track. */
export const marks = style([
  text[12],
  figures,
  {
    position: 'relative',
    display: 'block',
    gridColumn: '1 / -1',
    height: units(20),
    marginInline: 6,
    color: color.faint,
  },
]);

export const marksBesideArrows = style({
  marginInline: 40,
  ...narrowerThan({ phone: { marginInline: 44 } }),
});

/** No wider than its tick, so that the name is in the middle in either direction. */
export const mark = style({
  position: 'absolute',
  display: 'flex',
  justifyContent: 'center',
  width: 0,
  paddingBlockStart: 4,
  whiteSpace: 'nowrap',
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: -1,
    insetInlineStart: -0.5,
    width: 1,
    height: 4,
    background: 'currentColor',
  },
});
