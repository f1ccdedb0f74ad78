import { style } from '@vanilla-extract/css';
import { reset } from '../theme/text.css.ts';
import { vars } from '../theme/vars.css.ts';

/** As wide as its column, and of one size whether there is a picture or not: that of a product in the shop. */
export const thumbnail = style([
  reset,
  {
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    width: '100%',
    aspectRatio: '16 / 10',
    marginBlock: vars.space[2],
    border: `1px solid ${vars.color.border}`,
    borderRadius: 4,
    background: vars.color.sunken,
    color: vars.color.muted,
  },
]);

/** On a card, as wide as it is. */
export const wide = style([thumbnail, { margin: 0, border: 0 }]);

export const picture = style([
  reset,
  {
    display: 'block',
    width: '100%',
    height: '100%',
    objectFit: 'contain',
    filter: `brightness(${vars.pictureBrightness})`,
  },
]);

/** While the rows are loading. */
export const waiting = style([thumbnail, { border: 0, background: 'none' }]);
