import { globalStyle, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

/** What attributes say of a drawing (SVG 2, presentation attributes), as far as ours have them. */
const ofDrawings = Object.fromEntries(
  [
    ...['cx', 'cy', 'd', 'fill', 'height', 'r', 'rx', 'ry', 'stroke', 'strokeLinecap', 'strokeLinejoin'],
    ...['strokeWidth', 'transform', 'width', 'x', 'y'],
  ].map((name) => [name, 'revert-layer']),
);

/**
 * Takes back whatever a host page's `* {}`, `h1 {}` or `button {}` says of an element: what is left is what the browser says
 * itself, and what our own parents hand down. What attributes say is no rule of anybody, but goes with all of them: it is said
 * again, or kept, where then a rule in a layer of the page is kept, too.
 */
const unstyled = {
  all: 'revert',
  WebkitLocale: 'revert-layer',
  WebkitUserDrag: 'revert-layer',
  selectors: {
    '&[hidden]': { display: 'none' },
    '&[draggable="true"]': { userSelect: 'none' },
    '&:where(img)': { aspectRatio: 'revert-layer' },
  },
} as const;

/** What the runtime of JSX (`jsx/unstyle.ts`) puts on each element of ours that has no `reset`. */
export const bare = style([unstyled, { selectors: { '&:where(svg, svg *)': ofDrawings } }]);

/** The first class of everything we draw: nothing of the host page's, and next to nothing of the browser's. */
export const reset = style({
  ...unstyled,
  appearance: 'none',
  boxSizing: 'border-box',
  position: 'static',
  float: 'none',
  width: 'auto',
  height: 'auto',
  minWidth: 0,
  minHeight: 0,
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: '0 solid',
  borderRadius: 0,
  background: 'none',
  boxShadow: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  wordSpacing: 'normal',
  textAlign: 'inherit',
  textDecoration: 'none',
  textIndent: 0,
  textShadow: 'none',
  textTransform: 'none',
  whiteSpace: 'inherit',
  listStyle: 'none',
  opacity: 1,
});

/** A text that stands beside something else, and is laid out as if it had no element of its own. */
export const textBeside = style([
  reset,
  { minWidth: 'auto', minHeight: 'auto', wordSpacing: 'inherit', textTransform: 'inherit' },
]);

/** What a page hands down to whatever stands in it, and no rule of ours says itself. Not whether a part of it is hidden. */
const handedDown = [
  'accentColor',
  'borderCollapse',
  'borderSpacing',
  'captionSide',
  'caretColor',
  'emptyCells',
  'fill',
  'fillOpacity',
  'fontSynthesis',
  'hyphenateCharacter',
  'imageRendering',
  'lineBreak',
  'orphans',
  'paintOrder',
  'quotes',
  'shapeRendering',
  'stroke',
  'strokeDasharray',
  'strokeOpacity',
  'strokeWidth',
  'tabSize',
  'textEmphasis',
  'textIndent',
  'textOrientation',
  'textRendering',
  'textShadow',
  'textTransform',
  'textUnderlineOffset',
  'textUnderlinePosition',
  'textWrap',
  'WebkitTapHighlightColor',
  'WebkitTextFillColor',
  'WebkitTextStroke',
  'widows',
  'wordSpacing',
  'writingMode',
] as const;

/** Our type for a subtree: put on what the host's own text styles must not reach (screens, overlays). */
export const ground = style({
  ...Object.fromEntries(handedDown.map((name) => [name, 'initial'])),
  colorScheme: vars.colorScheme,
  color: vars.color.text,
  font: vars.type[14],
  fontFeatureSettings: '"cv05"',
  letterSpacing: 0,
  textAlign: 'start',
  whiteSpace: 'normal',
  wordBreak: 'normal',
  overflowWrap: 'normal',
  hyphens: 'manual',
  cursor: 'auto',
  WebkitFontSmoothing: 'antialiased',
});

// React-aria leaves it in a list that is being built: it is drawn by no JSX of ours.
globalStyle(`${ground} :where(template)`, { display: 'none' });

const tracking = { 12: '.005em', 14: 0, 16: '-.006em', 20: '-.012em', 24: '-.017em', 32: '-.02em' } as const;

export type TextSize = keyof typeof tracking;

/** The six steps of type: size, line, weight and tracking. */
export const text = styleVariants(tracking, (letterSpacing, size) => [
  reset,
  {
    font: vars.type[size],
    letterSpacing,
  },
]);

/** Colours of words that are not plain text. */
export const tone = styleVariants(
  {
    text: vars.color.text,
    muted: vars.color.muted,
    faint: vars.color.faint,
    accent: vars.color.accent,
    danger: vars.color.danger,
  },
  (color) => ({ color }),
);

/** The name in a row. */
export const strong = style({ fontWeight: 500 });

/** Clocks, ids, levels, money: figures that do not dance. */
export const figures = style({ fontVariantNumeric: 'tabular-nums' });

/** Words of people begin where their script does, and stand at the start of what they are in. */
export const ownDirection = {
  unicodeBidi: 'plaintext',
  textAlign: ['match-parent', '-webkit-match-parent'],
} satisfies StyleRule;

/** One line, ended by an ellipsis. Give the element a `title` if the rest matters. */
export const cut = style({
  overflow: 'hidden',
  minWidth: 0,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // What is cut is the end, also of a Latin name in a right-to-left page.
  ...ownDirection,
});

export const hidden = {
  position: 'absolute',
  overflow: 'hidden',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const visuallyHidden = style(hidden);
