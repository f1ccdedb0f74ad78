import type { ReactNode } from 'react';
import { Button, ButtonContext } from 'react-aria-components/Button';
import { ButtonElement, type PlainButtonProps } from './PlainButton.tsx';

export interface AriaButtonsProps {
  /** What a button does from when it is pressed until it is let go. */
  held?: { onPressStart: () => void; onPressEnd: () => void };
  children: ReactNode;
}

/** Makes each `Button` inside one that a field, a menu or a tooltip of react-aria knows: by its slot, or as what opens it. */
export function AriaButtons({ held, children }: AriaButtonsProps) {
  const buttons = <ButtonElement value={AriaButton}>{children}</ButtonElement>;
  return held ? <ButtonContext value={held}>{buttons}</ButtonContext> : buttons;
}

function AriaButton({ title, ...button }: PlainButtonProps) {
  // A title is no attribute of react-aria's.
  return <Button {...button} {...(title && { render: (props) => <button {...props} title={title} /> })} />;
}
