import { style } from '@vanilla-extract/css';
import { figures, reset, strong, text } from '../../../ui/theme/text.css.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

export const task = style([reset, { display: 'grid', gap: vars.space[4] }]);

/** What it will touch, a line each. */
export const sums = style([
  reset,
  text[14],
  { display: 'grid', justifyItems: 'start', gap: vars.space[1], padding: 0, listStyle: 'none' },
]);

export const note = style([reset, text[12], { display: 'block', color: vars.color.muted }]);

/** A device each, last of all: however many they are, what is said of them together is seen first. */
export const rows = style([
  reset,
  text[14],
  {
    display: 'block',
    padding: 0,
    listStyle: 'none',
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.control,
  },
]);

export const row = style([
  reset,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    padding: `6px ${vars.space[3]}`,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
  },
]);

export const name = style([strong, { minWidth: 0, overflowWrap: 'anywhere' }]);

/** From what to what. */
export const change = style([
  figures,
  { display: 'flex', flexShrink: 0, alignItems: 'center', gap: 6, whiteSpace: 'nowrap' },
]);

export const before = style({ color: vars.color.muted });

export const sentence = style([reset, text[14], { display: 'block', overflowWrap: 'anywhere' }]);

/** The file at the start, the button at the end; below it where there is no room. */
export const file = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    // What is dropped on has an edge that nothing else moves for.
    margin: -8,
    padding: 7,
    border: '1px dashed transparent',
    borderRadius: vars.radius.control,
    selectors: { '&[data-over]': { borderColor: vars.color.accent, background: vars.color.accentTint } },
  },
]);

export const fileWords = style([
  reset,
  text[14],
  { display: 'grid', flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' },
]);

export const plan = style([
  reset,
  {
    display: 'grid',
    gap: vars.space[1],
    padding: `${vars.space[2]} ${vars.space[3]}`,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
  },
]);

export const planHead = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[3],
  },
]);

export const lines = style([
  reset,
  text[12],
  { display: 'grid', gap: vars.space[1], padding: 0, listStyle: 'none' },
]);

export const line = style([reset, { display: 'flex', gap: 6 }]);

/** What goes, or is left out: louder. */
export const goes = style([line, { color: vars.color.warning, fontWeight: 500 }]);

/** Beside the first line. */
export const mark = style({ flexShrink: 0, marginBlockStart: 1 });

export const words = style([
  reset,
  { display: 'flex', flexWrap: 'wrap', minWidth: 0, columnGap: vars.space[2], overflowWrap: 'anywhere' },
]);

export const what = style([strong]);

export const values = style([
  figures,
  { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 6 },
]);
