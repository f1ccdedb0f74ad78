import { style, styleVariants } from '@vanilla-extract/css';
import { spinner } from '../../../ui/actions/Button.css.ts';
import { narrowerThan } from '../../../ui/theme/responsive.ts';
import { figures, reset, strong, text, tone } from '../../../ui/theme/text.css.ts';
import { units } from '../../../ui/theme/units.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

const { color, space } = vars;

/** The figures of the device's clock, and the day beside them. */
export const face = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'end',
    gap: `0 ${space[6]}`,
    ...narrowerThan({ phone: { gridTemplateColumns: 'minmax(0, 1fr)' } }),
  },
]);

export const clock = style([
  text[32],
  figures,
  { display: 'block', lineHeight: units(40), unicodeBidi: 'plaintext' },
]);

/** As high as date and zone also before they are known. */
export const day = style([reset, { display: 'block', minHeight: 38, paddingBottom: 2 }]);

export const date = style([text[14], strong, { display: 'block' }]);

export const zone = style([text[12], figures, tone.muted, { display: 'block' }]);

/** Other clocks: a name, a time, a sentence. */
export const others = style([
  text[14],
  {
    display: 'grid',
    gridTemplateColumns: 'auto auto minmax(0, 1fr)',
    alignItems: 'baseline',
    gap: `${space[2]} ${space[4]}`,
    marginBlock: space[4],
    ...narrowerThan({ phone: { gridTemplateColumns: 'auto minmax(0, 1fr)' } }),
  },
]);

export const name = style([reset, tone.muted, { display: 'block' }]);

export const time = style([reset, figures, { display: 'block', unicodeBidi: 'plaintext' }]);

const sentence = style([
  reset,
  {
    display: 'block',
    // Under the time, in a row of its own.
    ...narrowerThan({ phone: { gridColumn: 2, minHeight: '1lh', marginTop: -6 } }),
  },
]);

export const note = styleVariants(
  { same: { color: color.muted }, other: { color: color.warning, fontWeight: 500 } },
  (rule) => [sentence, rule],
);

export const status = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: space[3],
    paddingTop: space[4],
    borderTop: `1px solid ${color.border}`,
  },
]);

/** What the device says of its clock. */
export const said = style([
  reset,
  {
    display: 'flex',
    flex: '1 1 280px',
    gap: space[3],
    // Of two lines on a phone, so that the buttons below stay where they are when it comes.
    ...narrowerThan({ phone: { minHeight: 40 } }),
  },
]);

const line = style([
  text[14],
  { display: 'block', minHeight: 20, fontWeight: 500, overflowWrap: 'anywhere' },
]);

export const words = styleVariants(
  {
    plain: { color: color.text },
    stale: { color: color.warning },
    error: { color: color.danger },
    lastKnown: { color: color.muted },
  },
  (rule) => [line, rule],
);

export const marks = styleVariants(
  {
    done: { color: color.success },
    manual: { color: color.info },
    stale: { color: color.warning },
    error: { color: color.danger },
    syncing: {},
    lastKnown: { color: color.muted },
  },
  (rule) => [reset, { flex: 'none', marginTop: 2 }, rule],
);

export const turning = spinner;

export const detail = style([text[12], tone.muted, figures, { display: 'block', marginTop: 2 }]);

export const actions = style([
  reset,
  {
    display: 'flex',
    flex: 'none',
    gap: space[2],
    ...narrowerThan({ phone: { display: 'grid', gridTemplateColumns: '1fr 1fr', width: '100%' } }),
  },
]);

export const server = style([
  reset,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    padding: '0 12px 12px 20px',
    borderBottom: `1px solid ${color.border}`,
    ...narrowerThan({ phone: { paddingInlineStart: 16 } }),
  },
]);

export const host = style([text[14], strong, { display: 'block', flex: 1, overflowWrap: 'anywhere' }]);

export const facts = style([
  reset,
  { display: 'block', padding: '16px 20px', ...narrowerThan({ phone: { padding: '12px 16px' } }) },
]);

/** Date and time, side by side in a dialog. */
export const moment = style([
  reset,
  {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
    gap: `${space[2]} ${space[3]}`,
  },
]);

/** In a dialog: over all of its columns. */
export const wide = style([reset, text[14], { display: 'block', gridColumn: '1 / -1' }]);

export const label = style([text[12], tone.muted, strong, { display: 'block', marginBottom: space[1] }]);

export const servers = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
    gap: '2px 8px',
  },
]);

/** One of them: begins where the words of one that is chosen begin. */
export const suggestion = style([
  {
    justifyContent: 'flex-start',
    paddingInlineStart: 32,
    selectors: {
      '&[aria-pressed="true"]': {
        paddingInlineStart: 8,
        background: color.accentTint,
        color: color.onAccentTint,
      },
    },
  },
]);

/** With whose it is beside its name, it is wider than a column. */
export const ownSuggestion = style([suggestion, { gridColumn: '1 / -1' }]);

/** Beside the name of a server: whose it is. */
export const own = style([text[12], tone.muted, { marginInlineStart: space[2] }]);
