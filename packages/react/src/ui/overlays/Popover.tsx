import { type ReactElement, type ReactNode, type RefObject, useId } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { AriaButtons } from '../actions/AriaButtons.tsx';
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
      <AriaButtons>{trigger}</AriaButtons>
      <AriaPopover {...useOverlayAttributes()} placement={placement} offset={4} className={styles.popover}>
        <Dialog aria-labelledby={titleId} className={styles.look.words}>
          <h2 id={titleId} className={styles.title.words}>
            {title}
          </h2>
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}

export interface OpenPopoverProps extends Pick<PopoverProps, 'title' | 'placement' | 'children'> {
  /** The button under which it opens, and to which the focus goes back. */
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** `menu` for links below each other. */
  size?: keyof typeof styles.look;
}

/** The same, open at once: for a button that is there before the popover has been fetched. */
export function OpenPopover({
  triggerRef,
  onClose,
  title,
  placement = 'bottom end',
  size = 'words',
  children,
}: OpenPopoverProps) {
  const titleId = useId();
  return (
    <AriaPopover
      {...useOverlayAttributes()}
      isOpen
      trigger="DialogTrigger"
      triggerRef={triggerRef}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      placement={placement}
      offset={4}
      className={styles.popover}
    >
      <Dialog aria-labelledby={titleId} className={styles.look[size]}>
        <h2 id={titleId} className={styles.title[size]}>
          {title}
        </h2>
        {children}
      </Dialog>
    </AriaPopover>
  );
}
