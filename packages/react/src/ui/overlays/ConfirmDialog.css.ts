import { style } from '@vanilla-extract/css';
import { text } from '../theme/text.css.ts';
import { vars } from '../theme/vars.css.ts';

export const body = style([text[14], { display: 'grid', gap: vars.space[3], overflowWrap: 'anywhere' }]);

export const detail = style([text[14], { display: 'block', color: vars.color.muted }]);
