import { style, styleVariants } from '@vanilla-extract/css';
import { ring } from '../../../ui/theme/focus.ts';
import { narrowerThan } from '../../../ui/theme/responsive.ts';
import { cut, figures, reset, text, tone } from '../../../ui/theme/text.css.ts';
import { vars } from '../../../ui/theme/vars.css.ts';
import { LINE, LINE_ON_PHONE } from './linePlace.ts';

const { color, space } = vars;

export const frame = style([reset, { display: 'block' }]);

const bar = (color: string) => ({
  borderInlineStart: `4px solid ${color}`,
});

export const loud = styleVariants({
  danger: bar(color.danger),
  warning: bar(color.warning),
  none: {},
});

export const checked = style([text[12], tone.faint, figures, { display: 'block', paddingInlineEnd: 8 }]);

/** Why, and beside it what was checked, or below it where there is no room. */
export const halves = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    overflow: 'clip',
    borderBlockStart: `1px solid ${color.border}`,
    borderEndEndRadius: vars.radius.panel,
  },
]);

export const why = style([
  reset,
  {
    display: 'grid',
    flex: '1000 1 320px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space[3],
    padding: '16px 20px',
    ...narrowerThan({ phone: { padding: '12px 16px' } }),
  },
]);

export const told = style([
  reset,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', gap: space[1] },
]);
export const sentence = style([text[20], { display: 'block', overflowWrap: 'anywhere' }]);
export const detail = style([text[14], tone.muted, { display: 'block' }]);

export const facts = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
    gap: `${space[1]} ${space[4]}`,
    ...narrowerThan({ phone: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[2] } }),
  },
]);
export const fact = style([reset, { display: 'contents', ...narrowerThan({ phone: { display: 'block' } }) }]);
export const label = style([text[14], tone.muted, { display: 'block' }]);
export const value = style([text[14], figures, { display: 'block', overflowWrap: 'anywhere' }]);
export const note = style([text[12], tone.muted, { display: 'block' }]);

export const help = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[3],
    ...narrowerThan({ phone: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } }),
  },
]);
export const said = style([
  text[14],
  tone.muted,
  { display: 'block', selectors: { '&:empty': { display: 'none' } } },
]);

export const chain = style([
  reset,
  {
    display: 'block',
    flex: '1 1 344px',
    paddingBlock: space[2],
    selectors: {
      // The line that separates it from what stands before it or above; the other one is cut off.
      [`${why} + &`]: {
        marginBlockStart: -1,
        marginInlineStart: -1,
        borderBlockStart: `1px solid ${color.border}`,
        borderInlineStart: `1px solid ${color.border}`,
      },
    },
  },
]);

export const check = style([
  text[14],
  {
    display: 'grid',
    gridTemplateColumns: '16px minmax(min-content, auto) minmax(0, 1fr)',
    alignItems: 'center',
    gap: space[2],
    minHeight: 28,
    paddingBlock: 4,
    paddingInline: 16,
    color: color.muted,
    selectors: {
      '&[data-mark="good"]': { color: color.success },
      '&[data-mark="wrong"]': { color: color.warning },
      '&[data-mark="cause"][data-severity="warning"]': {
        background: color.warningTint,
        color: color.onWarningTint,
      },
      '&[data-mark="cause"][data-severity="danger"]': {
        background: color.dangerTint,
        color: color.onDangerTint,
      },
    },
  },
]);
export const checkName = style([
  reset,
  {
    display: 'block',
    selectors: {
      [`${check}[data-mark="good"] &`]: { color: color.text },
      [`${check}[data-mark="cause"] &`]: { fontWeight: 500 },
    },
  },
]);
export const checkWord = style([
  text[12],
  figures,
  {
    display: 'block',
    textAlign: 'end',
    overflowWrap: 'anywhere',
    selectors: {
      [`${check}[data-mark="good"] &`]: { color: color.muted },
    },
  },
]);

export const line = style([
  text[14],
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    width: '100%',
    ...LINE,
    paddingBlock: space[1],
    paddingInline: '20px 16px',
    borderRadius: vars.radius.panel,
    color: color.muted,
    textAlign: 'start',
    cursor: 'pointer',
    ...narrowerThan({ phone: { paddingInline: 16, ...LINE_ON_PHONE } }),
    selectors: { '&:hover': { background: color.hover }, '&:focus-visible': ring },
  },
]);
export const lineMark = styleVariants({
  well: { flex: 'none', color: color.success },
  open: { flex: 'none', color: color.muted },
});
export const lineWords = style([
  reset,
  figures,
  { display: 'flex', columnGap: '0.25em', flex: 1, minWidth: 0 },
]);
/** Whole, also where texts are large. */
export const lineName = style({ minWidth: 0, color: color.text, fontWeight: 500, overflowWrap: 'anywhere' });
/** What fits beside it, for nothing below moves; opened it is said whole, below. */
export const lineDetail = style([reset, { flex: '1 1 0', minWidth: 0, containerType: 'inline-size' }]);
/** Where a word has no place, a letter of it says nothing. */
export const lineDetailWords = style([
  cut,
  { display: 'block', '@container': { '(width < 6em)': { display: 'none' } } },
]);

export const opened = style([
  reset,
  {
    display: 'block',
    maxWidth: 480,
    paddingBlockEnd: space[2],
    // The marks stand below that of the line.
    paddingInlineStart: 4,
    ...narrowerThan({ phone: { paddingInlineStart: 0 } }),
  },
]);
export const openedDetail = style([text[14], tone.muted, { display: 'block', paddingInline: 16 }]);
