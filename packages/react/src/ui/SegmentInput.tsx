import { type Ref, useRef } from 'react';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import * as styles from './Field.css.ts';
import { type Focusable, useFocusFirst } from './FieldParts.tsx';
import { Icon, type IconType } from './Icon.tsx';
import { joinClasses } from './joinClasses.ts';
import { segment as segmentClass } from './SegmentInput.css.ts';

export interface SegmentInputProps {
  icon: IconType;
  inputRef: Ref<Focusable> | undefined;
}

/** The parts of a date or a time, each typed or stepped by itself, in one frame. */
export function SegmentInput({ icon, inputRef }: SegmentInputProps) {
  const ref = useRef<HTMLDivElement>(null);
  useFocusFirst(inputRef, ref, '[role="spinbutton"]');
  return (
    <div className={styles.frame}>
      <DateInput ref={ref} className={joinClasses(styles.parts, styles.number, styles.roomAtEnd)}>
        {(segment) => <DateSegment segment={segment} className={segmentClass} />}
      </DateInput>
      <Icon icon={icon} className={styles.endIcon} />
    </div>
  );
}
