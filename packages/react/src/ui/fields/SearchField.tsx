import { type KeyboardEvent, useId, useRef } from 'react';
import { Button } from '../actions/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Search, X } from '../icons/icons.ts';
import { joinClasses } from '../joinClasses.ts';
import * as styles from './Field.css.ts';
import { FieldFrame } from './FieldParts.tsx';
import type { TextFieldProps } from './TextField.tsx';

export interface SearchFieldProps
  extends Pick<TextFieldProps, 'label' | 'placeholder' | 'isDisabled' | 'className' | 'autoFocus'> {
  value: string;
  onChange: (value: string) => void;
  /** Enter, with what is typed; also '' when the cross clears it. */
  onSubmit?: (value: string) => void;
  clearLabel: string;
}

// The browser's own input: every list has one in its first load, and of a field of react-aria it would use nothing.
/** A search line for a bar: Enter searches, Escape and the cross clear. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onChange, onSubmit, clearLabel, placeholder, isDisabled, autoFocus, className } =
    props;
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    onSubmit?.('');
    inputRef.current?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // What is typed here is for nobody around it, as Escape for a dialog.
    event.stopPropagation();
    if (event.key === 'Enter') onSubmit?.(value);
    if (event.key === 'Escape' && value !== '') clear();
  };
  const cross = value !== '' && (
    <Button
      variant="quiet"
      size="s"
      icon={X}
      aria-label={clearLabel}
      className={styles.endButton}
      isDisabled={isDisabled}
      onPress={clear}
    />
  );
  return (
    <div className={joinClasses(styles.field, className)}>
      <label htmlFor={id} className={styles.hiddenLabel}>
        {label}
      </label>
      <FieldFrame isInvalid={false} end={cross || undefined}>
        <input
          {...{ id, value, placeholder, autoFocus }}
          ref={inputRef}
          type="search"
          autoComplete="off"
          disabled={isDisabled}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={handleKeyDown}
          className={joinClasses(styles.input.m, styles.roomAtStart.m, cross && styles.roomAtEnd)}
        />
        <Icon icon={Search} className={styles.startIcon.m} />
      </FieldFrame>
    </div>
  );
}
