import { keyframes, style } from '@vanilla-extract/css';
import { containerName } from '../theme/responsive.ts';
import { ground, reset } from '../theme/text.css.ts';
import { vars } from '../theme/vars.css.ts';

const fade = keyframes({ from: { opacity: 0 } });

/** Between the page and what is modal. Opens outside any screen, so it is a container itself. */
export const backdrop = style([
  reset,
  ground,
  {
    position: 'fixed',
    zIndex: vars.z.backdrop,
    inset: 0,
    containerName,
    containerType: 'inline-size',
    background: vars.color.backdrop,
    selectors: {
      '&[data-entering]': { animation: `${fade} ${vars.duration.backdrop} ease-out` },
      '&[data-exiting]': { animation: `${fade} ${vars.duration.backdrop} ease-in reverse forwards` },
    },
  },
]);
