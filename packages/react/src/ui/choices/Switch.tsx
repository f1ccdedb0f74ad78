import { type ReactNode, type Ref, useId } from 'react';
import { joinClasses } from '../joinClasses.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps {
  children: ReactNode;
  /** In a line, what it means to have it on or off. */
  detail?: ReactNode;
  value: boolean;
  onChange: (value: boolean) => void;
  isDisabled?: boolean;
  /** While it is being sent: it can be reached and read, and not changed. */
  isReadOnly?: boolean;
  className?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** Something that is on or off, such as an end on the next day. What is on is at the end of its track. */
export function Switch(props: SwitchProps) {
  const { children, detail, value, onChange, isDisabled, isReadOnly = false, className, inputRef } = props;
  const id = useId();
  return (
    <label data-readonly={isReadOnly || undefined} className={joinClasses(styles.choice, className)}>
      <input
        ref={inputRef}
        type="checkbox"
        role="switch"
        aria-checked={value}
        checked={value}
        disabled={isDisabled}
        aria-readonly={isReadOnly || undefined}
        aria-labelledby={`${id}-label`}
        aria-describedby={detail === undefined ? undefined : `${id}-detail`}
        className={styles.input}
        onChange={({ target }) => {
          if (!isReadOnly) onChange(target.checked);
        }}
      />
      <span aria-hidden className={styles.track}>
        <span className={styles.thumb} />
      </span>
      <span id={`${id}-label`} className={styles.label}>
        {children}
      </span>
      {detail !== undefined && (
        <span id={`${id}-detail`} className={styles.detail}>
          {detail}
        </span>
      )}
    </label>
  );
}
