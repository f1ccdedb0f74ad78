import { style, styleVariants } from '@vanilla-extract/css';
import { text } from '../theme/text.css.ts';
import { vars } from '../theme/vars.css.ts';
import { popover as ground } from './Menu.css.ts';

export const popover = style([ground, { maxWidth: 'min(360px, calc(100vw - 16px))' }]);

const dialog = style([text[14], { display: 'block', outline: 'none' }]);

export const look = styleVariants(
  { words: { padding: '12px 16px' }, menu: { width: 264, maxWidth: '100%', padding: 4 } },
  (rule) => [dialog, rule],
);

export const title = styleVariants(
  { words: { marginBlockEnd: vars.space[1] }, menu: { margin: '8px 10px 0' } },
  (rule) => [text[14], { display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }, rule],
);
