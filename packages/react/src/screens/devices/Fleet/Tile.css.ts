import { style, styleVariants } from '@vanilla-extract/css';
import { rowLink } from '../../../ui/lists/List.css.ts';
import { narrowerThan } from '../../../ui/theme/responsive.ts';
import { cut, figures, reset, text } from '../../../ui/theme/text.css.ts';
import { units } from '../../../ui/theme/units.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

const { color } = vars;

/** As many as have room, four in a page of full width. */
export const tiles = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${units(248)}, 100%), 1fr))`,
    gap: 12,
    ...narrowerThan({ phone: { gap: 8 } }),
  },
]);

/** All are as high as one another, also those of which only the name is drawn yet. */
export const tile = style([
  text[14],
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr) auto',
    gridTemplateRows: `${units(16)} ${units(24)} ${units(16)}`,
    alignItems: 'center',
    alignContent: 'start',
    gap: '4px 6px',
    overflow: 'clip',
    minHeight: units(88),
    paddingBlock: '10px 12px',
    paddingInline: '15px 12px',
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.panel,
    background: color.raised,
    selectors: { '&:hover': { background: color.hover } },
  },
]);

/** With a line for its levels. */
export const tallTile = style([tile, { minHeight: units(112) }]);

const edge = style([reset, { position: 'absolute', insetBlock: 0, insetInlineStart: 0, width: 3 }]);
export const edges = styleVariants(
  { danger: [color.danger, 'Mark'], warning: [color.warning, 'Mark'] },
  ([background, forced]) => [
    edge,
    {
      background,
      '@media': { '(forced-colors: active)': { background: forced, forcedColorAdjust: 'none' } },
    },
  ],
);

export const icon = style([reset, { display: 'flex', gridArea: '1 / 1', color: color.muted }]);

/** The end of a name tells devices apart: of a long one the beginning is cut first. */
export const name = style([
  text[12],
  { display: 'flex', gridArea: '1 / 2', minWidth: 0, color: color.muted },
]);
/** Its two parts in the order of the name's own script, at the edge where the page begins. */
export const parts = style([reset, { display: 'flex', gap: 4, minWidth: 0 }]);
export const nameLink = style([name, rowLink, { selectors: { '&, &:hover': { color: color.muted } } }]);
/** Far from what is seen. */
export const farName = style([text[12], cut, { display: 'block', gridArea: '1 / 2', color: color.muted }]);
export const head = style([reset, cut, { flex: '0 1000 auto' }]);
export const tail = style([reset, cut, { flex: '0 1 auto', maxWidth: '72%' }]);

export const presence = style([reset, { display: 'flex', gridArea: '1 / 3' }]);

/** The event leads. */
export const what = style([
  reset,
  { display: 'flex', gridArea: '2 / 1 / auto / -1', alignItems: 'center', gap: 8, minWidth: 0 },
]);
export const mark = style({ gap: 0 });
export const state = style([text[14], { flexShrink: 1, minWidth: 0, fontWeight: 400 }]);
export const event = style([text[14], cut, { display: 'block', fontWeight: 500 }]);

export const foot = style([
  text[12],
  figures,
  {
    display: 'flex',
    gridArea: '3 / 1 / auto / -1',
    gap: 8,
    minWidth: 0,
    color: color.muted,
  },
]);
const part = style([reset, cut, { display: 'block' }]);
export const start = styleVariants(
  { muted: color.muted, warning: color.warning, danger: color.danger },
  (value, tone) => [part, { flex: '1 1 auto', color: value, ...(tone !== 'muted' && { fontWeight: 500 }) }],
);
export const end = style([part, { flex: '0 1 auto', textAlign: 'end' }]);

/** The line of the levels. */
export const levels = style([reset, { gridColumn: '1 / -1', gridRow: 4, marginBlockStart: 4, minWidth: 0 }]);
/** As high, where nothing plays. */
export const noLevels = style([
  levels,
  {
    height: 16,
    borderBlockStart: `1px dashed ${color.borderStrong}`,
    marginBlockStart: 12,
    marginBlockEnd: -8,
    opacity: 0.6,
  },
]);
