import { type KeyboardEvent, type MouseEvent, type Ref, useId } from 'react';
import * as styles from '../fields/Field.css.ts';
import { FieldParts, type FieldProps, partField, useFieldIds } from '../fields/FieldParts.tsx';
import { Icon, type IconType } from '../icons/Icon.tsx';
import { ChevronDown } from '../icons/icons.ts';
import { joinClasses } from '../joinClasses.ts';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps extends FieldProps {
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
  name?: string;
  icon?: IconType;
  size?: 'f' | 'm';
  isDisabled?: boolean;
  /** Somebody is about to look at the options. */
  onOpen?: () => void;
  className?: string;
  inputRef?: Ref<HTMLSelectElement>;
}

// The browser's own select: react-aria's would add 45 kB gzip (list box, popover, positioning) to every list,
// and on a phone people get the picker they know.
/** One of a few. */
export function Select(all: SelectProps) {
  const [
    field,
    { options, value, onChange, name, icon, size = 'f', isDisabled, isReadOnly, onOpen, className, inputRef },
  ] = partField(all);
  const ids = { ...useFieldIds(field), controlId: useId() };
  // A select knows no `readonly`: what would open it or change it comes to nothing.
  const hold = (event: KeyboardEvent | MouseEvent) => {
    if ('key' in event && event.key === 'Tab') return;
    if (isReadOnly) event.preventDefault();
    else onOpen?.();
  };
  return (
    <div className={joinClasses(styles.field, className)}>
      <FieldParts {...field} ids={ids}>
        <div className={styles.frame}>
          <select
            ref={inputRef}
            id={ids.controlId}
            name={name}
            value={value}
            disabled={isDisabled}
            onChange={(event) => {
              if (!isReadOnly) onChange(event.currentTarget.value);
            }}
            onMouseDown={hold}
            onKeyDown={hold}
            aria-readonly={isReadOnly || undefined}
            data-readonly={isReadOnly || undefined}
            aria-invalid={field.errorText !== undefined || undefined}
            aria-describedby={ids.describedBy}
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
      </FieldParts>
    </div>
  );
}
