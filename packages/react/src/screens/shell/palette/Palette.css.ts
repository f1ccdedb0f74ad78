import { style } from '@vanilla-extract/css';
import { narrowerThan } from '../../../ui/theme/responsive.ts';
import { cut, reset, text } from '../../../ui/theme/text.css.ts';
import { units } from '../../../ui/theme/units.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

const { color, space, radius } = vars;

export const button = style([
  { flex: 'none', gap: space[2], paddingInline: 8 },
  narrowerThan({ phone: { width: 36, paddingInline: 0 } }),
]);

/** Of a keyboard, and of no use where there is none. */
export const wide = style([narrowerThan({ phone: { display: 'none' } })]);

export const key = style([
  text[12],
  {
    display: 'inline-block',
    padding: '0 5px',
    border: `1px solid ${color.border}`,
    borderRadius: 4,
    background: color.raised,
    color: color.muted,
    whiteSpace: 'nowrap',
  },
]);

export const mark = style({ flex: 'none', color: color.muted });

export const input = style([
  text[16],
  {
    flex: 1,
    minWidth: 0,
    color: color.text,
    fontWeight: 400,
    outline: 'none',
    selectors: { '&::placeholder': { color: color.faint, opacity: 1 } },
  },
]);

export const list = style([reset, { display: 'block' }]);
export const group = style([reset, { display: 'block' }]);

export const caption = style([
  text[12],
  {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[2],
    padding: '10px 8px 4px',
    color: color.faint,
    fontWeight: 500,
    fontVariantNumeric: 'tabular-nums',
  },
]);

export const option = style([
  text[14],
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minHeight: units(36),
    paddingInline: 8,
    borderRadius: radius.control,
    color: color.text,
    textDecoration: 'none',
    cursor: 'pointer',
    // Its caption and what is above it stay in sight.
    scrollMarginBlock: 32,
    selectors: {
      '&[aria-selected="true"]': {
        background: color.accentTint,
        color: color.onAccentTint,
        boxShadow: `inset 0 0 0 1px ${color.accent}`,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
    ...narrowerThan({ phone: { minHeight: units(48) } }),
  },
]);

export const words = style([
  reset,
  {
    display: 'flex',
    flex: 1,
    alignItems: 'baseline',
    gap: space[2],
    minWidth: 0,
    ...narrowerThan({ phone: { display: 'block' } }),
  },
]);
export const name = style([cut, { flex: '0 1 auto', ...narrowerThan({ phone: { display: 'block' } }) }]);
export const second = style([
  text[12],
  cut,
  {
    flex: '1 1 0',
    color: color.muted,
    selectors: { '[aria-selected="true"] &': { color: 'inherit' } },
    ...narrowerThan({ phone: { display: 'block' } }),
  },
]);

export const keys = style([
  text[12],
  { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', padding: '8px 16px', color: color.muted },
]);
export const keyed = style([reset, { display: 'flex', alignItems: 'center', gap: 6 }]);
