import { style } from '@vanilla-extract/css';
import { narrowerThan } from '../../../ui/theme/responsive.ts';
import { reset } from '../../../ui/theme/text.css.ts';
import { LINE, LINE_ON_PHONE } from './linePlace.ts';

export const place = style([reset, { ...LINE, ...narrowerThan({ phone: LINE_ON_PHONE }) }]);
