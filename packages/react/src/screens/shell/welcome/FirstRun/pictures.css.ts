import { style } from '@vanilla-extract/css';
import { figures, reset, text } from '../../../../ui/theme/text.css.ts';
import { units } from '../../../../ui/theme/units.ts';
import { vars } from '../../../../ui/theme/vars.css.ts';

const { meter } = vars;

/** A thing has its colours in each theme. */
const PLAYER = {
  ground: '#3A3733',
  edge: '#55514B',
  deep: '#24221F',
  paper: '#F7F4EE',
  ink: '#1D1B18',
  faint: '#57534B',
};

/** Room from the edges to the feet. */
const FOOT = '19px';
const END = `calc(100% - ${FOOT})`;

const outline = { '@media': { '(forced-colors: active)': { outline: '1px solid' } } } as const;

export const player = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(min-content, 1fr) minmax(0, 18px)',
    alignItems: 'center',
    gap: 10,
    width: 236,
    maxWidth: '100%',
    minHeight: 120,
    paddingBlock: 28,
    paddingInline: '26px 14px',
    border: `1px solid ${PLAYER.edge}`,
    borderRadius: 14,
    background: [
      ...[FOOT, END].flatMap((x) =>
        [FOOT, END].map((y) => `radial-gradient(circle at ${x} ${y}, ${PLAYER.deep} 6.5px, #0000 7px)`),
      ),
      PLAYER.ground,
    ].join(', '),
  },
]);

export const label = style([
  text[12],
  {
    display: 'grid',
    // What flexes takes no width from the stripes, which span both.
    gridTemplateColumns: 'max-content minmax(max-content, 1fr)',
    columnGap: 8,
    padding: '8px 10px 6px',
    borderRadius: 4,
    background: PLAYER.paper,
    color: PLAYER.ink,
    ...outline,
  },
]);

export const word = style([text[12], { color: PLAYER.faint }]);
export const code = style([text[12], figures, { direction: 'ltr', fontWeight: 600, whiteSpace: 'nowrap' }]);

const stripes = [1, 4, 6, 9, 10, 14, 17, 18, 22, 25, 27, 31, 32, 36];

/** As wide as a bar code, and none. */
export const stripesLine = style([
  reset,
  {
    display: 'block',
    gridColumn: '1 / -1',
    width: 88,
    maxWidth: '100%',
    height: 7,
    marginTop: 2,
    background: `repeating-linear-gradient(90deg, ${stripes
      .map(
        (at, index) =>
          `${index % 2 === 0 ? PLAYER.ink : PLAYER.paper} ${at - 1}px ${stripes[index + 1] ?? 40}px`,
      )
      .join(', ')})`,
  },
]);

export const vents = style([
  reset,
  {
    display: 'block',
    width: '100%',
    height: 28,
    background: `repeating-linear-gradient(90deg, ${PLAYER.deep} 0 2.5px, #0000 2.5px 7px)`,
  },
]);

export const day = style([reset, { display: 'block', width: '100%', paddingInline: 12 }]);

export const lanes = style({
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  ...outline,
});

export const glass = style([
  text[12],
  {
    display: 'grid',
    gridTemplateColumns: `${units(10)} minmax(0, 1fr)`,
    alignItems: 'center',
    gap: '6px 10px',
    width: '100%',
    padding: 12,
    borderRadius: vars.radius.control,
    background: vars.color.glass,
    color: vars.color.onGlass,
    direction: 'ltr',
    fontWeight: 700,
    ...outline,
  },
]);

/** Segments, of which none is lit. */
export const lane = style([
  reset,
  {
    display: 'block',
    height: 20,
    // Gradients are a picture only where colours are not forced.
    forcedColorAdjust: 'none',
    background: [
      `repeating-linear-gradient(90deg, #0000 0 5px, ${vars.color.glass} 5px 6px)`,
      `linear-gradient(90deg, ${meter.greenOff} 74%, ${meter.yellowOff} 74% 94%, ${meter.redOff} 94%)`,
    ].join(', '),
  },
]);
