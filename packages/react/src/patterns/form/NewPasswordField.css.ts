import { style, styleVariants } from '@vanilla-extract/css';
import { narrowerThan } from '../../ui/theme/responsive.ts';
import { reset, text, visuallyHidden } from '../../ui/theme/text.css.ts';
import { vars } from '../../ui/theme/vars.css.ts';

const { color, space } = vars;

export const field = style([reset, { display: 'grid', alignContent: 'start', gap: 4 }]);

export const rules = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `2px ${space[3]}`,
    margin: 0,
    paddingBlockEnd: space[2],
    listStyle: 'none',
    ...narrowerThan({ phone: { gridTemplateColumns: 'minmax(0, 1fr)' } }),
  },
]);

/** A ring while it is typed, a check once it is met, and a cross where it was sent without. */
export const rule = styleVariants({ open: color.muted, met: color.text, wrong: color.danger }, (tone) => [
  text[12],
  {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    color: tone,
    // The signs have no blank to break at.
    selectors: { '&:last-child': { gridColumn: '1 / -1' } },
  },
]);

export const mark = styleVariants({ open: {}, met: { color: color.success }, wrong: {} });

export const state = style([reset, visuallyHidden]);
