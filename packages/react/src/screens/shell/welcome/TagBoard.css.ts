import { style, styleVariants } from '@vanilla-extract/css';
import { narrowerThan } from '../../../ui/theme/responsive.ts';
import { figures, reset, text } from '../../../ui/theme/text.css.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

const { color, space } = vars;

export const frame = style([
  reset,
  {
    display: 'block',
    overflow: 'clip',
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.panel,
    background: color.raised,
  },
]);
export const head = style([
  reset,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    minHeight: 40,
    paddingInline: 12,
    background: color.sunken,
  },
]);
export const title = style([text[12], { display: 'block', color: color.muted, fontWeight: 500 }]);
export const showEach = style({ marginInlineEnd: -8 });

export const rows = style([reset, { display: 'block' }]);
export const row = style([
  text[14],
  {
    display: 'grid',
    gridTemplateColumns: '160px 88px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '6px 12px',
    minHeight: 40,
    padding: '8px 12px',
    borderBlockStart: `1px solid ${color.border}`,
    ...narrowerThan({ phone: { gridTemplateColumns: 'minmax(0, 1fr) auto' } }),
  },
]);
export const size = style([
  reset,
  figures,
  { display: 'block', color: color.muted, ...narrowerThan({ phone: { display: 'none' } }) },
]);
export const marks = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 3,
    ...narrowerThan({ phone: { gridColumn: '1 / -1', gridRow: 2 } }),
  },
]);

const square = style([
  reset,
  {
    display: 'inline-block',
    flex: 'none',
    width: 12,
    height: 12,
    borderRadius: 2,
    forcedColorAdjust: 'none',
  },
]);
export const mark = styleVariants(
  {
    offline: {
      background: `repeating-linear-gradient(-45deg, ${color.warning} 0 2px, ${color.warningTint} 2px 4px)`,
      boxShadow: `inset 0 0 0 1px ${color.warning}`,
    },
    failed: { background: color.danger },
    playing: { background: color.accent },
    resting: { boxShadow: `inset 0 0 0 1.5px ${color.borderStrong}` },
    unknown: { border: `1px dashed ${color.borderStrong}` },
  },
  (rule) => [square, rule],
);

export const counts = style([
  text[12],
  figures,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '0 8px',
    color: color.muted,
    fontWeight: 500,
  },
]);
export const bad = style([reset, { display: 'block', color: color.danger }]);
export const warn = style([reset, { display: 'block', color: color.warning }]);

export const legend = style([
  text[12],
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 16px',
    minHeight: 36,
    padding: '8px 12px',
    borderBlockStart: `1px solid ${color.border}`,
    color: color.muted,
  },
]);
export const meaning = style([reset, { display: 'inline-flex', alignItems: 'center', gap: 6 }]);
