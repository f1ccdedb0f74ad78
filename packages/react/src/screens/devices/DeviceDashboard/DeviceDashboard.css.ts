import { style } from '@vanilla-extract/css';
import { stack } from '../../../ui/layout/Screen.css.ts';
import { narrowerThan } from '../../../ui/theme/responsive.ts';
import { cut, hidden, reset, text, tone } from '../../../ui/theme/text.css.ts';
import { units } from '../../../ui/theme/units.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

/** The word beside a pencil, which a phone has no room for; screen readers have it. */
export const wideOnly = style({ ...narrowerThan({ phone: hidden }) });

export const event = style([
  reset,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] },
]);

export const eventHead = style([reset, { display: 'flex', alignItems: 'flex-start', gap: vars.space[3] }]);
export const eventWords = style([reset, { display: 'block', flex: 1, minWidth: 0 }]);
export const eventState = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${vars.space[2]}`,
    marginBlockEnd: vars.space[1],
  },
]);
export const eventMode = style([text[12], tone.faint]);
/** As high as the longer of what may stand in it. */
export const title = style([
  text[20],
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflowWrap: 'anywhere',
    '::after': { content: 'attr(data-reserve)', gridArea: '1 / 1', visibility: 'hidden' },
  },
]);
export const eventName = style([
  text[20],
  {
    display: 'block',
    gridArea: '1 / 1',
    overflowWrap: 'anywhere',
    selectors: { '&[data-stale]': { color: vars.color.muted } },
  },
]);

/** The event and its day, and beside them the radio and its stream, while there is sound. */
export const columns = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: vars.space[4],
    selectors: { '&[data-side]': { gridTemplateColumns: 'minmax(0, 1fr) 320px' } },
    ...narrowerThan({
      desktop: { selectors: { '&[data-side]': { gridTemplateColumns: 'minmax(0, 1fr)' } } },
    }),
  },
]);

export const quiet = style([
  text[14],
  tone.muted,
  { display: 'flex', alignItems: 'center', gap: vars.space[3], minHeight: 42, paddingInline: vars.space[5] },
]);

/** Where the quiet line was, while radio and stream stand beside: what is below the screen stays where it is. */
export const quietRoom = style([
  reset,
  { display: 'block', height: 44, ...narrowerThan({ desktop: { display: 'none' } }) },
]);

/** Its words above its facts. */
export const radio = style([stack]);
/** Three lines for a name and a description, however long these are: what is below stays where it is. */
export const radioWords = style([
  reset,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    height: units(60),
    overflow: 'hidden',
  },
]);
/** A line for an address or a genre of strangers; the ring of the focus is not cut. */
export const radioFact = style([cut, { display: 'block', overflow: 'clip', overflowClipMargin: 4 }]);
export const radioName = style([text[14], { display: 'block', fontWeight: 500, overflowWrap: 'anywhere' }]);
export const radioText = style([text[14], tone.muted, { display: 'block', overflowWrap: 'anywhere' }]);
