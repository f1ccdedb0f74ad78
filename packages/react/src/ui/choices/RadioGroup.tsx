import { type ReactNode, type Ref, useRef } from 'react';
import {
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  Radio,
} from 'react-aria-components/RadioGroup';
import { FieldParts, type FieldProps, type Focusable, useFocusFirst } from '../fields/FieldParts.tsx';
import { useFieldProps } from '../fields/useFieldProps.ts';
import { joinClasses } from '../joinClasses.ts';
import * as styles from './Choice.css.ts';

export interface RadioOption {
  value: string;
  label: ReactNode;
  /** A second line: what it means, or why it cannot be chosen. */
  detail?: ReactNode;
  /** At the end of its cell. */
  end?: ReactNode;
  isDisabled?: boolean;
}

export interface RadioGroupProps
  extends FieldProps,
    Omit<AriaRadioGroupProps, 'className' | 'style' | 'children' | 'isInvalid' | 'validate'> {
  options: readonly RadioOption[];
  /** Cells side by side, for values that are seen: a colour, mine or theirs. */
  isInCells?: boolean;
  className?: string;
  inputRef?: Ref<Focusable>;
}

/** One of a few that need words of their own; where a word each is enough, a `ToggleGroup`. */
export function RadioGroup(all: RadioGroupProps) {
  const [field, { options, isInCells, className, inputRef, ...props }] = useFieldProps(all);
  const ref = useRef<HTMLDivElement>(null);
  useFocusFirst(inputRef, ref, 'input:checked, :not(:has(input:checked)) input:enabled');
  const radios = options.map(({ value, label, detail, end, isDisabled }) => (
    <Radio
      key={value}
      value={value}
      isDisabled={isDisabled}
      // Said at each of them: not every screen reader says what describes a group.
      aria-describedby={field.ids.describedBy}
      className={joinClasses(styles.choice, isInCells && styles.cell)}
    >
      <span className={styles.circle} />
      <span className={joinClasses(styles.words, isInCells && styles.cellWords)}>
        {label}
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </span>
      {end !== undefined && <span className={styles.detail}>{end}</span>}
    </Radio>
  ));
  return (
    <AriaRadioGroup
      validationBehavior="aria"
      {...props}
      ref={ref}
      isInvalid={field.errorText !== undefined}
      className={joinClasses(styles.choices, isInCells && styles.wide, className)}
    >
      <FieldParts {...field}>{isInCells ? <div className={styles.cells}>{radios}</div> : radios}</FieldParts>
    </AriaRadioGroup>
  );
}
