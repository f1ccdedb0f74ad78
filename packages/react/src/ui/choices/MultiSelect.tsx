import { type KeyboardEvent, type Ref, useContext, useRef } from 'react';
import { ComboBox as AriaComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Button } from '../actions/Button.tsx';
import * as fieldStyles from '../fields/Field.css.ts';
import {
  FieldParts,
  type FieldProps,
  type Focusable,
  useFieldProps,
  useFocusFirst,
} from '../fields/FieldParts.tsx';
import { ChevronDown } from '../icons/icons.ts';
import { joinClasses } from '../joinClasses.ts';
import { Chips } from './Chips.tsx';
import * as styles from './MultiSelect.css.ts';
import { OptionList, type OptionListProps } from './OptionList.tsx';
import type { SelectOption } from './Select.tsx';

export interface MultiSelectProps extends FieldProps, OptionListProps {
  /** With their labels: what is chosen need not be on a page that is loaded. */
  value: readonly SelectOption[];
  onChange: (value: SelectOption[]) => void;
  /** What is typed; `options` are what it finds. */
  search: string;
  onSearch: (text: string) => void;
  placeholder?: string;
  /** The name of the list of what is chosen. */
  chosenLabel: string;
  /** The name of the cross of one that is chosen. */
  removeLabel: (label: string) => string;
  /** The name of the button that shows the options. */
  openLabel: string;
  isDisabled?: boolean;
  className?: string;
  inputRef?: Ref<Focusable>;
}

/** Several of many, which come in pages (LST-11). Load it with `lazyPart`, it brings 45 kB. */
export function MultiSelect(all: MultiSelectProps) {
  const [field, { value, onChange, search, onSearch, placeholder, className, inputRef, ...rest }] =
    useFieldProps(all);
  const { options, emptyText, onLoadMore, isLoading, loadingText, isDisabled, isReadOnly } = rest;
  const ref = useRef<HTMLDivElement>(null);
  useFocusFirst(inputRef, ref, 'input');

  const handleChange = (keys: readonly unknown[]) => {
    if (isReadOnly) return;
    const known = new Map([...options, ...value].map((option) => [option.value, option]));
    onChange(keys.flatMap((key) => known.get(String(key)) ?? []));
  };
  const remove = (removed: SelectOption) =>
    onChange(value.filter((option) => option.value !== removed.value));
  const handleKeyDown = (event: KeyboardEvent) => {
    const last = value.at(-1);
    if (event.key === 'Backspace' && search === '' && last && !isReadOnly) remove(last);
  };
  return (
    <AriaComboBox<SelectOption, 'multiple'>
      selectionMode="multiple"
      validationBehavior="aria"
      allowsEmptyCollection
      items={options}
      value={value.map((option) => option.value)}
      onChange={handleChange}
      inputValue={search}
      onInputChange={onSearch}
      onOpenChange={(isOpen) => {
        if (!isOpen) onSearch('');
      }}
      onKeyDown={handleKeyDown}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      aria-describedby={rest['aria-describedby']}
      isInvalid={field.errorText !== undefined}
      className={joinClasses(fieldStyles.field, className)}
    >
      <FieldParts {...field}>
        <Group ref={ref} className={joinClasses(fieldStyles.parts, styles.frame)}>
          <Chips
            aria-label={rest.chosenLabel}
            chosen={value}
            removeLabel={rest.removeLabel}
            isDisabled={isDisabled}
            isReadOnly={isReadOnly}
            onRemove={remove}
            onLeave={() => ref.current?.querySelector('input')?.focus()}
          />
          <SearchInput placeholder={placeholder} />
          <Button
            variant="quiet"
            size="s"
            icon={ChevronDown}
            aria-label={rest.openLabel}
            className={fieldStyles.endButton}
          />
        </Group>
      </FieldParts>
      <OptionList {...{ options, emptyText, onLoadMore, isLoading, loadingText }} />
    </AriaComboBox>
  );
}

/** Tab leaves; react-aria would toggle the option that the arrow keys reached last, chosen a moment ago or not. */
function SearchInput({ placeholder }: { placeholder: string | undefined }) {
  const state = useContext(ComboBoxStateContext);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') state?.selectionManager.setFocusedKey(null);
  };
  return <Input placeholder={placeholder} onKeyDownCapture={handleKeyDown} className={styles.input} />;
}
