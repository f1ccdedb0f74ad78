import { type KeyboardEvent, useId, useRef } from 'react';
import { Button } from '../actions/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Search, X } from '../icons/icons.ts';
import { joinClasses } from '../joinClasses.ts';
import * as styles from './Field.css.ts';
import { FieldFrame, FieldParts, useFieldIds } from './FieldParts.tsx';

export interface SearchFieldProps {
  /** Its name; it is not seen. */
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  /** Enter, with what is typed; also '' when the cross clears it. */
  onSubmit?: (value: string) => void;
  clearLabel: string;
  isDisabled?: boolean;
  autoFocus?: boolean;
  className?: string;
}

const NO_MESSAGE = { hasNoMessage: true };

// The browser's own input: react-aria's is drawn again as soon as it is there, to look for its description, and all that
// the effects of a page have changed meanwhile with it, before the page is painted for the first time.
/** A search line for a bar: Enter searches, Escape and the cross clear. */
export function SearchField({
  label,
  placeholder,
  value,
  onChange,
  onSubmit,
  clearLabel,
  isDisabled,
  autoFocus,
  className,
}: SearchFieldProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const ids = { ...useFieldIds(NO_MESSAGE), controlId: useId() };
  const clear = () => {
    onChange('');
    onSubmit?.('');
    inputRef.current?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onSubmit?.(value);
    if (event.key !== 'Escape' || value === '') return;
    clear();
    // A dialog around it closes by the next one.
    event.stopPropagation();
  };
  const end = value !== '' && (
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
      <FieldParts label={label} isLabelHidden hasNoMessage ids={ids}>
        <FieldFrame isInvalid={false} end={end || undefined}>
          <input
            ref={inputRef}
            id={ids.controlId}
            type="search"
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: asked for by a dialog that is searched.
            autoFocus={autoFocus}
            placeholder={placeholder}
            disabled={isDisabled}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            onKeyDown={handleKeyDown}
            className={joinClasses(styles.input.m, styles.roomAtStart.m, end && styles.roomAtEnd)}
          />
          <Icon icon={Search} className={styles.startIcon.m} />
        </FieldFrame>
      </FieldParts>
    </div>
  );
}
