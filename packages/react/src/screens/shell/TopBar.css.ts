import { globalStyle, style } from '@vanilla-extract/css';
import { foldingWord } from '../../ui/feedback/StateLabel.css.ts';
import { BAR_HEIGHT } from '../../ui/theme/bar.ts';
import { focusRing } from '../../ui/theme/focus.ts';
import { inEdges } from '../../ui/theme/frame.ts';
import { containerName, narrowerThan } from '../../ui/theme/responsive.ts';
import { cut, figures, hidden, reset, text } from '../../ui/theme/text.css.ts';
import { vars } from '../../ui/theme/vars.css.ts';
import { folded } from './live/LiveConnection.css.ts';

const { color } = vars;

export const top = style([
  text[14],
  inEdges({ endPx: 9 }),
  {
    // One line from 360 px on, in Italian, too; two where words are longer or the page is narrower still.
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${vars.space[2]}`,
    minHeight: BAR_HEIGHT,
    paddingBlock: 3,
    borderBlockEnd: `1px solid ${color.border}`,
    background: color.raised,
    ...narrowerThan({ phone: { columnGap: vars.space[1] } }),
  },
]);

export const brand = style([
  text[16],
  { display: 'flex', alignItems: 'center', gap: vars.space[2], borderRadius: 4, selectors: focusRing },
]);
export const mark = style({ color: color.accent });

/** Its word gives way where there is no room for it, and on a phone to what is wrong with the live connection. */
export const word = style([
  reset,
  {
    display: 'block',
    '@container': {
      [`${containerName} (width < 576px)`]: {
        selectors: { [`${top}:has([data-live="off"]) &`]: hidden },
      },
      // Who is logged in has a search, too: with the word, the bar of a phone would break into a second line when that comes.
      [`${containerName} (width < 480px)`]: {
        selectors: { [`${top}:has([data-live]) &`]: hidden },
      },
      [`${containerName} (width < 360px)`]: hidden,
    },
  },
]);

export const nav = style([
  reset,
  {
    display: 'flex',
    gap: vars.space[1],
    marginInlineStart: 24,
    ...narrowerThan({ phone: { marginInlineStart: 4 }, small: { marginInlineStart: 0 } }),
  },
]);

export const entry = style([
  text[14],
  {
    padding: '6px 12px',
    borderRadius: vars.radius.control,
    color: color.muted,
    fontWeight: 500,
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover': { background: color.hover, color: color.text, textDecoration: 'none' },
      '&[aria-current]': { background: color.pressed, color: color.text },
      ...focusRing,
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[aria-current]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
    // Three are more than a phone has room for: the pages behind the last are in the drawer, too.
    ...narrowerThan({
      phone: { paddingInline: 8, selectors: { '&:nth-child(3)': { display: 'none' } } },
      small: { paddingInline: 6 },
    }),
  },
]);

/** What stands at the end of the bar. */
export const end = style([
  reset,
  {
    display: 'flex',
    flex: '1 1 0',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space[2],
    minWidth: 'min-content',
    ...narrowerThan({ phone: { gap: vars.space[1] }, small: { gap: 0 } }),
  },
]);

/**
 * With the basket there is room on a phone only for a connection with which something is wrong: the foot says how live the
 * page is, too.
 */
export const shopEnd = style({});
globalStyle(`${shopEnd} > [data-live]:not([data-live="off"])`, narrowerThan({ phone: { display: 'none' } }));

export const basket = style([
  text[14],
  {
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: 6,
    minHeight: 32,
    paddingInline: 8,
    borderRadius: vars.radius.control,
    fontWeight: 500,
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover': { background: color.hover, textDecoration: 'none' },
      '&[aria-current]': { background: color.pressed },
      ...focusRing,
    },
    ...narrowerThan({ phone: { minHeight: 36, paddingInline: 6, gap: 4 }, small: { paddingInline: 4 } }),
  },
]);
export const basketWord = style([reset, { display: 'block', ...narrowerThan({ phone: hidden }) }]);
/** Kept for the count, so that nothing moves when it comes. */
export const countPlace = style([reset, { display: 'block', minWidth: 20, minHeight: 20 }]);
export const count = style([
  text[12],
  figures,
  {
    display: 'block',
    minWidth: 20,
    padding: '2px 6px',
    borderRadius: 4,
    background: color.pressed,
    fontWeight: 600,
    textAlign: 'center',
    selectors: { [`${basket}[aria-current] &`]: { background: color.raised } },
  },
]);

/** A long name is cut before anything else gives way; on a phone the mark stands for it. */
export const accountButton = style({
  minWidth: 36,
  flex: '0 1 auto',
  paddingInline: 8,
  ...narrowerThan({ phone: { flex: 'none', width: 36, paddingInline: 0 } }),
});
export const name = style([cut, { maxWidth: 320, ...narrowerThan({ phone: hidden }) }]);
export const chevron = style({ ...narrowerThan({ phone: { display: 'none' } }) });
export const menuButton = style({ flex: 'none', marginInlineStart: -8 });

/** With three entries not every word has room on a tablet: the key of the search goes, and what a mark says, too. */
const wideBar = `${top}:has(${entry}:nth-child(3))`;
globalStyle(`${wideBar} kbd`, narrowerThan({ desktop: { display: 'none' } }));
// How live it is, before its mark comes and after it.
for (const word of [folded, foldingWord]) {
  globalStyle(`${wideBar} ${word}`, narrowerThan({ desktop: hidden }));
}
globalStyle(
  `${wideBar} ${nav}`,
  narrowerThan({ tablet: { marginInlineStart: 4 }, small: { marginInlineStart: 0 } }),
);
globalStyle(
  `${wideBar} ${entry}`,
  narrowerThan({ tablet: { paddingInline: 8 }, small: { paddingInline: 6 } }),
);
globalStyle(`${wideBar} ${name}`, narrowerThan({ tablet: hidden }));
