import { style } from '@vanilla-extract/css';
import { narrowerThan } from '../../ui/theme/responsive.ts';
import { hidden } from '../../ui/theme/text.css.ts';

const square = { width: 36, paddingInline: 0 };

/** Over the padding of the button. */
export const folded = style({
  '@container': narrowerThan({ phone: { selectors: { '&&': square } } })['@container'],
});

export const words = style(narrowerThan({ phone: hidden }));
