import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { figures, reset, text } from '../../../ui/theme/text.css.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

const { color } = vars;

/** Everything is drawn for 1920 by 1080 and grows with the screen: it is read from afar, at whatever resolution. */
const unit = createVar();
const PHONE = '(width < 768px)';
const u = (count: number) => `calc(${unit} * ${count})`;

/** What stands on a tile, and its second line. */
const ink = createVar();
const secondInk = createVar();
const bar = createVar();

export const wall = style([
  text[14],
  {
    vars: { [unit]: 'min(100vw / 1920, 100dvh / 1080)' },
    position: 'fixed',
    inset: 0,
    zIndex: vars.z.dialog,
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    gap: u(16),
    padding: u(40),
    outline: 'none',
    background: color.surface,
    color: color.text,
    fontSize: u(26),
    lineHeight: 1.25,
    selectors: { '&[data-rest]': { cursor: 'none' } },
    '@media': {
      '(forced-colors: active)': { background: 'Canvas' },
      // In a hand it is read from near, and scrolled, its head and its foot with it.
      [PHONE]: {
        vars: { [unit]: '0.58px' },
        gridTemplateRows: 'max-content minmax(max-content, 1fr) max-content',
        overflowY: 'auto',
        padding: 12,
      },
    },
  },
]);

export const head = style([
  reset,
  figures,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: u(32), minWidth: 0, color: color.muted },
]);
export const brand = style([reset, { fontWeight: 600, color: color.text, whiteSpace: 'nowrap' }]);
export const count = style([reset, { whiteSpace: 'nowrap' }]);
export const wrong = style([
  count,
  {
    padding: `${u(10)} ${u(20)}`,
    borderRadius: u(10),
    background: color.warning,
    color: color.onWarning,
    fontWeight: 600,
    '@media': { '(forced-colors: active)': { outline: '1px solid' } },
  },
]);
export const live = style([
  count,
  {
    marginInlineStart: 'auto',
    color: color.success,
    fontWeight: 500,
    selectors: { '&[data-off]': { color: color.warning } },
  },
]);
export const clock = style([reset, figures, { color: color.text, fontSize: u(56), lineHeight: 1.1 }]);

export const tiles = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    gridTemplateRows: 'repeat(3, minmax(0, 1fr))',
    gap: u(16),
    minHeight: 0,
    '@media': {
      [PHONE]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gridTemplateRows: 'none',
        gridAutoRows: 'max-content',
      },
    },
  },
]);

const filled = (background: string, words: string) => ({
  vars: { [ink]: words, [secondInk]: words, [bar]: 'transparent' },
  background,
  borderColor: background,
});

export const tile = style([
  reset,
  figures,
  {
    vars: { [ink]: color.text, [secondInk]: color.muted, [bar]: 'transparent' },
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto auto',
    '@media': {
      // No tile is filled then: what is wrong has a wide mark.
      '(forced-colors: active)': {
        selectors: {
          '&[data-look="failed"], &[data-look="offline"]': { vars: { [bar]: 'Mark' } },
          '&[data-look="failed"]::before, &[data-look="offline"]::before': { width: u(20) },
        },
      },
      // Taller where name and event take two lines each.
      [PHONE]: {
        minHeight: u(224),
        gridTemplateRows: 'max-content minmax(max-content, 1fr) max-content max-content',
      },
    },
    gap: u(8),
    overflow: 'clip',
    padding: `${u(20)} ${u(24)}`,
    border: `${u(2)} solid ${color.border}`,
    borderRadius: u(14),
    background: color.raised,
    color: ink,
    '::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      width: u(8),
      background: bar,
      forcedColorAdjust: 'none',
    },
    selectors: {
      '&[data-look="playing"]': { vars: { [bar]: color.accent } },
      '&[data-look="warning"]': { vars: { [bar]: color.warning, [secondInk]: color.warning } },
      '&[data-look="failed"]': filled(color.danger, color.onDanger),
      '&[data-look="offline"]': filled(color.warning, color.onWarning),
      '&[data-look="unknown"]': { borderStyle: 'dashed', borderColor: color.borderStrong },
    },
  },
]);

export const device = style([reset, { display: 'flex', gap: u(12), fontWeight: 600 }]);
export const deviceIcon = style({
  flex: 'none',
  width: u(28),
  height: u(28),
  marginBlockStart: u(2),
  color: secondInk,
});
globalStyle(`${deviceIcon} svg`, { display: 'block', width: '100%', height: '100%' });
export const what = style([
  reset,
  {
    display: 'flex',
    alignItems: 'center',
    gap: u(14),
    minHeight: 0,
    fontSize: u(30),
    fontWeight: 500,
    selectors: {
      [`${tile}[data-look="rest"] &, ${tile}[data-look="unknown"] &`]: {
        color: color.muted,
        fontWeight: 400,
      },
    },
  },
]);
export const mark = style({
  flex: 'none',
  width: u(32),
  height: u(32),
  selectors: { [`${tile}[data-look="warning"] &`]: { color: color.warning } },
});
/** Of three heights, and still: many of them are seen at once, for a month. */
export const bars = style([
  reset,
  {
    flex: 'none',
    width: u(28),
    height: u(28),
    color: color.accent,
    backgroundImage: 'linear-gradient(currentColor, currentColor)'.concat(
      ', linear-gradient(currentColor, currentColor)'.repeat(2),
    ),
    backgroundRepeat: 'no-repeat',
    backgroundPosition: '0 100%, 50% 100%, 100% 100%',
    backgroundSize: `${u(5)} 60%, ${u(5)} 100%, ${u(5)} 40%`,
    forcedColorAdjust: 'none',
  },
]);

/** Two lines, never a cut end: what is longer is smaller. */
export const lines = style([
  reset,
  {
    display: '-webkit-box',
    overflow: 'hidden',
    minWidth: 0,
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    selectors: { '&[data-long]': { fontSize: '0.75em', WebkitLineClamp: 3 } },
  },
]);
/** The meter is drawn for a page: on a large screen it is twice as large. */
export const levels = style([
  reset,
  {
    display: 'block',
    minWidth: 0,
    '@media': { '(min-width: 1600px)': { zoom: 2 } },
    selectors: { '&[data-none]': { height: 16, borderBlockEnd: `1px dashed ${secondInk}`, opacity: 0.6 } },
  },
]);
export const second = style([
  reset,
  {
    display: 'block',
    minHeight: u(28),
    color: secondInk,
    fontSize: u(22),
    selectors: { [`${tile}[data-look="warning"] &`]: { fontWeight: 600 } },
  },
]);

export const foot = style([
  reset,
  { display: 'flex', gap: u(32), minHeight: u(28), color: color.muted, fontSize: u(22) },
]);
export const page = style([reset, figures, { marginInlineStart: 'auto' }]);
/** In the place of the tiles, where there are none. */
export const nothing = style([
  reset,
  { display: 'grid', placeContent: 'center', gap: u(12), fontSize: u(40), textAlign: 'center' },
]);
export const nothingDetail = style([reset, { display: 'block', color: color.muted, fontSize: u(26) }]);
