import { style } from '@vanilla-extract/css';
import { text } from '../theme/text.css.ts';
import { vars } from '../theme/vars.css.ts';
import { popover as ground } from './Menu.css.ts';

export const popover = style([ground, { maxWidth: 'min(360px, calc(100vw - 16px))' }]);

export const dialog = style([text[14], { display: 'block', padding: '12px 16px', outline: 'none' }]);

export const title = style([text[14], { display: 'block', marginBlockEnd: vars.space[1], fontWeight: 600 }]);
