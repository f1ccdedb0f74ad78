import { style } from '@vanilla-extract/css';
import { inEdges, unbounded } from '../theme/frame.ts';
import { containerName, narrowerThan } from '../theme/responsive.ts';
import { cut, figures, ground, reset, text, tone } from '../theme/text.css.ts';
import { vars } from '../theme/vars.css.ts';

/** The container that every query of ours asks, and the type that everything in it inherits. */
export const screen = style([
  reset,
  ground,
  {
    display: 'block',
    containerName,
    containerType: 'inline-size',
    background: vars.color.surface,
    selectors: {
      '&[data-carillon-ground="none"]': { background: 'none' },
      '&:empty': { display: 'none' },
    },
  },
]);

export const page = style([
  reset,
  inEdges(),
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    paddingBlock: '20px 40px',
    ...narrowerThan({ phone: { gap: vars.space[3], paddingBlock: '12px 32px' } }),
    ...unbounded,
  },
]);

export const titleLine = style([
  reset,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: 40,
    ...narrowerThan({
      phone: {
        selectors: {
          // With a plate and a badge, the second line has the whole width below both; the badge has a line that waits for it.
          '&[data-plated]': {
            display: 'grid',
            gridTemplateColumns: 'auto minmax(0, 1fr) auto',
            gridTemplateRows: 'auto minmax(20px, auto)',
            gap: `0 ${vars.space[3]}`,
          },
        },
      },
    }),
  },
]);

/** Of a title with a plate and a badge, on a phone. */
const plated = `${titleLine}[data-plated] &`;

export const plate = style([
  reset,
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 40,
    height: 40,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.panel,
    background: vars.color.raised,
    color: vars.color.muted,
    ...narrowerThan({ phone: { selectors: { [plated]: { gridRow: '1 / 3', alignSelf: 'center' } } } }),
  },
]);

export const words = style([
  reset,
  {
    display: 'block',
    flex: 1,
    minWidth: 0,
    // A phone has the badge beside the second line: it comes later, and takes no room from the name.
    ...narrowerThan({
      phone: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: vars.space[2],
        selectors: { [plated]: { display: 'contents' } },
      },
    }),
  },
]);

export const nameLine = style([
  reset,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    ...narrowerThan({ phone: { display: 'contents' } }),
  },
]);

export const badge = style([
  reset,
  { display: 'flex', flex: 'none', ...narrowerThan({ phone: { gridRow: 2, gridColumn: 2 } }) },
]);

export const name = style([
  text[24],
  cut,
  {
    display: 'block',
    color: vars.color.text,
    outline: 'none',
    ...narrowerThan({
      // A phone has no room for a long name in a line, and nothing to hover for the rest of it.
      phone: {
        font: vars.type[20],
        letterSpacing: '-.012em',
        gridColumn: '1 / -1',
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
        selectors: { [plated]: { gridColumn: 2, gridRow: 1 } },
      },
    }),
  },
]);

/** What it says is nowhere else. */
export const message = style({ whiteSpace: 'normal', overflowWrap: 'anywhere' });

export const second = style([
  text[12],
  figures,
  tone.muted,
  cut,
  // As high as a badge.
  {
    display: 'block',
    ...narrowerThan({
      phone: {
        alignContent: 'center',
        minHeight: 20,
        selectors: {
          [plated]: {
            gridColumn: '1 / -1',
            gridRow: 3,
            marginBlockStart: vars.space[1],
            whiteSpace: 'normal',
          },
        },
      },
    }),
  },
]);

export const end = style([
  reset,
  {
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: vars.space[3],
    ...narrowerThan({ phone: { selectors: { [plated]: { gridColumn: 3, gridRow: '1 / 3' } } } }),
  },
]);

/** What stands at the end of a title that is left out. */
export const endLine = style([
  reset,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space[3],
    selectors: { '&:empty': { display: 'none' } },
  },
]);

/** A main column and a side column of 352 px that goes under it below 992. */
export const columns = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 352px',
    alignItems: 'start',
    gap: vars.space[4],
    ...narrowerThan({ desktop: { gridTemplateColumns: 'minmax(0, 1fr)' } }),
  },
]);

export const stack = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space[4],
  },
]);

/** Controls side by side that wrap; `marginInlineStart: auto` on one sends it to the end. */
export const toolbar = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: 32,
  },
]);
