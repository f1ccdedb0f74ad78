import type { ReactNode, Ref } from 'react';
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox';
import { FieldMessage, type FieldMessageProps } from '../fields/FieldMessage.tsx';
import { useFieldIds } from '../fields/FieldParts.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Check, Minus } from '../icons/icons.ts';
import { joinClasses } from '../joinClasses.ts';
import * as styles from './Choice.css.ts';

export interface CheckboxProps
  extends Omit<CheckboxFieldProps, 'className' | 'style' | 'children' | 'isInvalid' | 'validate'>,
    Pick<FieldMessageProps, 'hint' | 'errorText'> {
  /** Its words; a box in a row has an `aria-label` instead. */
  children?: ReactNode;
  /** No line kept for hint or reason: for rows and bars, not for forms. */
  hasNoMessage?: boolean;
  className?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** A box that is ticked, not ticked, or ticked for some of what it stands for (`isIndeterminate`). */
export function Checkbox({
  children,
  hint,
  errorText,
  hasNoMessage,
  className,
  inputRef,
  ...props
}: CheckboxProps) {
  const { messageId, describedBy } = useFieldIds(
    { hint, errorText, hasNoMessage },
    props['aria-describedby'],
  );
  return (
    <CheckboxField
      validationBehavior="aria"
      {...props}
      aria-describedby={describedBy}
      inputRef={inputRef}
      isInvalid={errorText !== undefined}
      className={joinClasses(styles.choices, className)}
    >
      <CheckboxButton className={styles.choice}>
        <span className={styles.box}>
          <Icon icon={props.isIndeterminate ? Minus : Check} size={12} className={styles.tick} />
        </span>
        {children !== undefined && <span className={styles.words}>{children}</span>}
      </CheckboxButton>
      {!hasNoMessage && <FieldMessage id={messageId} hint={hint} errorText={errorText} />}
    </CheckboxField>
  );
}
