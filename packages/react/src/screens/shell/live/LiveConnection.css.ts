import { style, styleVariants } from '@vanilla-extract/css';
import { narrowerThan } from '../../../ui/theme/responsive.ts';
import { hidden, reset, text } from '../../../ui/theme/text.css.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

export const place = styleVariants({
  top: [reset, { display: 'block', flex: 'none' }],
  // On a phone a line of its own: the mark, which comes a moment later, breaks no line and moves nothing.
  foot: [reset, { display: 'block', ...narrowerThan({ phone: { flexBasis: '100%' } }) }],
});

const button = style([text[12], { paddingInline: 8, color: vars.color.muted, fontWeight: 500 }]);

export const buttonIn = styleVariants({
  // The mark alone on a phone, where a finger still finds it.
  top: [button, { ...narrowerThan({ phone: { minWidth: 36, paddingInline: 4 } }) }],
  foot: [button, { ...narrowerThan({ phone: { marginInlineStart: -8 } }) }],
});

/** The word before its mark, which is a dot or an icon, comes: it stands where it stays. */
export const unmarked = styleVariants({ 8: { paddingInlineStart: 14 }, 14: { paddingInlineStart: 20 } });
export const folded = style(narrowerThan({ phone: hidden }));
