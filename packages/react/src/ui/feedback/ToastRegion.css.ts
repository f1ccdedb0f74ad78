import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { ground, reset, text } from '../theme/text.css.ts';
import { vars } from '../theme/vars.css.ts';
import { BOTTOM } from './useClearance.ts';

const { color } = vars;
const line = createVar();
const appear = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** Lets presses through wherever there is no toast. */
export const region = style([
  reset,
  ground,
  {
    position: 'fixed',
    zIndex: vars.z.toast,
    insetBlockEnd: BOTTOM,
    insetInlineEnd: 16,
    transition: `translate ${vars.duration.quick} ease-out`,
    width: 'min(400px, calc(100% - 32px))',
    pointerEvents: 'none',
  },
]);

export const toasts = style([reset, { display: 'grid', gap: vars.space[2] }]);

const toast = style([
  text[14],
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[3],
    padding: 12,
    paddingInlineStart: 16,
    border: `1px solid ${color.border}`,
    borderInlineStart: `4px solid ${line}`,
    borderRadius: vars.radius.control,
    background: color.overlay,
    boxShadow: vars.elevation[2],
    color: color.text,
    pointerEvents: 'auto',
    animation: `${appear} ${vars.duration.backdrop} ease-out`,
  },
]);

export const kind = styleVariants(
  {
    success: color.success,
    danger: color.danger,
    warning: color.warning,
    info: color.info,
  },
  (value) => [toast, { vars: { [line]: value } }],
);

export const icon = style({ marginTop: 2, color: line });

export const words = style([
  text[14],
  { display: 'block', flex: 1, overflowWrap: 'anywhere', textWrap: 'pretty' },
]);

export const title = style([text[14], { display: 'block', fontWeight: 500 }]);

export const detail = style([text[14], { display: 'block', color: color.muted }]);

/** A line of its own below the words. */
export const link = style({ display: 'table', marginBlockStart: 4 });

export const dismiss = style({ margin: '-4px -4px -4px 0' });
