import { type Ref, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { flushSync } from 'react-dom';
import { Icon, type IconType } from '../icons/Icon.tsx';
import { joinClasses } from '../joinClasses.ts';
import * as styles from './Field.css.ts';
import { type Focusable, useFocusFirst } from './FieldParts.tsx';
import * as own from './SegmentInput.css.ts';

export interface SegmentInputProps {
  icon: IconType;
  inputRef: Ref<Focusable> | undefined;
}

/** The parts of a date or a time, each typed or stepped by itself, in one frame. */
export function SegmentInput({ icon, inputRef }: SegmentInputProps) {
  const ref = useRef<HTMLDivElement>(null);
  useFocusFirst(inputRef, ref, '[role="spinbutton"]');
  useSelectionToldOnce();
  useKeysInTurn(ref);
  return (
    <div className={styles.frame}>
      <DateInput ref={ref} className={joinClasses(styles.parts, own.line, styles.number, styles.roomAtEnd)}>
        {(segment) => <DateSegment segment={segment} className={own.segment} />}
      </DateInput>
      <Icon icon={icon} className={styles.endIcon} />
    </div>
  );
}

/**
 * react-aria answers a moved selection by moving it. A browser tells of that later; happy-dom tells at once, in the middle of
 * it, and the two would answer each other until the stack is full.
 */
function useSelectionToldOnce() {
  // Before react-aria listens.
  useLayoutEffect(() => {
    let isTelling = false;
    const handleChange = (event: Event) => {
      if (isTelling) return event.stopImmediatePropagation();
      isTelling = true;
      queueMicrotask(() => {
        isTelling = false;
      });
    };
    document.addEventListener('selectionchange', handleChange, true);
    return () => document.removeEventListener('selectionchange', handleChange, true);
  }, []);
}

/**
 * A digit is taken in by a listener of react-aria's own, beside React. Within a shadow root `window.event` is undefined
 * while it runs (DOM, 2.9, inner invoke), so that React does not know that somebody types and draws it some time later: a key
 * that comes at once, as after a pause of a busy page, would meet the parts as they were, and an hour be lost. There each
 * digit is told once more, by an event of ours which is drawn before the next key.
 */
function useKeysInTurn(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const parts = ref.current;
    if (!(parts?.getRootNode() instanceof ShadowRoot)) return;
    let isAgain = false;
    const handleInput = (event: InputEvent) => {
      const { target, inputType, data, isComposing } = event;
      // What is composed cannot be cancelled, and is told by the browser alone.
      if (isAgain || !target || !event.cancelable) return;
      const again = new InputEvent(event.type, {
        bubbles: true,
        cancelable: true,
        inputType,
        data,
        isComposing,
      });
      event.stopImmediatePropagation();
      isAgain = true;
      try {
        flushSync(() => target.dispatchEvent(again));
      } finally {
        isAgain = false;
      }
      if (again.defaultPrevented) event.preventDefault();
    };
    parts.addEventListener('beforeinput', handleInput, { capture: true });
    return () => parts.removeEventListener('beforeinput', handleInput, { capture: true });
  }, [ref]);
}

/**
 * react-aria says nothing of a date or a time of which a part was taken away. A field that is left so is drawn anew
 * with the value it has: what is seen is what is saved.
 */
export function useWholeValue(hasValue: boolean, onBlur: (() => void) | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState(0);
  const handleBlur = () => {
    if (hasValue && ref.current?.querySelector('[data-placeholder]')) setDrawing(drawing + 1);
    onBlur?.();
  };
  return { drawing, watched: { ref, onBlur: handleBlur } };
}
