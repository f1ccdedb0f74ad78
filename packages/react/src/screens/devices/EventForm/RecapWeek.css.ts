import { style, styleVariants } from '@vanilla-extract/css';
import { narrowerThan } from '../../../ui/theme/responsive.ts';
import { reset, text } from '../../../ui/theme/text.css.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

const { color, space } = vars;

/** It has the focus after something was drawn or taken back by hand, so that its keys work; nobody tabs to it. */
export const week = style([reset, { display: 'block', selectors: { '&:focus': { outline: 'none' } } }]);

export const night = style([text[12], { display: 'block', marginBlockStart: space[2], color: color.muted }]);

/** As a link looks, in the line of the words before it. */
export const use = style({
  height: 'auto',
  padding: 0,
  border: 0,
  color: color.accent,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  verticalAlign: 'baseline',
});

/** Its place is held, so that nothing below moves while its words change. */
export const recap = style([
  text[14],
  {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    alignItems: 'start',
    columnGap: space[3],
    minHeight: 56,
    marginBlockStart: space[3],
    paddingBlockStart: space[3],
    borderBlockStart: `1px solid ${color.border}`,
    ...narrowerThan({ phone: { minHeight: 96 } }),
    // At the weight of its sentence, which is the wider one.
    '::after': {
      content: 'attr(data-reserve)',
      gridArea: '1 / 2',
      visibility: 'hidden',
      whiteSpace: 'pre-line',
      fontWeight: 600,
    },
  },
]);

export const words = style({ gridArea: '1 / 2' });

const tones = { success: color.text, danger: color.danger, info: color.text } as const;
const signs = { success: color.success, danger: color.danger, info: color.muted } as const;

export const sign = styleVariants(signs, (tone) => [{ marginBlock: 2, color: tone }]);

export const sentence = styleVariants(tones, (tone) => [
  text[14],
  { display: 'inline', marginInlineEnd: space[1], color: tone, fontWeight: 600 },
]);

export const detail = style([
  text[14],
  { display: 'flex', flexWrap: 'wrap', columnGap: space[2], color: color.muted },
]);
