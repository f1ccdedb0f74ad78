import type { ReactElement, ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { AriaButtons } from '../actions/AriaButtons.tsx';
import { textBeside } from '../theme/text.css.ts';
import { useOverlayAttributes } from './OverlayProvider.tsx';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps {
  /** A few words; described to assistive technology, so the name of the button says something else. */
  text: ReactNode;
  /** What they explain: one `Button` or another control of react-aria. */
  children: ReactElement;
  placement?: 'top' | 'bottom' | 'start' | 'end';
}

const GAP = 6;
const DELAY_MS = 600;

/**
 * Words on hover and focus, gone with Escape. Never the only place where something is said: a finger finds none. Load it
 * with `lazyPart`, it brings 7 kB.
 */
export function Tooltip({ text, children, placement = 'top' }: TooltipProps) {
  return (
    <TooltipTrigger delay={DELAY_MS}>
      <AriaButtons>{children}</AriaButtons>
      <AriaTooltip {...useOverlayAttributes()} placement={placement} offset={GAP} className={styles.tooltip}>
        {/* react-aria would put it beside the place of an arrow. */}
        <span className={textBeside}>{text}</span>
      </AriaTooltip>
    </TooltipTrigger>
  );
}
