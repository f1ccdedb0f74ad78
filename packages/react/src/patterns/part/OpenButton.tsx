import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Button, type ButtonProps } from '../../ui/index.ts';

/** What a button has opened: where it belongs, and how it goes. */
export interface Opened {
  triggerRef: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

export type OpenButtonProps = ButtonProps & {
  /** A part that is loaded when it is first opened: a dialog, unless `aria-haspopup` says otherwise. */
  opens: (opened: Opened) => ReactNode;
};

/** A button, and what it opens. */
export function OpenButton({ opens, ...button }: OpenButtonProps) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        {...button}
        ref={triggerRef}
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
      />
      {isOpen && opens({ triggerRef, onClose: () => setOpen(false) })}
    </>
  );
}
