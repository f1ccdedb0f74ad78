import { style } from '@vanilla-extract/css';
import { wrapped } from '../actions/Button.css.ts';
import { seenLater } from '../theme/readOnly.ts';
import { narrowerThan } from '../theme/responsive.ts';
import { cut, figures, reset, text } from '../theme/text.css.ts';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;

/** What is said of a file stands below what it shows. */
const below = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 0 } as const;

export const box = style([
  text[14],
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: 88,
    padding: vars.space[3],
    border: `1px dashed ${color.borderStrong}`,
    borderRadius: vars.radius.control,
    background: color.raised,
    ...narrowerThan({ phone: { selectors: { '&[data-filled]': below } } }),
    selectors: {
      '&[data-filled]': { alignItems: 'start', borderStyle: 'solid', borderColor: color.border },
      // The picture is the frame.
      '&[data-large]': {
        ...below,
        maxWidth: 650,
        padding: 0,
        borderColor: 'transparent',
        background: 'none',
      },
      '&[data-invalid]': { borderColor: color.danger, boxShadow: `inset 0 0 0 1px ${color.danger}` },
      '&[data-readonly]': { background: color.sunken, ...seenLater },
      '&[data-disabled]': { background: 'none', color: color.faint },
      '&[data-over]': {
        borderStyle: 'solid',
        borderColor: color.accent,
        background: color.accentTint,
        boxShadow: `inset 0 0 0 1px ${color.accent}`,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[data-invalid]': { borderWidth: 2, borderStyle: 'solid' },
          '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
          '&[data-over]': { borderColor: 'Highlight', outline: '1px solid Highlight' },
        },
      },
    },
  },
]);

/** Of one size, whether the picture is drawn or not. */
export const preview = style([
  reset,
  {
    display: 'grid',
    flex: 'none',
    gridColumn: '1 / -1',
    placeItems: 'center',
    overflow: 'hidden',
    width: 200,
    maxWidth: '100%',
    aspectRatio: '200 / 136',
    selectors: { [`${box}[data-large] &`]: { width: '100%', aspectRatio: '16 / 10' } },
    ...narrowerThan({ phone: { width: '100%' } }),
    border: `1px solid ${color.border}`,
    borderRadius: 4,
    background: color.sunken,
    color: color.muted,
  },
]);

export const picture = style([
  reset,
  { display: 'block', width: '100%', height: '100%', objectFit: 'contain' },
]);

export const words = style([
  reset,
  {
    display: 'grid',
    flex: 1,
    gap: 4,
    gridTemplateColumns: 'minmax(0, 1fr)',
    // Below the picture, as its caption.
    selectors: {
      [`${box}[data-large] &`]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
    },
  },
]);

export const progress = style([reset, { display: 'grid', flex: '1 0 100%', gap: 4, paddingBlockStart: 4 }]);

export const name = style([text[14], cut, { display: 'block', fontWeight: 500 }]);

export const size = style([text[12], figures, { display: 'block', color: color.muted }]);

export const line = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    selectors: { [`${box}[data-large] &`]: { marginInlineStart: 'auto' } },
    ...narrowerThan({ phone: { selectors: { [`${box}[data-large] &`]: { marginInlineStart: 0 } } } }),
  },
]);

/** Below the words where they stand below the picture. */
export const stop = style({ selectors: { '&&': { gridColumn: '1 / -1', justifySelf: 'start' } } });

export const pick = style({ selectors: { '&&': { flex: '0 1 auto', ...wrapped } } });

export const hint = style([text[12], { color: color.faint }]);
