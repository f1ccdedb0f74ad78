import { Time } from '@internationalized/date';
import { type Ref, useMemo } from 'react';
import { TimeField as AriaTimeField } from 'react-aria-components/TimeField';
import { Clock } from '../icons/icons.ts';
import { joinClasses } from '../joinClasses.ts';
import * as styles from './Field.css.ts';
import { FieldParts, type FieldProps, type Focusable } from './FieldParts.tsx';
import { SegmentInput, useWholeValue } from './SegmentInput.tsx';
import { useFieldProps } from './useFieldProps.ts';

export interface TimeOfDay {
  hour: number;
  minute: number;
}

export interface TimeFieldProps extends FieldProps {
  /** null as long as it has never been whole, or when all of it is taken away. */
  value: TimeOfDay | null;
  onChange: (value: TimeOfDay | null) => void;
  /** Our clock has 24 hours in every language; a host may have another one. */
  hourCycle?: 12 | 24;
  isDisabled?: boolean;
  onBlur?: () => void;
  className?: string;
  /** The first part. */
  inputRef?: Ref<Focusable>;
}

/** A time of the day. Load it with `lazyPart`, it brings 35 kB with all calendars. */
export function TimeField(all: TimeFieldProps) {
  const [field, { value, onChange, onBlur, hourCycle = 24, className, inputRef, ...props }] =
    useFieldProps(all);
  const { hour, minute } = value ?? {};
  const time = useMemo(() => (hour === undefined ? null : new Time(hour, minute)), [hour, minute]);
  const { drawing, watched } = useWholeValue(value !== null, onBlur);
  return (
    <AriaTimeField
      key={drawing}
      validationBehavior="aria"
      {...props}
      {...watched}
      value={time}
      onChange={(next) => onChange(next && { hour: next.hour, minute: next.minute })}
      hourCycle={hourCycle}
      shouldForceLeadingZeros={hourCycle === 24}
      isInvalid={field.errorText !== undefined}
      className={joinClasses(styles.field, className)}
    >
      <FieldParts {...field}>
        <SegmentInput icon={Clock} inputRef={inputRef} />
      </FieldParts>
    </AriaTimeField>
  );
}
