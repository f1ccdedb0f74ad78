import { type ReactNode, type Ref, useId } from 'react';
import * as styles from './Field.css.ts';
import { Icon, type IconType } from './Icon.tsx';
import { ChevronDown, CircleAlert } from './icons.ts';
import { joinClasses } from './joinClasses.ts';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps {
  label: ReactNode;
  isLabelHidden?: boolean;
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
  name?: string;
  icon?: IconType;
  errorText?: ReactNode;
  /** No line kept for the reason: for bars, not for forms. */
  hasNoMessage?: boolean;
  size?: 'f' | 'm';
  isDisabled?: boolean;
  className?: string;
  ref?: Ref<HTMLSelectElement>;
}

// The browser's own select: react-aria's would add 45 kB gzip (list box, popover, positioning) to every list,
// and on a phone people get the picker they know.
/** One of a few. */
export function Select({
  label,
  isLabelHidden,
  options,
  value,
  onChange,
  name,
  icon,
  errorText,
  hasNoMessage,
  size = 'f',
  isDisabled,
  className,
  ref,
}: SelectProps) {
  const id = useId();
  const isInvalid = errorText !== undefined;
  return (
    <div className={joinClasses(styles.field, className)}>
      <label htmlFor={id} className={isLabelHidden ? styles.hiddenLabel : styles.label}>
        {label}
      </label>
      <div className={styles.frame}>
        <select
          ref={ref}
          id={id}
          name={name}
          value={value}
          disabled={isDisabled}
          onChange={(event) => onChange(event.currentTarget.value)}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? `${id}-error` : undefined}
          className={joinClasses(
            styles.input[size],
            styles.oneLine,
            styles.pointer,
            styles.roomAtEnd,
            icon && styles.roomAtStart[size],
          )}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        {icon && <Icon icon={icon} className={styles.startIcon[size]} />}
        <Icon icon={ChevronDown} className={styles.endIcon} />
      </div>
      {!hasNoMessage && (
        <div className={styles.message}>
          {isInvalid && (
            <span id={`${id}-error`} className={styles.error}>
              <Icon icon={CircleAlert} size={14} className={styles.errorIcon} />
              {errorText}
            </span>
          )}
        </div>
      )}
    </div>
  );
}
