import { type CalendarDate, parseDate } from '@internationalized/date';
import { type Ref, useMemo } from 'react';
import { DateField as AriaDateField } from 'react-aria-components/DateField';
import { Calendar } from '../icons/icons.ts';
import { joinClasses } from '../joinClasses.ts';
import * as styles from './Field.css.ts';
import { FieldParts, type FieldProps, type Focusable } from './FieldParts.tsx';
import { SegmentInput, useWholeValue } from './SegmentInput.tsx';
import { useFieldProps } from './useFieldProps.ts';

export interface DateFieldProps extends FieldProps {
  /** As '2026-03-14'; null as long as it has never been whole, or when all of it is taken away. */
  value: string | null;
  onChange: (value: string | null) => void;
  isDisabled?: boolean;
  onBlur?: () => void;
  className?: string;
  /** The first part. */
  inputRef?: Ref<Focusable>;
}

/** A day, in the order and the calendar of the locale. Load it with `lazyPart`, it brings 35 kB with all calendars. */
export function DateField(all: DateFieldProps) {
  const [field, { value, onChange, onBlur, className, inputRef, ...props }] = useFieldProps(all);
  const day = useMemo(() => readDay(value), [value]);
  const { drawing, watched } = useWholeValue(value !== null, onBlur);
  return (
    <AriaDateField
      key={drawing}
      validationBehavior="aria"
      {...props}
      {...watched}
      granularity="day"
      value={day}
      onChange={(next) => onChange(next === null ? null : next.toString())}
      isInvalid={field.errorText !== undefined}
      className={joinClasses(styles.field, className)}
    >
      <FieldParts {...field}>
        <SegmentInput icon={Calendar} inputRef={inputRef} />
      </FieldParts>
    </AriaDateField>
  );
}

/** What is no day is an empty field, not an exception. */
function readDay(value: string | null): CalendarDate | null {
  try {
    return value === null ? null : parseDate(value);
  } catch {
    return null;
  }
}
