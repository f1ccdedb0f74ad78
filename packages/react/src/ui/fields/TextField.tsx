import type { ReactNode, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { Icon, type IconType } from '../icons/Icon.tsx';
import { joinClasses } from '../joinClasses.ts';
import * as styles from './Field.css.ts';
import { FieldFrame, FieldParts, type FieldProps, roomFor } from './FieldParts.tsx';
import { useFieldProps } from './useFieldProps.ts';

export interface TextFieldProps
  extends FieldProps,
    Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'isInvalid' | 'validate'> {
  /** At the start of the field. */
  icon?: IconType;
  placeholder?: string;
  /** `f` 36 px in forms, `m` 32 px in bars. */
  size?: 'f' | 'm';
  /** A small button at the end of the field. */
  end?: ReactNode;
  /** A unit or a counter at the end of the field, as "14/32". */
  endText?: string;
  /** For a few letters, such as a code. */
  isShort?: boolean;
  className?: string;
  ref?: Ref<HTMLDivElement>;
  /** The input itself, to focus the first problem of a form. */
  inputRef?: Ref<HTMLInputElement>;
}

/** A line of text with its label above and its reason below. */
export function TextField(all: TextFieldProps) {
  const [field, { icon, placeholder, size = 'f', end, endText, isShort, className, inputRef, ...props }] =
    useFieldProps(all);
  const isInvalid = field.errorText !== undefined;
  return (
    <AriaTextField
      validationBehavior="aria"
      {...props}
      isInvalid={isInvalid}
      className={joinClasses(styles.field, className)}
    >
      <FieldParts {...field}>
        <FieldFrame isInvalid={isInvalid} end={end} endText={endText} isShort={isShort}>
          <Input
            ref={inputRef}
            placeholder={placeholder}
            style={roomFor(endText)}
            className={joinClasses(
              styles.input[size],
              icon && styles.roomAtStart[size],
              (end !== undefined || isInvalid) && styles.roomAtEnd,
            )}
          />
          {icon && <Icon icon={icon} className={styles.startIcon[size]} />}
        </FieldFrame>
      </FieldParts>
    </AriaTextField>
  );
}
