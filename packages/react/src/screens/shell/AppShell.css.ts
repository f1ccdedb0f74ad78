import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { BAR_HEIGHT } from '../../ui/theme/bar.ts';
import { frame } from '../../ui/theme/frame.css.ts';
import { FULL, inEdges, overFoot, toContent, underBar } from '../../ui/theme/frame.ts';
import { containerName, narrowerThan, widths } from '../../ui/theme/responsive.ts';
import { reset, text, visuallyHidden } from '../../ui/theme/text.css.ts';
import { vars } from '../../ui/theme/vars.css.ts';

const { color } = vars;

/** As high as the bars are found to be: more than a line where words are long and the window is narrow. */
export const barHeight = createVar();
export const footHeight = createVar();

/** How high the foot is in one line, in px. */
export const FOOT_HEIGHT = 44;
/** A window that is as low has no room for bars: they scroll with the page. */
const LOW = '(height < 22.5rem)';
const onPhone = `${containerName} (width < ${widths.phone}px)`;
const onPaper = 'print';

/** The page scrolls, and the bars stay where they are in the window. */
export const shell = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
});

const standing = style([
  reset,
  {
    display: 'block',
    flex: 'none',
    position: 'sticky',
    zIndex: vars.z.bar,
    '@media': { [LOW]: { position: 'relative' }, [onPaper]: { position: 'relative' } },
  },
]);

export const bar = style([standing, { insetBlockStart: 0 }]);

export const skip = style([
  text[14],
  visuallyHidden,
  {
    // Hidden, it stands within the page, which would scroll sideways otherwise.
    insetInlineStart: 16,
    selectors: {
      '&:focus': {
        position: 'absolute',
        zIndex: vars.z.bar,
        // Below the bar: it covers nothing there that can be pressed.
        insetBlockStart: BAR_HEIGHT + 4,
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

const nothing = { vars: { [frame.top]: '0px', [frame.bottom]: '0px' } };

/** The side menu, where one stands, and the screen. */
export const body = style([
  reset,
  {
    display: 'grid',
    flex: '1 0 auto',
    gridTemplateColumns: 'minmax(0, 1fr)',
    vars: {
      [frame.top]: fallbackVar(barHeight, `${BAR_HEIGHT}px`),
      [frame.bottom]: fallbackVar(footHeight, `${FOOT_HEIGHT}px`),
    },
    '@media': { [LOW]: nothing, [onPaper]: nothing },
    '@container': {
      [onPhone]: {
        vars: { [frame.bottom]: '0px' },
        // The lines of the footer, seldom read, begin below what is seen first: a page that grows or shrinks pushes nothing in sight.
        minHeight: `calc(100dvh - ${BAR_HEIGHT}px)`,
      },
    },
  },
]);

/** How wide the entries of the side menu are, in px. */
const COLUMN = 176;
/** Between what stands beside each other, in px. */
const GAP = 24;
/** Within the same edges: what is read has the rest of their 1200 px. */
const besideColumn = (edgePx: number) => ({
  gridTemplateColumns: `calc(${toContent(edgePx)} + ${COLUMN}px) minmax(0, 1fr)`,
  vars: {
    [frame.start]: `${GAP}px`,
    [frame.end]: `max(${edgePx}px, 100% - ${1200 - COLUMN}px)`,
  },
});

export const withColumn = style({
  '@container': {
    [`${containerName} (width >= ${widths.desktop}px)`]: besideColumn(GAP),
    [`${containerName} (width >= ${FULL}px)`]: besideColumn(40),
  },
});

/** As wide as it stays, while its entries are on their way. */
export const side = style([
  reset,
  {
    display: 'block',
    borderInlineEnd: `1px solid ${color.border}`,
    ...narrowerThan({ desktop: { display: 'none' } }),
  },
]);

/** In sight as long as the page is; their marks stand on the edge of the page. */
export const entries = style([
  reset,
  {
    display: 'block',
    position: 'sticky',
    insetBlockStart: underBar,
    overflowY: 'auto',
    width: COLUMN + 10,
    maxHeight: `calc(100dvh - ${underBar} - ${overFoot})`,
    marginInlineStart: 'auto',
    padding: '16px 12px 16px 0',
    '@media': { [onPaper]: { position: 'static' } },
  },
]);

/** A screen fills it, so that what belongs at its bottom is there. */
export const main = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    outline: 'none',
    scrollMarginBlockStart: underBar,
    // A banner over the screen is as high as it is.
    selectors: { '&:has(> :nth-child(2))': { gridTemplateRows: 'auto 1fr' } },
  },
]);

// What the focus scrolls to comes to rest between the bars, not under one (WCAG 2.4.11). Not as the padding of what scrolls:
// a browser would scroll the page for each control of the bars themselves.
globalStyle(`${main} *`, {
  scrollMarginBlock: `calc(${underBar} + 8px) calc(${overFoot} + 8px)`,
});

/** Where a page has its margins. */
export const managing = style([
  reset,
  inEdges(),
  {
    display: 'block',
    paddingBlockStart: 20,
    ...narrowerThan({ phone: { paddingBlockStart: 12 } }),
  },
]);

/** On a phone it scrolls with the page: there it is not shown where it will not stay, what is loading may push it away. Within the time in which a person expects changes after a press, it does not blink. */
export const foot = style([
  standing,
  {
    insetBlockEnd: 0,
    '@container': {
      [onPhone]: {
        position: 'relative',
        selectors: {
          [`${body}:has(> ${main}:is(:empty, :has([data-loading]))) + &`]: {
            visibility: 'hidden',
            transition: 'visibility 0s 400ms',
          },
        },
      },
    },
  },
]);
