import { style } from '@vanilla-extract/css';
import { underBar } from '../../ui/theme/frame.ts';
import { narrowerThan } from '../../ui/theme/responsive.ts';
import { reset } from '../../ui/theme/text.css.ts';
import { vars } from '../../ui/theme/vars.css.ts';

/** Two dates are more than a narrow line holds. */
export const dates = style([
  reset,
  { display: 'block', whiteSpace: 'normal', ...narrowerThan({ phone: { minHeight: 32 } }) },
]);

/** As high as a field with its label and its line below. */
export const placeholder = style([reset, { display: 'grid', alignContent: 'start', gap: 4, height: 76 }]);

/** Below the sections it would only be pushed down. */
export const asidePlaceholder = style([
  reset,
  { display: 'block', ...narrowerThan({ desktop: { display: 'none' } }) },
]);
export const picture = style({ marginBlockStart: vars.space[4] });

/** The sections, and beside them what they come to. */
export const columns = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 27fr) minmax(0, 20fr)',
    alignItems: 'start',
    gap: vars.space[6],
    ...narrowerThan({ desktop: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] } }),
  },
]);

/** It stays in sight while the sections scroll. */
export const aside = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    position: 'sticky',
    insetBlockStart: `calc(${underBar} + ${vars.space[4]})`,
    ...narrowerThan({ desktop: { position: 'static' } }),
  },
]);
