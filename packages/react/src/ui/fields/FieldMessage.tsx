import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { CircleAlert } from '../icons/icons.ts';
import * as styles from './Field.css.ts';

export interface FieldMessageProps {
  hint?: ReactNode;
  errorText?: ReactNode;
  /** Of the line, for the `aria-describedby` of the control. */
  id: string;
  /** At the end of the line, as "53/128". */
  counter?: string;
}

/** The one line under a control: its hint, or the reason why it is refused. */
export function FieldMessage({ hint, errorText, id, counter }: FieldMessageProps) {
  return (
    <div className={styles.message}>
      {errorText === undefined ? (
        hint !== undefined && (
          <span id={id} className={styles.hint}>
            {hint}
          </span>
        )
      ) : (
        <span id={id} className={styles.error}>
          <Icon icon={CircleAlert} size={14} className={styles.errorIcon} />
          {errorText}
        </span>
      )}
      {counter !== undefined && <span className={styles.counter}>{counter}</span>}
    </div>
  );
}
