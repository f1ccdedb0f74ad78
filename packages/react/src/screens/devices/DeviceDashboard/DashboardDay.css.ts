import { style } from '@vanilla-extract/css';
import { narrowerThan } from '../../../ui/theme/responsive.ts';
import { figures, ownDirection, reset, text, tone } from '../../../ui/theme/text.css.ts';
import { units } from '../../../ui/theme/units.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

const { color, space } = vars;

export const date = style([text[12], tone.muted, { fontWeight: 400, marginInlineStart: space[1] }]);

/** The lane has an edge of its own: it stands alone. */
export const lane = style([
  reset,
  {
    display: 'block',
    marginBlockStart: 2,
    borderInline: `1px solid ${color.border}`,
    borderBlock: `1px solid ${color.border}`,
  },
]);

export const facts = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: space[4],
    marginBlockStart: space[3],
    ...narrowerThan({ tablet: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] } }),
  },
]);

/** Beside each other two lines of detail have their place: what begins moves nothing, in longer words either. */
export const fact = style([
  reset,
  {
    display: 'block',
    minHeight: units(68),
    minWidth: 0,
    ...narrowerThan({ tablet: { minHeight: units(56) } }),
  },
]);
export const label = style([text[12], tone.muted, { display: 'block' }]);
export const name = style([
  text[14],
  { display: 'block', margin: 0, fontWeight: 500, overflowWrap: 'anywhere', ...ownDirection },
]);
export const detail = style([text[12], figures, tone.muted, { display: 'block', margin: 0 }]);
