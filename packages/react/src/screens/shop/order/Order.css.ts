import { globalStyle, style } from '@vanilla-extract/css';
import { narrowerThan } from '../../../ui/theme/responsive.ts';
import { figures, ownDirection, reset, text } from '../../../ui/theme/text.css.ts';
import { light } from '../../../ui/theme/tokens.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

const { color } = vars;

export const sheet = style([
  reset,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 816px)', justifyContent: 'center', gap: vars.space[3] },
]);

export const head = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
  },
]);

export const actions = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[2],
    ...narrowerThan({ phone: { flex: '1 0 100%' } }),
  },
]);
globalStyle(`${actions} > *`, { flexGrow: 1 });

/** White paper and the inks of the light theme, also at night. */
export const paper = style([
  text[14],
  {
    vars: {
      [color.text]: light.text,
      [color.muted]: light.muted,
      [color.border]: light.border,
      [color.borderStrong]: light['border-strong'],
      [color.accent]: light.accent,
    },
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 28,
    border: `1px solid ${color.border}`,
    borderRadius: 2,
    padding: '56px 64px 48px',
    background: '#fff',
    color: color.text,
    colorScheme: 'light',
    ...narrowerThan({ tablet: { padding: '32px 24px' }, phone: { gap: 20, padding: '24px 16px' } }),
    '@media': { print: { border: 0, padding: 0 } },
  },
]);

export const top = style([reset, { display: 'flex', alignItems: 'flex-start', gap: vars.space[3] }]);
export const mark = style({ flex: 'none', marginBlockStart: 4, color: color.accent });
export const brand = style([text[20], { display: 'block' }]);
export const kind = style([reset, { display: 'block', flex: 1, textAlign: 'end' }]);

export const small = style([
  text[12],
  figures,
  { display: 'block', color: color.muted, overflowWrap: 'anywhere' },
]);

export const facts = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
    gap: vars.space[4],
    ...narrowerThan({ phone: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 10 } }),
  },
]);

export const fact = style([reset, { display: 'block' }]);

export const value = style([text[14], { display: 'block', overflowWrap: 'anywhere', ...ownDirection }]);

export const table = style([
  text[14],
  figures,
  { display: 'table', width: '100%', borderCollapse: 'collapse', borderSpacing: 0 },
]);

export const column = style([
  text[12],
  {
    display: 'table-cell',
    borderBlockEnd: `1px solid ${color.borderStrong}`,
    padding: '0 0 6px',
    color: color.muted,
    textAlign: 'start',
  },
]);

const atEnd = { paddingInlineStart: 12, textAlign: 'end' } as const;
/** The columns of a wide sheet: the sums below say the same. Paper is wide. */
const onlyWide = narrowerThan({ phone: { display: 'none' } });

export const figureColumn = style([column, atEnd]);
export const wideColumn = style([figureColumn, onlyWide]);

export const cell = style([
  text[14],
  {
    display: 'table-cell',
    borderBlockEnd: `1px solid ${color.border}`,
    paddingBlock: 10,
    verticalAlign: 'top',
  },
]);

export const figure = style([cell, figures, atEnd]);
export const wideFigure = style([figure, onlyWide]);
export const sumFigure = style([figure, { fontWeight: 500, whiteSpace: 'nowrap' }]);

export const sums = style([
  reset,
  {
    display: 'block',
    justifySelf: 'end',
    width: 'min(304px, 100%)',
    ...narrowerThan({ phone: { width: '100%' } }),
  },
]);

// Only the paper is printed, in whatever page it stands: of all around it, what neither is it nor holds it goes away, and what
// holds it takes no room.
const PAPER = '[data-carillon-part="paper"]';
globalStyle(`:has(> ${PAPER}) > :not(${PAPER}), :has(${PAPER}) > :not(:has(${PAPER}), ${PAPER})`, {
  '@media': { print: { display: 'none !important' } },
});
globalStyle(`:has(${PAPER})`, {
  '@media': {
    print: {
      display: 'block !important',
      minHeight: '0 !important',
      maxWidth: 'none !important',
      margin: '0 !important',
      border: '0 !important',
      padding: '0 !important',
      background: 'none !important',
    },
  },
});
