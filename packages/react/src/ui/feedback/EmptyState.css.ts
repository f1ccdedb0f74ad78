import { style } from '@vanilla-extract/css';
import { text } from '../theme/text.css.ts';
import { vars } from '../theme/vars.css.ts';

export const empty = style([
  text[14],
  {
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[2],
    padding: '32px 16px',
    color: vars.color.text,
    textAlign: 'center',
    // No word alone in the last line.
    textWrap: 'balance',
  },
]);

/** In the place of a list: with the room of some rows. */
export const large = style({ padding: '56px 16px' });

export const action = style({ display: 'block', marginBlockStart: vars.space[2] });

export const icon = style({ color: vars.color.faint });

export const title = style([text[14], { display: 'block', fontWeight: 500 }]);

export const detail = style([text[14], { display: 'block', maxWidth: '48ch', color: vars.color.muted }]);
