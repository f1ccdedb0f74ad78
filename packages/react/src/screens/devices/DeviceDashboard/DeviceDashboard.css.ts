import { style } from '@vanilla-extract/css';
import { narrowerThan } from '../../../ui/theme/responsive.ts';
import { cut, figures, hidden, reset, text, tone } from '../../../ui/theme/text.css.ts';
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
export const eventName = style([
  text[20],
  cut,
  { display: 'block', selectors: { '&[data-stale]': { color: vars.color.muted } } },
]);

export const next = style([
  reset,
  { display: 'flex', alignItems: 'center', gap: vars.space[2], minHeight: 44, paddingInline: vars.space[5] },
]);
export const nextName = style([text[14], cut, { flex: 1, fontWeight: 500 }]);
export const nextTime = style([text[14], figures, tone.muted, { whiteSpace: 'nowrap' }]);

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
