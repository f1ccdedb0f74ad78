import type { Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField';
import { AriaButtons } from '../actions/AriaButtons.tsx';
import { Button } from '../actions/Button.tsx';
import { Minus, Plus } from '../icons/icons.ts';
import { joinClasses } from '../joinClasses.ts';
import * as styles from './Field.css.ts';
import { FieldFrame, FieldParts, type FieldProps, roomFor } from './FieldParts.tsx';
import { useFieldProps } from './useFieldProps.ts';

export interface NumberFieldProps
  extends FieldProps,
    Omit<
      AriaNumberFieldProps,
      | 'className'
      | 'style'
      | 'children'
      | 'isInvalid'
      | 'validate'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'incrementAriaLabel'
      | 'decrementAriaLabel'
    > {
  /** null while it is empty. */
  value: number | null;
  /** When the field is left, on Enter and at each step. */
  onChange: (value: number | null) => void;
  /** The names of the two small buttons, before the field's own; without them the arrow keys step alone. */
  stepLabels?: { decrease: string; increase: string };
  /** As "ms", at the end of the field. */
  unit?: string;
  placeholder?: string;
  className?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** A number as the locale writes it. What is beyond the limits stays as typed: the form says why it is refused. */
export function NumberField(all: NumberFieldProps) {
  const [field, { value, onChange, stepLabels, unit, placeholder, className, inputRef, ...props }] =
    useFieldProps(all);
  const isInvalid = field.errorText !== undefined;
  const steppers = stepLabels && (
    <AriaButtons>
      <Button
        slot="decrement"
        variant="quiet"
        size="s"
        icon={Minus}
        aria-label={stepLabels.decrease}
        className={styles.endButton}
      />
      <Button
        slot="increment"
        variant="quiet"
        size="s"
        icon={Plus}
        aria-label={stepLabels.increase}
        className={styles.endButton}
      />
    </AriaButtons>
  );
  return (
    <AriaNumberField
      validationBehavior="aria"
      commitBehavior="validate"
      isWheelDisabled
      {...props}
      value={value ?? Number.NaN}
      onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
      isInvalid={isInvalid}
      className={joinClasses(styles.field, className)}
    >
      <FieldParts {...field}>
        <FieldFrame isInvalid={isInvalid} end={steppers} endText={unit}>
          <Input
            ref={inputRef}
            placeholder={placeholder}
            style={roomFor(unit, stepLabels ? 56 : 0)}
            className={joinClasses(styles.input.f, styles.number, isInvalid && styles.roomAtEnd)}
          />
        </FieldFrame>
      </FieldParts>
    </AriaNumberField>
  );
}
