import { style } from '@vanilla-extract/css';
import { reset, text, tone } from '../../ui/theme/text.css.ts';
import { vars } from '../../ui/theme/vars.css.ts';

/** As wide as what it is in, of one ratio whether there is a picture or not. */
export const place = style([
  reset,
  {
    display: 'block',
    position: 'relative',
    overflow: 'clip',
    width: '100%',
    aspectRatio: '16 / 10',
    background: vars.color.sunken,
  },
]);

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

export const missing = style([
  text[12],
  tone.muted,
  {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    overflow: 'hidden',
    padding: vars.space[2],
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
]);
