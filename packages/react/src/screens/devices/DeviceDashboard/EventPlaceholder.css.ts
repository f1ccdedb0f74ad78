import { style } from '@vanilla-extract/css';
import { reset } from '../../../ui/theme/text.css.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

export const lines = style([reset, { display: 'grid', gap: vars.space[2] }]);

export const event = style([reset, { display: 'grid', gap: vars.space[5] }]);
