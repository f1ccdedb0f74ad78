import { style, styleVariants } from '@vanilla-extract/css';
import { narrowerThan } from '../../../ui/theme/responsive.ts';
import { cut, figures, reset, text } from '../../../ui/theme/text.css.ts';
import { units } from '../../../ui/theme/units.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

const { color } = vars;

/** Room, hours, state: the axis stands over the hours. */
const START = 116;
const END = 88;

export const axis = style([
  text[12],
  figures,
  {
    position: 'relative',
    display: 'block',
    height: units(22),
    marginInline: `${START + 12}px ${END + 12}px`,
    color: color.faint,
    ...narrowerThan({ phone: { marginInline: '100px 36px' } }),
  },
]);

const atHour = style({
  position: 'absolute',
  translate: '-50% 0',
  selectors: { '[dir="rtl"] &': { translate: '50% 0' } },
});
export const mark = style([text[12], atHour]);
export const hiddenMark = style([mark, { visibility: 'hidden' }]);
export const now = style([
  text[12],
  figures,
  atHour,
  {
    paddingInline: 5,
    borderRadius: 4,
    background: color.text,
    color: color.surface,
    fontWeight: 600,
  },
]);

export const lane = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: `${START}px minmax(0, 1fr) ${END}px`,
    alignItems: 'center',
    gap: 12,
    height: units(28),
    ...narrowerThan({ phone: { gridTemplateColumns: '92px minmax(0, 1fr) 28px', gap: 8 } }),
  },
]);

export const room = style([
  text[14],
  cut,
  { display: 'block', fontWeight: 500, ...narrowerThan({ phone: { font: vars.type[12] } }) },
]);

export const track = style([
  reset,
  {
    position: 'relative',
    display: 'block',
    height: units(28),
    borderBlockStart: `1px solid ${color.border}`,
    background: `repeating-linear-gradient(90deg, ${color.border} 0 1px, transparent 1px 25%)`,
  },
]);

export const bar = style([
  text[12],
  cut,
  {
    position: 'absolute',
    insetBlock: 3,
    paddingInline: 6,
    border: '1px solid',
    borderRadius: 3,
    lineHeight: units(19),
    ...narrowerThan({ phone: { fontSize: 0 } }),
  },
]);

export const look = styleVariants({
  now: { borderColor: color.accent, background: color.accent, color: color.onAccent, fontWeight: 600 },
  next: { borderColor: color.info, background: color.infoTint, color: color.onInfoTint },
  past: { borderColor: color.borderStrong, background: color.pressed, color: color.text },
});

export const line = style([
  reset,
  {
    position: 'absolute',
    insetBlock: '-1px 0',
    width: 1.5,
    background: color.text,
    '@media': { '(forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' } },
  },
]);

export const state = style({ overflow: 'hidden' });
export const heard = style([text[14], { display: 'block', marginBlock: '16px 8px', color: color.muted }]);
export const strong = style([text[14], { color: color.text, fontWeight: 600 }]);
