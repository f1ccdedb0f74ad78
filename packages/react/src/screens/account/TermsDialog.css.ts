import { style } from '@vanilla-extract/css';
import { reset, text, tone } from '../../ui/theme/text.css.ts';
import { vars } from '../../ui/theme/vars.css.ts';

export const terms = style([text[14], { display: 'grid', gap: vars.space[3] }]);

export const section = style([reset, { display: 'grid', gap: vars.space[1] }]);

export const title = style([text[14], { display: 'block', margin: 0, fontWeight: 600 }]);

export const words = style([text[14], tone.muted, { display: 'block', margin: 0 }]);
