import { type KeyboardEvent, type Ref, useContext, useEffect, useRef } from 'react';
import { ComboBox as AriaComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { AriaButtons } from '../actions/AriaButtons.tsx';
import { Button } from '../actions/Button.tsx';
import * as fieldStyles from '../fields/Field.css.ts';
import { FieldParts, type FieldProps, type Focusable, useFocusFirst } from '../fields/FieldParts.tsx';
import { useFieldProps } from '../fields/useFieldProps.ts';
import { ChevronDown } from '../icons/icons.ts';
import { joinClasses } from '../joinClasses.ts';
import { ChosenList } from './ChosenList.tsx';
import * as styles from './MultiSelect.css.ts';
import { CREATE, type ListOption, OptionList, type OptionListProps } from './OptionList.tsx';

export interface MultiSelectProps extends FieldProps, OptionListProps {
  /** With their labels: what is chosen need not be on a page that is loaded. */
  value: readonly ListOption[];
  onChange: (value: ListOption[]) => void;
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
  /** Only one may be chosen: another takes its place. */
  isSingle?: boolean;
  /** Enter, where the arrow keys have led to no option, or to the one that creates what is typed. */
  onEnter?: () => void;
  /** What was typed is being created. */
  isPending?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  isDisabled?: boolean;
  className?: string;
  inputRef?: Ref<Focusable>;
}

/** Several of many, or one, found by typing; they may come in pages (LST-11), or be created (DTG-03). Load it with `lazyPart`, it brings 45 kB. */
export function MultiSelect(all: MultiSelectProps) {
  const [field, { value, onChange, search, onSearch, placeholder, className, inputRef, ...rest }] =
    useFieldProps(all);
  const { options, emptyText, create, onLoadMore, isLoading, loadingText } = rest;
  const { isSingle, onEnter, isPending = false, onOpenChange, isDisabled } = rest;
  // While one is created, no other is chosen.
  const isReadOnly = rest.isReadOnly || isPending;
  const ref = useRef<HTMLDivElement>(null);
  useFocusFirst(inputRef, ref, 'input');

  const handleChange = (keys: readonly unknown[]) => {
    if (isReadOnly) return;
    if (keys.includes(CREATE)) return onEnter?.();
    const known = new Map([...options, ...value].map((option) => [option.value, option]));
    const chosen = keys.flatMap((key) => known.get(String(key)) ?? []);
    onChange(isSingle ? chosen.slice(-1) : chosen);
  };
  const remove = (removed: string) => onChange(value.filter((option) => option.value !== removed));
  const handleKeyDown = (event: KeyboardEvent) => {
    const last = value.at(-1);
    if (event.key === 'Backspace' && search === '' && last && !isReadOnly) remove(last.value);
  };
  return (
    <AriaComboBox<ListOption, 'multiple'>
      selectionMode="multiple"
      validationBehavior="aria"
      allowsEmptyCollection
      items={options}
      value={value.map((option) => option.value)}
      onChange={handleChange}
      inputValue={search}
      onInputChange={onSearch}
      onOpenChange={(isOpen) => {
        // What is created may fail: until then it stays as it was typed.
        if (!isOpen && !onEnter) onSearch('');
        onOpenChange?.(isOpen);
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
          <ChosenList
            aria-label={rest.chosenLabel}
            layout="inField"
            items={value.map(({ value: id, label: name, content }) => ({ id, name, content }))}
            removeLabel={rest.removeLabel}
            isDisabled={isDisabled}
            isReadOnly={isReadOnly}
            onRemove={remove}
            onLeave={() => ref.current?.querySelector('input')?.focus()}
          />
          <SearchInput
            placeholder={value.length === 0 || !isSingle ? placeholder : undefined}
            closesWith={isSingle ? value[0]?.value : undefined}
            onEnter={search.trim() === '' ? undefined : onEnter}
          />
          <AriaButtons>
            <Button
              isPending={isPending}
              variant="quiet"
              size="s"
              icon={ChevronDown}
              aria-label={rest.openLabel}
              className={fieldStyles.endButton}
            />
          </AriaButtons>
        </Group>
      </FieldParts>
      <OptionList {...{ options, emptyText, create, onLoadMore, isLoading, loadingText }} />
    </AriaComboBox>
  );
}

interface SearchInputProps {
  placeholder: string | undefined;
  /** When it changes, the list closes. */
  closesWith: string | undefined;
  onEnter: (() => void) | undefined;
}

/** Tab leaves; react-aria would toggle the option that the arrow keys reached last, chosen a moment ago or not. */
function SearchInput({ placeholder, closesWith, onEnter }: SearchInputProps) {
  const state = useContext(ComboBoxStateContext);
  const reached = state?.selectionManager.focusedKey;
  const last = useRef(closesWith);
  useEffect(() => {
    if (last.current === closesWith) return;
    last.current = closesWith;
    state?.close();
  });

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') state?.selectionManager.setFocusedKey(null);
    if (event.key !== 'Enter' || !onEnter || (reached !== null && reached !== CREATE)) return;
    // Neither the form that is around takes it, nor react-aria.
    event.preventDefault();
    event.stopPropagation();
    onEnter();
  };
  return <Input placeholder={placeholder} onKeyDownCapture={handleKeyDown} className={styles.input} />;
}
