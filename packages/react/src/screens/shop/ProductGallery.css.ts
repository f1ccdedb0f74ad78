import { style } from '@vanilla-extract/css';
import { ring } from '../../ui/theme/focus.ts';
import { narrowerThan } from '../../ui/theme/responsive.ts';
import { reset } from '../../ui/theme/text.css.ts';
import { vars } from '../../ui/theme/vars.css.ts';

export const gallery = style([
  reset,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] },
]);

export const stage = style([
  reset,
  {
    display: 'block',
    position: 'relative',
    overflow: 'clip',
    borderRadius: vars.radius.panel,
    touchAction: 'pan-y pinch-zoom',
    ...narrowerThan({ phone: { borderRadius: vars.radius.control } }),
  },
]);

export const enlarge = style({
  position: 'absolute',
  insetInlineEnd: vars.space[3],
  bottom: vars.space[3],
  ...narrowerThan({ phone: { insetInlineEnd: vars.space[2], bottom: vars.space[2] } }),
});

/** Of many, those beside are scrolled to. */
export const thumbs = style([
  reset,
  {
    display: 'flex',
    position: 'relative',
    gap: vars.space[3],
    overflowX: 'auto',
    // Where the mark of the current one and the ring of the focus stand.
    margin: -5,
    padding: 5,
  },
]);

export const thumbPlace = style([reset, { display: 'block', flex: 'none' }]);

export const thumb = style([
  reset,
  {
    display: 'block',
    overflow: 'clip',
    width: 96,
    aspectRatio: '3 / 2',
    borderRadius: vars.radius.control,
    background: vars.color.sunken,
    cursor: 'pointer',
    selectors: {
      '&[aria-current="true"]': {
        boxShadow: `0 0 0 2px ${vars.color.surface}, 0 0 0 4px ${vars.color.accent}`,
      },
      '&:focus-visible': { ...ring, outlineOffset: 3 },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[aria-current="true"]': { outline: '2px solid Highlight' } },
      },
    },
  },
]);

export const thumbPicture = style([
  reset,
  {
    display: 'block',
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    filter: `brightness(${vars.pictureBrightness})`,
  },
]);
