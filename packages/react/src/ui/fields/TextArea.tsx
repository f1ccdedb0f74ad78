import type { FocusEvent, Ref } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { joinClasses } from '../joinClasses.ts';
import * as styles from './Field.css.ts';
import { FieldParts, type FieldProps } from './FieldParts.tsx';
import { useFieldProps } from './useFieldProps.ts';

export interface TextAreaProps
  extends FieldProps,
    Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'isInvalid' | 'validate' | 'type'> {
  placeholder?: string;
  /** How many lines it shows at first; people can draw it taller. */
  rows?: number;
  /** As "53/128", at the end of the line below. */
  counter?: string;
  className?: string;
  /** The text area itself, to focus the first problem of a form. */
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. */
export function TextArea(all: TextAreaProps) {
  const [field, { placeholder, rows = 3, counter, className, inputRef, ...props }] = useFieldProps(all);
  return (
    <AriaTextField
      validationBehavior="aria"
      {...props}
      isInvalid={field.errorText !== undefined}
      className={joinClasses(styles.field, className)}
    >
      <FieldParts {...field} counter={counter}>
        <AriaTextArea
          ref={inputRef}
          placeholder={placeholder}
          rows={rows}
          className={styles.textArea}
          onFocus={reveal}
        />
      </FieldParts>
    </AriaTextField>
  );
}

/** A browser brings the caret into the window, which may be under a bar; the margins to bars are those of the element. */
function reveal({ currentTarget }: FocusEvent<HTMLTextAreaElement>) {
  // Where a pointer presses it is seen, and does not move under it.
  if (currentTarget.matches(':active')) return;
  requestAnimationFrame(() => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const root = currentTarget.getRootNode() as Document | ShadowRoot;
    const middle = root.elementFromPoint(left + width / 2, top + height / 2);
    if (middle !== currentTarget) currentTarget.scrollIntoView({ block: 'nearest' });
  });
}
