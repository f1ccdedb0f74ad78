import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { narrowerThan } from '../../../../ui/theme/responsive.ts';
import { figures, reset, text } from '../../../../ui/theme/text.css.ts';
import { units } from '../../../../ui/theme/units.ts';
import { vars } from '../../../../ui/theme/vars.css.ts';

const { color, space } = vars;

const fold = (rule: NonNullable<Parameters<typeof narrowerThan>[0]['tablet']>) =>
  narrowerThan({ tablet: rule });

export const whole = style([reset, { display: 'grid', gap: space[4] }]);

/** Words, pictures and buttons of the three stand side by side in one line each. */
export const steps = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gridTemplateRows: `auto minmax(${units(48)}, auto) 156px auto`,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.panel,
    background: color.raised,
    ...fold({ gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'none' }),
  },
]);

export const step = style([
  reset,
  {
    display: 'grid',
    gridTemplateRows: 'subgrid',
    gridRow: 'span 4',
    alignContent: 'start',
    rowGap: 8,
    padding: 20,
    selectors: { '& + &': { borderInlineStart: `1px solid ${color.border}` } },
    ...narrowerThan({
      tablet: {
        gridTemplateRows: 'none',
        gridRow: 'auto',
        padding: 16,
        selectors: { '& + &': { borderInlineStart: 0, borderBlockStart: `1px solid ${color.border}` } },
      },
    }),
  },
]);

export const title = style([
  text[16],
  {
    display: 'flex',
    alignItems: 'start',
    gap: 10,
    color: color.text,
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
]);

const number = style([
  text[12],
  figures,
  {
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    width: units(24),
    height: units(24),
    border: `1px solid ${color.borderStrong}`,
    borderRadius: '50%',
    color: color.muted,
    fontWeight: 600,
  },
]);

export const numbers = styleVariants(
  {
    done: { borderColor: color.success, color: color.success },
    present: { borderColor: color.accent, background: color.accent, color: color.onAccent },
    waiting: {},
  },
  (rule) => [number, rule],
);

export const detail = style([text[14], { color: color.muted, overflowWrap: 'anywhere' }]);
export const waiting = style({ selectors: { '&&': { color: color.faint } } });

const picture = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    placeItems: 'center',
    overflow: 'hidden',
    padding: 8,
    borderRadius: vars.radius.control,
    background: color.sunken,
  },
]);

const onlyWithRoom = fold({ display: 'none' });

export const pictures = styleVariants(
  {
    done: onlyWithRoom,
    present: fold({ padding: 16 }),
    waiting: {
      border: `1px dashed ${color.borderStrong}`,
      background: 'none',
      ...onlyWithRoom,
    },
  } satisfies Record<string, StyleRule>,
  (rule) => [picture, rule],
);

export const action = style([
  reset,
  { display: 'flex', alignItems: 'center', minHeight: units(36), marginTop: 4 },
]);
export const noAction = style([action, onlyWithRoom]);
export const button = style(fold({ flex: 1 }));

export const rest = style([text[12], { color: color.faint }]);
