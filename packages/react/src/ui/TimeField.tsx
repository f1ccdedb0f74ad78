import { Time } from '@internationalized/date';
import { type Ref, useMemo } from 'react';
import { TimeField as AriaTimeField } from 'react-aria-components/TimeField';
import * as styles from './Field.css.ts';
import { FieldParts, type FieldProps, type Focusable, partField } from './FieldParts.tsx';
import { Clock } from './icons.ts';
import { joinClasses } from './joinClasses.ts';
import { SegmentInput } from './SegmentInput.tsx';

export interface TimeOfDay {
  hour: number;
  minute: number;
}

export interface TimeFieldProps extends FieldProps {
  /** null while a part of it is missing. */
  value: TimeOfDay | null;
  onChange: (value: TimeOfDay | null) => void;
  /** By default the locale's. */
  hourCycle?: 12 | 24;
  isDisabled?: boolean;
  onBlur?: () => void;
  className?: string;
  /** The first part. */
  inputRef?: Ref<Focusable>;
}

/** A time of the day. Load it with `lazy`, it brings 29 kB of calendars. */
export function TimeField(all: TimeFieldProps) {
  const [field, { value, onChange, hourCycle, className, inputRef, ...props }] = partField(all);
  const { hour, minute } = value ?? {};
  const time = useMemo(() => (hour === undefined ? null : new Time(hour, minute)), [hour, minute]);
  return (
    <AriaTimeField
      validationBehavior="aria"
      {...props}
      value={time}
      onChange={(next) => onChange(next && { hour: next.hour, minute: next.minute })}
      hourCycle={hourCycle}
      shouldForceLeadingZeros={hourCycle === 24 || undefined}
      isInvalid={field.errorText !== undefined}
      className={joinClasses(styles.field, className)}
    >
      <FieldParts {...field}>
        <SegmentInput icon={Clock} inputRef={inputRef} />
      </FieldParts>
    </AriaTimeField>
  );
}
