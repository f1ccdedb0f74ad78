import type { Ref } from 'react';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { AriaButtons } from '../actions/AriaButtons.tsx';
import { Button } from '../actions/Button.tsx';
import * as styles from '../fields/Field.css.ts';
import { FieldFrame, FieldParts, type FieldProps } from '../fields/FieldParts.tsx';
import { useFieldProps } from '../fields/useFieldProps.ts';
import { ChevronDown } from '../icons/icons.ts';
import { joinClasses } from '../joinClasses.ts';
import { OptionList } from './OptionList.tsx';
import type { SelectOption } from './Select.tsx';

export interface ComboBoxProps extends FieldProps {
  options: readonly SelectOption[];
  /** null while nothing is chosen. */
  value: string | null;
  onChange: (value: string | null) => void;
  placeholder?: string;
  /** The name of the button that shows all options. */
  openLabel: string;
  /** In the list, when no option holds what was typed. */
  emptyText: string;
  isDisabled?: boolean;
  onBlur?: () => void;
  className?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** Nobody types more; a megabyte that was pasted would hold up every key after it. The option that is chosen may be longer. */
const LONGEST_SEARCH = 256;

/** One of many: typing leaves the options that hold what was typed. Load it with `lazyPart`, it brings 45 kB. */
export function ComboBox(all: ComboBoxProps) {
  const [
    field,
    { options, value, onChange, placeholder, openLabel, emptyText, className, inputRef, ...props },
  ] = useFieldProps(all);
  const isInvalid = field.errorText !== undefined;
  return (
    <AriaComboBox
      validationBehavior="aria"
      allowsEmptyCollection
      {...props}
      defaultItems={options}
      value={value}
      onChange={(key) => onChange(key === null ? null : String(key))}
      isInvalid={isInvalid}
      className={joinClasses(styles.field, className)}
    >
      <FieldParts {...field}>
        <FieldFrame
          isInvalid={isInvalid}
          end={
            <AriaButtons>
              <Button
                variant="quiet"
                size="s"
                icon={ChevronDown}
                aria-label={openLabel}
                className={styles.endButton}
              />
            </AriaButtons>
          }
        >
          <Input
            ref={inputRef}
            placeholder={placeholder}
            maxLength={LONGEST_SEARCH}
            className={joinClasses(styles.input.f, styles.roomAtEnd)}
          />
        </FieldFrame>
      </FieldParts>
      <OptionList options={options} emptyText={emptyText} />
    </AriaComboBox>
  );
}
