import { type Ref, useLayoutEffect, useRef, useState } from 'react';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
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
