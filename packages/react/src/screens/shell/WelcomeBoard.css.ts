import { style } from '@vanilla-extract/css';
import { rowLink } from '../../ui/lists/List.css.ts';
import { narrowerThan } from '../../ui/theme/responsive.ts';
import { figures, ownDirection, reset, text } from '../../ui/theme/text.css.ts';
import { vars } from '../../ui/theme/vars.css.ts';

const { color } = vars;

const frame = style([
  reset,
  {
    overflow: 'clip',
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.panel,
    background: color.raised,
  },
]);

/** As high while it loads. */
export const counts = style([
  frame,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
    gap: 1,
    minHeight: 74,
    alignItems: 'center',
    paddingInline: 20,
  },
]);

export const counted = style([reset, { display: 'grid', gap: 2, justifyItems: 'start', paddingBlock: 10 }]);
export const count = style([text[20], figures, { display: 'block' }]);
export const more = style([text[14], { display: 'block', gridColumn: '1 / -1', color: color.muted }]);

/** Hairlines between the cells: each draws its own, and the frame cuts what stands over. */
export const board = style([
  frame,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  },
]);

export const cell = style([
  text[14],
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 40,
    padding: '4px 12px',
    boxShadow: `0 0 0 .5px ${color.border}`,
    selectors: { '&:hover': { background: color.hover } },
    ...narrowerThan({ phone: { minHeight: 44 } }),
  },
]);

const edge = { content: '', position: 'absolute', insetBlock: 0, insetInlineStart: 0, width: 3 } as const;
export const playing = style({ '::before': { ...edge, background: color.accent } });
export const offline = style({ '::before': { ...edge, background: color.warning } });

/** The end of a name tells devices apart: it is never cut. The whole cell is the link. */
export const link = style([
  rowLink,
  { flex: 1, minWidth: 0, fontWeight: 500, overflowWrap: 'anywhere', ...ownDirection },
]);
