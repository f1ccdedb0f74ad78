import { style } from '@vanilla-extract/css';
import { ground, reset } from '../../ui/theme/text.css.ts';
import { vars } from '../../ui/theme/vars.css.ts';

/** Where the part would have opened is over the page, wherever it is scrolled to. */
export const missing = style([
  reset,
  ground,
  {
    position: 'fixed',
    zIndex: vars.z.toast,
    insetBlockEnd: 16,
    insetInline: 16,
    maxWidth: 560,
    marginInline: 'auto',
    borderRadius: vars.radius.panel,
    boxShadow: vars.elevation[2],
  },
]);
