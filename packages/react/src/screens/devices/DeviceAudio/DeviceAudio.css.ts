import { style } from '@vanilla-extract/css';
import { narrowerThan } from '../../../ui/theme/responsive.ts';
import { reset, text, tone } from '../../../ui/theme/text.css.ts';
import { units } from '../../../ui/theme/units.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

/** Two sliders side by side, or below each other. */
export const pair = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    gap: `${vars.space[5]} ${vars.space[12]}`,
    ...narrowerThan({ tablet: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] } }),
  },
]);

/** The level of a shelf over its cut frequency. */
export const shelf = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[5],
    ...narrowerThan({ tablet: { gap: vars.space[4] } }),
  },
]);

/** Under the low end of the curve, which is at the left in every script. */
export const bassShelf = style([
  shelf,
  {
    selectors: { '[dir="rtl"] &': { order: 1 }, '[dir="rtl"] [dir="ltr"] &': { order: 0 } },
    ...narrowerThan({
      tablet: { gap: vars.space[4], selectors: { '[dir="rtl"] &': { order: 0 } } },
    }),
  },
]);

export const actions = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space[2],
    marginTop: vars.space[3],
  },
]);

export const axes = style([text[12], tone.muted, { display: 'block', paddingInlineEnd: vars.space[2] }]);

export const curve = style([reset, { display: 'block', marginBottom: vars.space[4] }]);

/** As high as a slider with its scale. */
export const slider = style([
  reset,
  { display: 'grid', alignContent: 'start', gap: vars.space[2], height: units(84) },
]);
export const ends = style([reset, { display: 'flex', justifyContent: 'space-between' }]);

/** As high as the value that it takes the place of. */
export const mark = style([reset, { display: 'flex' }]);
