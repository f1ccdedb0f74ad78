import { style } from '@vanilla-extract/css';
import { reset } from '../../../ui/theme/text.css.ts';

export const place = style([reset, { height: 44 }]);
