import { type ReactElement, type ReactNode, useContext } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { OverlayContainerContext, useOverlayAttributes } from './overlayContainer.ts';
import * as styles from './Popover.css.ts';

export interface PopoverProps {
  /** The button that opens it: one `Button`. */
  trigger: ReactElement;
  title: ReactNode;
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  children: ReactNode;
}

/**
 * A little more about something, under its button; Escape or a press beside it closes it. Load it with `lazy`, it brings
 * 19 kB.
 */
export function Popover({ trigger, title, placement = 'bottom start', children }: PopoverProps) {
  return (
    <DialogTrigger>
      {trigger}
      <AriaPopover
        {...useOverlayAttributes()}
        placement={placement}
        offset={4}
        UNSTABLE_portalContainer={useContext(OverlayContainerContext)}
        className={styles.popover}
      >
        <Dialog className={styles.dialog}>
          <Heading slot="title" level={2} className={styles.title}>
            {title}
          </Heading>
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
