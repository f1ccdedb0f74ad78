import { style } from '@vanilla-extract/css';
import { narrowerThan } from '../../../ui/theme/responsive.ts';
import { reset } from '../../../ui/theme/text.css.ts';

/** As high as a title with its legend, the hours of a day, and seven rows. */
export const week = style([
  reset,
  { display: 'block', minHeight: 222, ...narrowerThan({ phone: { minHeight: 242 } }) },
]);
