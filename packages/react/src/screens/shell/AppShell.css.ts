import { style } from '@vanilla-extract/css';
import { BAR_HEIGHT } from '../../ui/theme/bar.ts';
import { containerName, narrowerThan, widths } from '../../ui/theme/responsive.ts';
import { reset, text, visuallyHidden } from '../../ui/theme/text.css.ts';
import { vars } from '../../ui/theme/vars.css.ts';

const { color } = vars;

export const shell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  minHeight: '100dvh',
});

export const skip = style([
  text[14],
  visuallyHidden,
  {
    selectors: {
      '&:focus': {
        position: 'absolute',
        zIndex: vars.z.bar,
        // Below the bar: it covers nothing there that can be pressed.
        insetBlockStart: BAR_HEIGHT + 4,
        insetInlineStart: 16,
        width: 'auto',
        height: 'auto',
        margin: 0,
        padding: '6px 12px',
        clipPath: 'none',
        borderRadius: vars.radius.control,
        background: color.overlay,
        color: color.text,
        outline: `2px solid ${color.focus}`,
        outlineOffset: 2,
      },
    },
  },
]);

/** The side menu, where one stands, and the screen. */
export const body = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // The lines of the footer, seldom read, begin below what is seen first: a page that grows or shrinks pushes nothing in sight.
    minHeight: `calc(100dvh - ${BAR_HEIGHT}px)`,
    selectors: { '&:has(> nav)': { gridTemplateColumns: '200px minmax(0, 1fr)' } },
    '@container': {
      [`${containerName} (width < ${widths.desktop}px)`]: {
        selectors: { '&:has(> nav)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
      },
    },
  },
]);

/** As wide as it stays, while its entries are on their way. */
export const side = style([
  reset,
  {
    display: 'block',
    padding: '16px 12px',
    borderInlineEnd: `1px solid ${color.border}`,
    ...narrowerThan({ desktop: { display: 'none' } }),
  },
]);

/** A screen fills it, so that what belongs at its bottom is there. */
export const main = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    outline: 'none',
    // A banner over the screen is as high as it is.
    selectors: { '&:has(> :nth-child(2))': { gridTemplateRows: 'auto 1fr' } },
  },
]);

/** Where a page has its margins. */
export const managing = style([
  reset,
  {
    display: 'block',
    width: '100%',
    maxWidth: 1200,
    marginInline: 'auto',
    padding: '20px 24px 0',
    ...narrowerThan({ phone: { padding: '12px 16px 0' } }),
  },
]);

/** Not where it will not stay: what is loading may push it away. Within the time in which a person expects changes after a press, it does not blink. */
export const foot = style({
  selectors: {
    [`${body}:has(> ${main}:is(:empty, :has([data-loading]))) + &`]: {
      visibility: 'hidden',
      transition: 'visibility 0s 400ms',
    },
  },
});
