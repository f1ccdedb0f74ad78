import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';

/** What was pressed. */
export interface Press {
  readonly target: Element;
}

/** What a button is, without its look. */
export type PlainButtonProps = Omit<
  ComponentProps<'button'>,
  'className' | 'disabled' | 'onBlur' | 'onClick' | 'onFocus' | 'slot' | 'style' | 'value'
> & {
  /** A click, Enter or the space bar, a finger, or what a screen reader presses. */
  onPress?: ((press: Press) => void) | undefined;
  isDisabled?: boolean | undefined;
  /** It is pressed by hand alone: what it does has a key of its own. */
  excludeFromTabOrder?: boolean | undefined;
  /** Which button of a field it is. */
  slot?: string;
  value?: string;
  className?: string;
  onFocus?: ((event: FocusEvent) => void) | undefined;
  onBlur?: ((event: FocusEvent) => void) | undefined;
};

/**
 * The browser's own button. As those of react-aria it keeps to itself what presses it, so that a row or a dialog around it is
 * not pressed too, and is never without the focus after a press.
 */
function PlainButton({ onPress, isDisabled, excludeFromTabOrder, ...button }: PlainButtonProps) {
  return (
    <button
      type="button"
      {...button}
      {...(excludeFromTabOrder && { tabIndex: -1 })}
      disabled={isDisabled}
      onPointerDown={(event) => {
        event.stopPropagation();
        button.onPointerDown?.(event);
      }}
      onMouseDown={(event) => {
        event.stopPropagation();
        button.onMouseDown?.(event);
      }}
      onKeyDown={(event) => {
        if (isPressKey(event)) event.stopPropagation();
        button.onKeyDown?.(event);
      }}
      onClick={(event) => {
        event.stopPropagation();
        const target = event.currentTarget;
        // Safari leaves the focus where it was. Enter in a field of a form clicks its button, and keeps the focus (detail 0).
        const isByEnter = event.detail === 0 && target.type === 'submit';
        if (!isByEnter && !target.matches(':focus')) target.focus({ preventScroll: true });
        onPress?.({ target });
      }}
    />
  );
}

const isPressKey = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' ';

/** What a `Button` is made of: the browser's own, unless something of react-aria has to know its buttons (`AriaButtons`). */
export const ButtonElement = createContext<ComponentType<PlainButtonProps>>(PlainButton);
