import { style } from '@vanilla-extract/css';
import { narrowerThan } from '../../ui/theme/responsive.ts';
import { reset, text, tone } from '../../ui/theme/text.css.ts';
import { units } from '../../ui/theme/units.ts';
import { vars } from '../../ui/theme/vars.css.ts';

export const search = style([
  // It gives way before a button goes to a line of its own.
  { flex: '1 1 200px', minWidth: 0, maxWidth: 320 },
  narrowerThan({ phone: { flex: '1 0 100%', maxWidth: 'none' } }),
]);

export const order = style([
  // As wide as its longest entry.
  { flex: '0 1 auto', minWidth: units(120) },
  // On a phone it takes what the menu leaves: the names of the orders, which come later, move nothing.
  narrowerThan({ phone: { flex: '1 1 0' } }),
]);

/** What could not be loaded, after its alert. */
export const problem = style([
  reset,
  text[12],
  tone.muted,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[3], minHeight: 28 },
]);

/** A button for what is selected, with the reason why it cannot be done. */
export const action = style([
  text[12],
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] },
]);

/** At the end of the line. */
export const end = style([
  reset,
  // What an export tells stands below it.
  { position: 'relative', display: 'flex', gap: vars.space[2], marginInlineStart: 'auto' },
]);

/** What a host has put into a row. Words are cut as ours are; a control is not. */
export const hostCell = style([
  reset,
  {
    display: 'block',
    minWidth: 0,
    overflow: 'clip',
    overflowClipMargin: 4,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
]);

/** The place of the rows, which keeps its height while they are filtered. */
export const area = style([reset, { display: 'block' }]);

export const pages = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[2]} ${vars.space[3]}`,
  },
]);

export const size = style([
  { flex: 'none', width: units(148), marginInlineStart: 'auto' },
  narrowerThan({ phone: { flex: '1 0 100%', width: 'auto' } }),
]);
