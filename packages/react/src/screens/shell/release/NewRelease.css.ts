import { globalStyle, style } from '@vanilla-extract/css';
import { missing } from '../../../patterns/part/lazyPart.css.ts';
import { BOTTOM } from '../../../ui/feedback/useClearance.ts';
import { ground, reset } from '../../../ui/theme/text.css.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

/** Across from the toasts, and like them above what is used at the bottom of a screen. */
export const place = style([
  reset,
  ground,
  {
    position: 'fixed',
    zIndex: vars.z.toast,
    insetBlockEnd: BOTTOM,
    insetInlineStart: 16,
    width: 'min(440px, calc(100% - 32px))',
    transition: `translate ${vars.duration.quick} ease-out`,
    '@media': { print: { display: 'none' } },
  },
]);

export const offer = style([
  reset,
  { display: 'block', borderRadius: vars.radius.panel, boxShadow: vars.elevation[2] },
]);

// Why a part is missing is said here, with what helps, and not once more.
globalStyle(`:root:has(${offer}) ${missing}`, { display: 'none' });
