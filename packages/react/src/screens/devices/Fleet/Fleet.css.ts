import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../../ui/theme/focus.ts';
import { narrowerThan } from '../../../ui/theme/responsive.ts';
import { cut, figures, reset, text } from '../../../ui/theme/text.css.ts';
import { units } from '../../../ui/theme/units.ts';
import { vars } from '../../../ui/theme/vars.css.ts';
import { tiles } from './Tile.css.ts';

const { color, space } = vars;

export const search = style([
  { flex: '1 1 200px', minWidth: 0, maxWidth: 264 },
  narrowerThan({ phone: { flex: '1 0 100%', maxWidth: 'none' } }),
]);
export const grouping = style([
  { flex: '0 1 auto', minWidth: units(120) },
  narrowerThan({ phone: { flex: '1 1 96px' } }),
]);

/** At the end of the toolbar; on a phone a line below it. */
export const end = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    marginInlineStart: 'auto',
    ...narrowerThan({ phone: { flex: '1 1 100%', marginInlineStart: 0 } }),
  },
]);
export const grows = style(narrowerThan({ phone: { flex: '1 1 auto' } }));

/** Its word stands first. */
export const levels = style({
  selectors: {
    '&&': { gridTemplateColumns: 'max-content max-content', alignContent: 'center', minHeight: 32 },
  },
});
globalStyle(`${levels} > :last-child`, { gridRow: 1, gridColumn: 1 });

/** A button that stays pressed. */
export const pressed = style({
  selectors: {
    '&&, &&:hover': { borderColor: color.accent, background: color.accentTint, color: color.onAccentTint },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&&': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } },
    },
  },
});
export const count = style([
  text[12],
  figures,
  {
    display: 'inline-block',
    minWidth: units(18),
    height: units(18),
    paddingInline: 5,
    borderRadius: 4,
    background: color.warning,
    color: color.onWarning,
    fontWeight: 600,
    lineHeight: units(18),
    textAlign: 'center',
    '@media': { '(forced-colors: active)': { outline: '1px solid' } },
  },
]);

/** Tags and counts. */
export const tagRow = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 24px',
  },
]);
export const tags = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 6,
    minWidth: 0,
    ...narrowerThan({
      phone: { flexWrap: 'nowrap', flex: '1 1 100%', overflowX: 'auto', padding: 4, margin: -4 },
    }),
  },
]);
export const tag = style([
  text[12],
  figures,
  {
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: 6,
    height: units(28),
    maxWidth: '100%',
    paddingInline: '4px 6px',
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    color: color.muted,
    cursor: 'pointer',
    selectors: {
      ...focusRing,
      '&:hover': { background: color.hover },
      '&[aria-pressed=true]': {
        borderColor: color.accent,
        background: color.accentTint,
        color: color.onAccentTint,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[aria-pressed=true]': { outline: '2px solid Highlight' } },
      },
    },
  },
]);
export const tagWord = style([reset, { display: 'block', paddingInline: 6, fontWeight: 500 }]);

export const sum = style([
  text[14],
  figures,
  { display: 'flex', flexWrap: 'wrap', gap: '2px 20px', ...narrowerThan({ phone: { columnGap: 16 } }) },
]);

/** What is told of what is wrong. */
export const options = style([
  text[14],
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 20px',
    padding: '8px 12px',
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.panel,
    background: color.raised,
  },
]);
export const optionsName = style([
  reset,
  { display: 'block', fontWeight: 500, ...narrowerThan({ phone: { flex: '1 0 100%' } }) },
]);

export const group = style([reset, { display: 'block', minWidth: 0 }]);
export const groupHead = style([
  text[12],
  figures,
  {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: units(20),
    marginBlockEnd: 8,
    color: color.muted,
  },
]);
export const groupName = style([text[12], { display: 'flex', minWidth: 0, color: color.text }]);
export const untagged = style([text[14], cut, { display: 'block', fontWeight: 600 }]);
export const size = style([reset, { display: 'block', flex: 'none' }]);
export const why = style([reset, cut, { display: 'block', color: color.faint }]);

/** Small groups side by side, in the columns of the tiles; where those are fewer than four, one below the other. */
export const flow = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: '20px 12px',
    ...narrowerThan({ wide: { gridTemplateColumns: 'minmax(0, 1fr)' } }),
  },
]);
const COLUMNS = { 1: 1, 2: 2, 3: 3, 4: 4 } as const;
export const spans = styleVariants(COLUMNS, (count) => [
  group,
  { gridColumn: `span ${count}`, ...narrowerThan({ wide: { gridColumn: 'auto' } }) },
]);
export const flowing = styleVariants(COLUMNS, (count) => [
  tiles,
  {
    gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
    ...narrowerThan({
      wide: { gridTemplateColumns: `repeat(auto-fill, minmax(min(${units(248)}, 100%), 1fr))` },
    }),
  },
]);

export const note = style([text[12], { display: 'block', color: color.faint }]);
