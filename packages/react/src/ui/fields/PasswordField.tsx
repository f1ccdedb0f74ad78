import { useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { Eye, EyeOff } from '../icons/icons.ts';
import { endButton } from './Field.css.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  /** Names of the button that shows and hides what is typed. */
  showLabel: string;
  hideLabel: string;
}

/** A password that can be looked at, pasted and filled in by a password manager. */
export function PasswordField({
  showLabel,
  hideLabel,
  autoComplete = 'current-password',
  ...props
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      autoComplete={autoComplete}
      type={isShown ? 'text' : 'password'}
      autoCorrect="off"
      spellCheck="false"
      end={
        <Button
          variant="quiet"
          size="s"
          icon={isShown ? EyeOff : Eye}
          aria-label={isShown ? hideLabel : showLabel}
          className={endButton}
          isDisabled={props.isDisabled}
          onPress={() => setShown(!isShown)}
        />
      }
    />
  );
}
