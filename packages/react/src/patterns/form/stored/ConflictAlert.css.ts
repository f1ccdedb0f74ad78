import { style } from '@vanilla-extract/css';
import { reset } from '../../../ui/theme/text.css.ts';

export const changes = style([reset, { display: 'block', overflowWrap: 'anywhere' }]);
