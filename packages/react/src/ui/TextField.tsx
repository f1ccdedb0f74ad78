import type { ReactNode, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import * as styles from './Field.css.ts';
import { FieldMessage } from './FieldMessage.tsx';
import { Icon, type IconType } from './Icon.tsx';
import { CircleAlert } from './icons.ts';
import { joinClasses } from './joinClasses.ts';

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'isInvalid' | 'validate'> {
  label: ReactNode;
  isLabelHidden?: boolean;
  /** The word "optional"; what is required says nothing. */
  optionalText?: string;
  /** At the start of the field. */
  icon?: IconType;
  placeholder?: string;
  hint?: ReactNode;
  /** The reason why the value is refused; with it the field is invalid. */
  errorText?: ReactNode;
  /** No line kept for hint or reason: for bars, not for forms. */
  hasNoMessage?: boolean;
  /** `f` 36 px in forms, `m` 32 px in bars. */
  size?: 'f' | 'm';
  /** A small button or a unit at the end of the field. */
  end?: ReactNode;
  className?: string;
  ref?: Ref<HTMLDivElement>;
  /** The input itself, to focus the first problem of a form. */
  inputRef?: Ref<HTMLInputElement>;
}

/** A line of text with its label above and its reason below. */
export function TextField({
  label,
  isLabelHidden,
  optionalText,
  icon,
  placeholder,
  hint,
  errorText,
  hasNoMessage,
  size = 'f',
  end,
  className,
  inputRef,
  ...props
}: TextFieldProps) {
  const isInvalid = errorText !== undefined;
  const hasEnd = end !== undefined || isInvalid;
  return (
    <AriaTextField
      validationBehavior="aria"
      {...props}
      isInvalid={isInvalid}
      className={joinClasses(styles.field, className)}
    >
      <Label className={isLabelHidden ? styles.hiddenLabel : styles.label}>
        {label}
        {optionalText !== undefined && <span className={styles.optional}> {optionalText}</span>}
      </Label>
      <div className={styles.frame}>
        <Input
          ref={inputRef}
          placeholder={placeholder}
          className={joinClasses(
            styles.input[size],
            icon && styles.roomAtStart[size],
            hasEnd && styles.roomAtEnd,
          )}
        />
        {icon && <Icon icon={icon} className={styles.startIcon[size]} />}
        {end !== undefined ? (
          <div className={styles.end}>{end}</div>
        ) : (
          isInvalid && <Icon icon={CircleAlert} className={styles.invalidIcon} />
        )}
      </div>
      {!hasNoMessage && <FieldMessage hint={hint} errorText={errorText} />}
    </AriaTextField>
  );
}
