import { style, styleVariants } from '@vanilla-extract/css';
import { narrowerThan } from '../../../ui/theme/responsive.ts';
import { reset, text } from '../../../ui/theme/text.css.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

export const place = styleVariants({
  top: [reset, { display: 'block', flex: 'none' }],
  // On a phone a line of its own: the mark, which comes a moment later, breaks no line and moves nothing.
  foot: [reset, { display: 'block', ...narrowerThan({ phone: { flexBasis: '100%' } }) }],
});

/** The word alone, before its mark comes. */
const bare = '&:not(:has(*))';

const button = style([
  text[12],
  {
    paddingInline: 8,
    color: vars.color.muted,
    fontWeight: 500,
    // It stands where it stays: a mark is as wide as an icon, or as a dot.
    selectors: {
      [bare]: { paddingInlineStart: 28 },
      [`[data-live="on"] > ${bare}, [data-live="unused"] > ${bare}`]: { paddingInlineStart: 22 },
    },
  },
]);

export const buttonIn = styleVariants({
  // The mark alone on a phone, where a finger still finds it.
  top: [
    button,
    {
      ...narrowerThan({
        phone: {
          minWidth: 36,
          paddingInline: 4,
          selectors: { [`:not([data-live="off"]) > ${bare}`]: { width: 36, padding: 0, fontSize: 0 } },
        },
      }),
    },
  ],
  foot: [button, { ...narrowerThan({ phone: { marginInlineStart: -8 } }) }],
});
