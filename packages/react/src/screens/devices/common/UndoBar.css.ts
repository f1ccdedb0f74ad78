import { keyframes, style } from '@vanilla-extract/css';
import { overFoot } from '../../../ui/theme/frame.ts';
import { narrowerThan } from '../../../ui/theme/responsive.ts';
import { figures, reset, text } from '../../../ui/theme/text.css.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

const { color, space } = vars;

/** Above the footer, and over nothing that is used. */
export const bar = style([
  reset,
  {
    position: 'sticky',
    zIndex: vars.z.sticky,
    insetBlockEnd: overFoot,
    display: 'block',
    borderBlockStart: `1px solid ${color.borderStrong}`,
    background: color.raised,
    color: color.text,
  },
]);

export const track = style([reset, { display: 'block', height: 3, background: color.sunken }]);

const drain = keyframes({ from: { width: '100%' }, to: { width: '0%' } });

export const left = style([
  reset,
  {
    display: 'block',
    height: 3,
    background: color.accent,
    '@media': {
      '(forced-colors: active)': { background: 'Highlight' },
      '(prefers-reduced-motion: no-preference)': {
        animation: `${drain} 6s linear forwards`,
        selectors: { '&[data-held]': { animationPlayState: 'paused' } },
      },
    },
  },
]);

export const line = style([
  text[14],
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    maxWidth: 1200,
    minHeight: 52,
    marginInline: 'auto',
    padding: '10px 24px',
    ...narrowerThan({ phone: { padding: '10px 16px' } }),
  },
]);

export const words = style([
  text[14],
  {
    display: 'flex',
    flex: 1,
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${space[3]}`,
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
]);

export const title = style([text[14], { fontWeight: 500 }]);
export const detail = style([text[14], { color: color.muted }]);
export const seconds = style([text[12], figures, { display: 'block', flex: 'none', color: color.muted }]);
