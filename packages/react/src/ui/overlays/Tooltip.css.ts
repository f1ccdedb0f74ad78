import { style } from '@vanilla-extract/css';
import { ground, text } from '../theme/text.css.ts';
import { vars } from '../theme/vars.css.ts';

/** A few words over what they explain. */
export const smallOverlay = style([
  text[12],
  {
    display: 'block',
    padding: '4px 8px',
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.control,
    background: vars.color.overlay,
    boxShadow: vars.elevation[1],
    color: vars.color.text,
    overflowWrap: 'anywhere',
    whiteSpace: 'normal',
  },
]);

export const tooltip = style([
  ground,
  smallOverlay,
  { zIndex: vars.z.menu, maxWidth: 280, font: vars.type[12] },
]);
