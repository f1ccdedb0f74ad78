import { style } from '@vanilla-extract/css';
import { narrowerThan } from '../../../ui/theme/responsive.ts';
import { reset } from '../../../ui/theme/text.css.ts';
import { units } from '../../../ui/theme/units.ts';

/** As high as what comes, on a wide screen and on a phone. */
export const place = style([
  reset,
  { display: 'block', minHeight: units(140), ...narrowerThan({ tablet: { minHeight: units(268) } }) },
]);
