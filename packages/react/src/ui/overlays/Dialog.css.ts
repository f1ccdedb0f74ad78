import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { wrapped } from '../actions/Button.css.ts';
import { narrowerThan } from '../theme/responsive.ts';
import { reset, text } from '../theme/text.css.ts';
import { vars } from '../theme/vars.css.ts';
import { backdrop as anyBackdrop } from './backdrop.css.ts';

const { color, duration } = vars;

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

export const backdrop = style([
  anyBackdrop,
  {
    display: 'grid',
    // Never wider than the page, however wide the dialog would be.
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
    placeItems: 'center',
  },
]);

const modal = style([
  text[14],
  {
    zIndex: vars.z.dialog,
    display: 'flex',
    overflow: 'hidden',
    maxWidth: 'calc(100% - 32px)',
    maxHeight: 'calc(100% - 32px)',
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.panel,
    background: color.overlay,
    boxShadow: vars.elevation[2],
    color: color.text,
    selectors: {
      '&[data-entering]': { animation: `${rise} ${duration.dialog} cubic-bezier(.2, .8, .2, 1)` },
      '&[data-exiting]': { animation: `${rise} ${duration.backdrop} ease-in reverse forwards` },
    },
    ...narrowerThan({ phone: { width: 'calc(100% - 32px)' } }),
  },
]);

const whole = {
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  maxHeight: 'none',
  border: 0,
  borderRadius: 0,
} as const;

export const size = styleVariants(
  { m: { width: 480 }, l: { width: 720 }, full: { ...whole, ...narrowerThan({ phone: whole }) } },
  (rule) => [modal, rule],
);

export const dialog = style([
  text[14],
  { display: 'flex', flex: 1, flexDirection: 'column', minWidth: 0, outline: 'none' },
]);

export const header = style([
  reset,
  {
    display: 'flex',
    flex: 'none',
    alignItems: 'flex-start',
    gap: vars.space[2],
    minHeight: 52,
    paddingBlock: '16px 4px',
    paddingInline: '20px 12px',
    ...narrowerThan({ phone: { paddingInlineStart: 16 } }),
  },
]);

export const title = style([
  text[16],
  { display: 'block', flex: 1, paddingBlock: 2, overflowWrap: 'anywhere' },
]);

export const body = style([
  text[14],
  {
    display: 'block',
    flex: 1,
    overflowY: 'auto',
    // A name or an address may be one long word.
    overflowWrap: 'anywhere',
    padding: '4px 20px 16px',
    ...narrowerThan({ phone: { paddingInline: 16 } }),
  },
]);

export const footer = style([
  reset,
  {
    display: 'flex',
    flex: 'none',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space[2],
    padding: '12px 20px',
    borderBlockStart: `1px solid ${color.border}`,
    ...narrowerThan({ phone: { paddingInline: 16 } }),
  },
]);

globalStyle(`${footer}${footer} > button`, wrapped);
