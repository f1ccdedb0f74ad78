import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { label } from '../../ui/fields/Field.css.ts';
import { containerName, narrowerThan, widths } from '../../ui/theme/responsive.ts';
import { figures, reset, text, tone } from '../../ui/theme/text.css.ts';
import { units } from '../../ui/theme/units.ts';
import { vars } from '../../ui/theme/vars.css.ts';

const { color, space } = vars;

/** As wide as all columns of its section. */
export const frame = style([
  reset,
  {
    display: 'block',
    gridColumn: '1 / -1',
    minWidth: 0,
    padding: 0,
    border: 0,
    marginBlockEnd: space[3],
  },
]);

export const legend = style([text[12], tone.muted, { display: 'block', padding: 0, fontWeight: 500 }]);

export const rows = style([
  reset,
  { display: 'grid', gap: space[1], marginBlock: space[1], padding: 0, listStyle: 'none' },
]);

export const row = style([
  reset,
  {
    display: 'block',
    ...narrowerThan({
      tablet: { paddingBlockStart: space[2], borderBlockStart: `1px solid ${color.border}` },
    }),
  },
]);

const oneLine = style([
  reset,
  {
    display: 'grid',
    alignItems: 'start',
    gap: `0 ${space[3]}`,
    ...narrowerThan({
      tablet: { gridTemplateColumns: '20px minmax(0, 1fr) auto', paddingBlockEnd: space[2] },
    }),
  },
]);

/** Number, fields, what they come to, buttons; where it is narrow, what follows the fields stands below them. */
export const line = styleVariants({
  plain: [oneLine, { gridTemplateColumns: '20px minmax(0, 1fr) auto' }],
  withEnd: [oneLine, { gridTemplateColumns: '20px minmax(0, 1fr) minmax(0, 144px) auto' }],
});

/** As high as a control, and beside it: the first has a label above, and where it is narrow each has. */
const beside = style([
  text[12],
  tone.muted,
  {
    display: 'flex',
    alignItems: 'center',
    minHeight: units(36),
    selectors: { [`${row}:first-child &`]: { marginBlockStart: `calc(${units(16)} + 4px)` } },
  },
]);

/** Below the fields nothing is above it. */
const below = narrowerThan({
  tablet: { gridRow: 2, minHeight: 28, selectors: { [`${row}:first-child &`]: { marginBlockStart: 0 } } },
});

export const place = style([
  beside,
  figures,
  narrowerThan({ tablet: { marginBlockStart: `calc(${units(16)} + 4px)` } }),
]);

export const fields = style([
  reset,
  {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: space[3],
    ...narrowerThan({ tablet: { gridColumn: '2 / -1', gap: space[2] } }),
  },
]);

// The names of the first row are those of the columns.
globalStyle(`${row} + ${row} ${label}`, {
  '@container': {
    [`${containerName} (width >= ${widths.tablet}px)`]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

export const end = style([beside, figures, below, narrowerThan({ tablet: { gridColumn: '1 / 3' } })]);

export const buttons = style([
  beside,
  below,
  { gap: space[1] },
  narrowerThan({ tablet: { gridColumn: -2 } }),
]);

/** In the place of a button that is not there. */
export const noButton = style([reset, { display: 'block', width: 28 }]);
