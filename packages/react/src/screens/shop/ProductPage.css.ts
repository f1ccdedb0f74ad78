import { style } from '@vanilla-extract/css';
import { narrowerThan } from '../../ui/theme/responsive.ts';
import { reset, text, tone } from '../../ui/theme/text.css.ts';
import { vars } from '../../ui/theme/vars.css.ts';

/** Pictures and facts, or texts and features: the second is 440 px wide, and below the first where there is no room. */
export const columns = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 440px',
    alignItems: 'start',
    gap: vars.space[10],
    ...narrowerThan({ wide: { gridTemplateColumns: 'minmax(0, 1fr) 360px', gap: vars.space[6] } }),
  },
  narrowerThan({ desktop: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] } }),
]);

export const facts = style([
  reset,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', gap: vars.space[5] },
]);

export const head = style([reset, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }]);

export const summary = style([text[14], tone.muted, { overflowWrap: 'anywhere' }]);

export const tags = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    marginBlockStart: vars.space[2],
  },
]);

export const sku = style([text[12], tone.faint, { overflowWrap: 'anywhere' }]);

export const texts = style([
  columns,
  {
    marginBlockStart: vars.space[2],
    paddingBlockStart: vars.space[5],
    borderBlockStart: `1px solid ${vars.color.border}`,
  },
]);

export const heading = style([text[16], { display: 'block', marginBlockEnd: 6 }]);

/** Lines end where whoever wrote it ended them. */
const written = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const description = style([text[14], written, { display: 'block', maxWidth: '64ch' }]);

const remark = style([
  text[14],
  { display: 'flex', gap: vars.space[2], maxWidth: '64ch', marginBlockStart: 10 },
]);

export const note = style([remark, tone.muted]);
export const alert = style([remark]);
export const words = style([reset, written]);

const iconOfLine = style({ flex: 'none', marginBlockStart: 2 });
export const mark = style([iconOfLine]);
export const alertMark = style([iconOfLine, { color: vars.color.warning }]);

export const features = style([reset, { display: 'grid', gap: vars.space[1] }]);

export const feature = style([
  text[14],
  {
    position: 'relative',
    paddingInlineStart: vars.space[4],
    overflowWrap: 'anywhere',
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: 2,
        top: 8,
        width: 4,
        height: 4,
        background: vars.color.faint,
        forcedColorAdjust: 'none',
      },
    },
  },
]);

export const waitingPicture = style({ aspectRatio: '16 / 10', borderRadius: vars.radius.panel });

/** As high as the field with its label and the sum below it, which come later; or as the button alone, of what cannot be had. */
export const basketPlace = style([
  reset,
  { display: 'block', width: '100%', minHeight: 36, selectors: { '&[data-for-sale]': { minHeight: 88 } } },
]);
