import { style } from '@vanilla-extract/css';
import { narrowerThan } from '../../ui/theme/responsive.ts';
import { reset } from '../../ui/theme/text.css.ts';
import { vars } from '../../ui/theme/vars.css.ts';

/** Two dates are more than a narrow line holds. */
export const dates = style([
  reset,
  { display: 'block', whiteSpace: 'normal', ...narrowerThan({ phone: { minHeight: 32 } }) },
]);

/** One line of what else is known. */
export const fact = style([reset, { display: 'block' }]);

/** As high as a field with its label and its line below. */
export const placeholder = style([reset, { display: 'grid', alignContent: 'start', gap: 4, height: 76 }]);

export const placeholders = style([reset, { display: 'grid', gap: vars.space[4] }]);

export const picture = style({ marginBlockStart: vars.space[4] });
