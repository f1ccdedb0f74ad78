import { style } from '@vanilla-extract/css';
import { narrowerThan } from '../../ui/theme/responsive.ts';
import { reset, text, tone } from '../../ui/theme/text.css.ts';
import { vars } from '../../ui/theme/vars.css.ts';

const { color, space } = vars;

/** The name of the section at the start, its fields at the end; one under the other where it is narrow. */
export const section = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: '152px minmax(0, 1fr)',
    gap: `${space[2]} ${space[6]}`,
    padding: '20px 20px 8px',
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
    ...narrowerThan({
      tablet: { gridTemplateColumns: 'minmax(0, 1fr)' },
      phone: { padding: '12px 16px 4px' },
    }),
  },
]);

export const name = style([text[14], { display: 'block', color: color.text, fontWeight: 600 }]);

export const reason = style([text[12], tone.muted, { display: 'block' }]);

/** As far from the end of the section as a field, which keeps a line for its message. */
export const line = style([reset, text[14], { color: color.text, paddingBlockEnd: 12 }]);

/** Fields side by side as far as there is room for them. */
export const fields = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 224px), 1fr))',
    gap: `${space[2]} ${space[4]}`,
  },
]);

/** A field as wide as all of them. */
export const wide = style({ gridColumn: '1 / -1' });

/** The first of a line, for what belongs side by side. */
export const firstOfLine = style({ gridColumnStart: 1 });

/** Among the fields, over the width of all of them: a sentence and a button. */
export const action = style([
  text[14],
  tone.muted,
  {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[2]} ${space[4]}`,
    paddingBlockEnd: space[3],
    overflowWrap: 'anywhere',
  },
]);
