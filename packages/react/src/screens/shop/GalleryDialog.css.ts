import { style } from '@vanilla-extract/css';
import { focusRing } from '../../ui/theme/focus.ts';
import { narrowerThan } from '../../ui/theme/responsive.ts';
import { cut, figures, reset, text, tone } from '../../ui/theme/text.css.ts';
import { units } from '../../ui/theme/units.ts';
import { vars } from '../../ui/theme/vars.css.ts';

export const keys = style({ display: 'contents' });

export const title = style([reset, { display: 'block' }]);
export const description = style([text[14], cut, { display: 'block', fontWeight: 500 }]);
export const place = style([text[12], tone.muted, figures, { display: 'block' }]);

/** In one line with the cross, which is smaller. */
export const tools = style([
  reset,
  { display: 'flex', flex: 'none', alignItems: 'center', marginBlockStart: -2 },
]);
export const zoom = style([
  text[12],
  tone.muted,
  figures,
  {
    display: 'block',
    minWidth: units(44),
    textAlign: 'center',
    ...narrowerThan({ phone: { display: 'none' } }),
  },
]);

export const content = style([
  reset,
  {
    display: 'grid',
    position: 'relative',
    gridTemplate: 'minmax(0, 1fr) auto / minmax(0, 1fr)',
    gap: vars.space[4],
    height: '100%',
    paddingInline: 56,
    ...narrowerThan({ phone: { paddingInline: 0 } }),
  },
]);

export const stage = style([
  reset,
  {
    display: 'block',
    overflow: 'hidden',
    borderRadius: vars.radius.control,
    touchAction: 'pan-y pinch-zoom',
    selectors: { ...focusRing, '&[data-zoomed]': { overflow: 'auto', touchAction: 'auto' } },
  },
]);

export const picture = style([
  reset,
  {
    display: 'block',
    maxWidth: 'none',
    objectFit: 'contain',
    filter: `brightness(${vars.pictureBrightness})`,
  },
]);

const beside = style({
  position: 'absolute',
  top: 'calc(50% - 56px)',
  ...narrowerThan({ phone: { top: 'auto', bottom: 16 } }),
});
export const previous = style([beside, { insetInlineStart: 0 }]);
export const next = style([beside, { insetInlineEnd: 0 }]);

export const thumbs = style([
  reset,
  {
    display: 'flex',
    justifyContent: 'center',
    minWidth: 0,
    ...narrowerThan({ phone: { marginInline: 52 } }),
  },
]);
