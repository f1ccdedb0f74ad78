import { type KeyboardEvent, useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { ArrowBigUpDash, Eye, EyeOff } from '../icons/icons.ts';
import * as styles from './Field.css.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  /** Names of the button that shows and hides what is typed. */
  showLabel: string;
  hideLabel: string;
  /** Said on the line of the label while Caps Lock is on. */
  capsLockText?: string;
}

/** A password that can be looked at, pasted and filled in by a password manager. */
export function PasswordField({
  showLabel,
  hideLabel,
  capsLockText,
  autoComplete = 'current-password',
  ...props
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const [isCapsLocked, setCapsLocked] = useState(false);
  // A browser tells it with the next key.
  const look = (event: Pick<KeyboardEvent, 'getModifierState'>) =>
    setCapsLocked(event.getModifierState('CapsLock'));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to do here; it only hears the keys of the field.
    <div className={styles.around} onKeyDown={look} onKeyUp={look} onBlur={() => setCapsLocked(false)}>
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
            className={styles.endButton}
            isDisabled={props.isDisabled}
            onPress={() => setShown(!isShown)}
          />
        }
      />
      {capsLockText !== undefined && (
        <span role="status" className={styles.capsLock}>
          {isCapsLocked && (
            <>
              <Icon icon={ArrowBigUpDash} size={14} />
              {capsLockText}
            </>
          )}
        </span>
      )}
    </div>
  );
}
