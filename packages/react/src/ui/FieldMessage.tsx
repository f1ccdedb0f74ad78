import type { ReactNode } from 'react';
import { Text } from 'react-aria-components/Text';
import * as styles from './Field.css.ts';
import { Icon } from './Icon.tsx';
import { CircleAlert } from './icons.ts';

export interface FieldMessageProps {
  hint?: ReactNode;
  errorText?: ReactNode;
}

/** The one line under a control: its hint, or the reason why it is refused. Inside a react-aria field. */
export function FieldMessage({ hint, errorText }: FieldMessageProps) {
  return (
    <div className={styles.message}>
      {errorText === undefined ? (
        hint !== undefined && (
          <Text slot="description" className={styles.hint}>
            {hint}
          </Text>
        )
      ) : (
        <Text slot="errorMessage" className={styles.error}>
          <Icon icon={CircleAlert} size={14} className={styles.errorIcon} />
          {errorText}
        </Text>
      )}
    </div>
  );
}
