import { style } from '@vanilla-extract/css';
import * as button from '../../ui/actions/Button.css.ts';
import * as bannerLook from '../../ui/feedback/Banner.css.ts';
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

// As a `Banner` with a `Button`, without their code: each page loads this first, and hardly any shows it.
export const banner = style([bannerLook.kind.danger]);
export const icon = style([bannerLook.icon]);
export const content = style([bannerLook.content]);
export const words = style([bannerLook.words]);
export const title = style([bannerLook.title]);
export const detail = style([bannerLook.detail]);
export const action = style([bannerLook.action]);
export const retry = style([button.variant.default, button.size.m]);
