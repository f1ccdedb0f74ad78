import { type ReactElement, type ReactNode, useId } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { useOverlayAttributes } from './OverlayProvider.tsx';
import * as styles from './Popover.css.ts';

export interface PopoverProps {
  /** The button that opens it: one `Button`. */
  trigger: ReactElement;
  title: ReactNode;
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  children: ReactNode;
}

/**
 * A little more about something, under its button; Escape or a press beside it closes it. Load it with `lazyPart`, it brings
 * 19 kB.
 */
export function Popover({ trigger, title, placement = 'bottom start', children }: PopoverProps) {
  const titleId = useId();
  return (
    <DialogTrigger>
      {trigger}
      <AriaPopover {...useOverlayAttributes()} placement={placement} offset={4} className={styles.popover}>
        <Dialog aria-labelledby={titleId} className={styles.dialog}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
