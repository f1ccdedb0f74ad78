import { type KeyboardEvent, useRef } from 'react';
import { Button } from '../actions/Button.tsx';
import { Search, X } from '../icons/icons.ts';
import { endButton } from './Field.css.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface SearchFieldProps
  extends Pick<TextFieldProps, 'label' | 'placeholder' | 'isDisabled' | 'className' | 'autoFocus'> {
  value: string;
  onChange: (value: string) => void;
  /** Enter, with what is typed; also '' when the cross clears it. */
  onSubmit?: (value: string) => void;
  clearLabel: string;
}

/** A search line for a bar: Enter searches, Escape and the cross clear. */
export function SearchField({ value, onChange, onSubmit, clearLabel, ...props }: SearchFieldProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    onSubmit?.('');
    inputRef.current?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onSubmit?.(value);
    if (event.key === 'Escape' && value !== '') clear();
  };
  return (
    <TextField
      {...props}
      inputRef={inputRef}
      type="search"
      size="m"
      autoComplete="off"
      isLabelHidden
      hasNoMessage
      icon={Search}
      value={value}
      onChange={onChange}
      onKeyDown={handleKeyDown}
      end={
        value === '' ? undefined : (
          <Button
            variant="quiet"
            size="s"
            icon={X}
            aria-label={clearLabel}
            className={endButton}
            isDisabled={props.isDisabled}
            onPress={clear}
          />
        )
      }
    />
  );
}
