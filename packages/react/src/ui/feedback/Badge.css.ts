import { style, styleVariants } from '@vanilla-extract/css';
import { ownDirection, text } from '../theme/text.css.ts';
import { units } from '../theme/units.ts';
import { vars } from '../theme/vars.css.ts';

const badge = style([
  text[12],
  {
    display: 'inline-block',
    flex: 'none',
    overflow: 'hidden',
    maxWidth: `min(${units(160)}, 100%)`,
    height: units(20),
    paddingInline: 7,
    borderRadius: vars.radius.control,
    fontWeight: 500,
    lineHeight: units(20),
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
    ...ownDirection,
    '@media': { '(forced-colors: active)': { outline: '1px solid', outlineOffset: -1 } },
  },
]);

export const variant = styleVariants(vars.tag, ({ ground, text: color }, name) => [
  badge,
  {
    background: ground,
    color,
    ...(name === 'dark'
      ? { boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${color} 24%, transparent)` }
      : {}),
  },
]);

/** As wide as the column of icons of a list. */
export const square = style({
  display: 'grid',
  placeItems: 'center',
  width: 16,
  height: 16,
  paddingInline: 0,
  borderRadius: 4,
});

/** The seven colours a tag may have, as on the wire. */
export type BadgeVariant = keyof typeof vars.tag;
