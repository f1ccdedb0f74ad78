import { style } from '@vanilla-extract/css';
import { dimmed, rowLink } from '../../../ui/lists/List.css.ts';
import { narrowerThan } from '../../../ui/theme/responsive.ts';
import { figures, ownDirection, reset, text } from '../../../ui/theme/text.css.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

const { color } = vars;

export { dimmed };

const frame = style([
  reset,
  {
    overflow: 'clip',
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.panel,
    background: color.raised,
  },
]);

/** Hairlines between cells: each draws its own, and the frame cuts what stands over. */
const hairlines = { boxShadow: `0 0 0 .5px ${color.border}` } as const;

/** As high while it loads. */
export const counts = style([
  frame,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    minHeight: 76,
    ...narrowerThan({ phone: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', minHeight: 150 } }),
  },
]);

/** Where there is one thing in it: what loads, or a number alone. */
export const one = style([
  frame,
  { display: 'grid', alignContent: 'center', gap: 2, minHeight: 76, padding: '12px 20px' },
]);

export const counted = style([
  reset,
  hairlines,
  {
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: 2,
    padding: '12px 20px',
    ...narrowerThan({ phone: { padding: '10px 16px' } }),
  },
]);
export const count = style([text[24], figures, { display: 'block' }]);
export const word = style([text[12], { display: 'block', color: color.muted, fontWeight: 500 }]);
export const more = style([text[14], { display: 'block', color: color.muted }]);

export const attention = style([frame, { display: 'block' }]);
export const rows = style([reset, { display: 'block' }]);
export const board = style([frame, { display: 'block' }]);

/** Over the cells of a group, and over what needs attention. */
export const head = style([
  text[12],
  hairlines,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: 32,
    paddingInline: 12,
    background: color.sunken,
    color: color.muted,
    fontWeight: 500,
  },
]);
export const size = style([reset, figures, { display: 'block' }]);

export const cells = style([
  reset,
  { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))' },
]);

const line = style([
  text[14],
  hairlines,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 40,
    padding: '4px 12px',
    ...narrowerThan({ phone: { minHeight: 44 } }),
  },
]);

export const nothing = style([line, { color: color.muted }]);

export const cell = style([line, { selectors: { '&:hover': { background: color.hover } } }]);

const edge = { content: '', position: 'absolute', insetBlock: 0, insetInlineStart: 0, width: 3 } as const;
export const playing = style({ '::before': { ...edge, background: color.accent } });
export const warning = style({ '::before': { ...edge, background: color.warning } });
export const danger = style({ '::before': { ...edge, background: color.danger } });

export const wrong = style([cell]);

/** Beside what is wrong: which device it is. */
export const facts = style([
  text[12],
  figures,
  {
    display: 'block',
    flex: '0 0 132px',
    color: color.muted,
    ...narrowerThan({ tablet: { display: 'none' } }),
  },
]);

/** The end of a name tells devices apart: it is never cut. The whole cell is the link. */
export const link = style([
  rowLink,
  { flex: 1, minWidth: 0, fontWeight: 500, overflowWrap: 'anywhere', ...ownDirection },
]);
