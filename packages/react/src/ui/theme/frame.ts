import { fallbackVar, type StyleRule } from '@vanilla-extract/css';
import { frame } from './frame.css.ts';
import { containerName, widths } from './responsive.ts';

/** A rule for where the host of a screen wants no margins around it: `hasPadding={false}`. */
export const withoutPadding = (rule: NonNullable<StyleRule['selectors']>[string]): StyleRule => ({
  selectors: { '[data-carillon-padding="none"] &': rule },
});

/** The margins and the greatest width of a page, gone. */
export const unbounded = withoutPadding({ maxWidth: 'none', padding: 0 });

/** How wide what is read may be, in px. */
const CONTENT = 1200;
/** From this width on a page has its full edges, in px. */
export const FULL = 1160;

/** From the edge of a page as wide as its container to what is read, which stands in its middle. */
export const toContent = (edgePx: number) => `max(${edgePx}px, (100% - ${CONTENT}px) / 2)`;

interface Outwards {
  /** How far a control at the end reaches over the edge, so that its word or mark stands on it. */
  endPx?: number;
}

/**
 * One edge for all that stands below each other, the bars of the frame and the screens: 40 px, from 1160 down 24, on a
 * phone 16; and never more than 1200 px between two.
 */
export function inEdges({ endPx = 0 }: Outwards = {}): StyleRule {
  const edges = (edgePx: number) => {
    const end = fallbackVar(frame.end, toContent(edgePx));
    return {
      paddingInline: `${fallbackVar(frame.start, toContent(edgePx))} ${endPx ? `calc(${end} - ${endPx}px)` : end}`,
    };
  };
  return {
    ...edges(40),
    '@container': {
      [`${containerName} (width < ${FULL}px)`]: edges(24),
      [`${containerName} (width < ${widths.phone}px)`]: edges(16),
    },
  };
}

/** Where what is scrolled to may begin and end: below the bar of the frame, and above its foot. */
export const underBar = fallbackVar(frame.top, '0px');
export const overFoot = fallbackVar(frame.bottom, '0px');
