import { type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { useFilter } from 'react-aria-components/Autocomplete';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { SearchField } from 'react-aria-components/SearchField';
import * as fieldStyles from '../fields/Field.css.ts';
import {
  FieldParts,
  type FieldProps,
  type Focusable,
  partField,
  useFieldIds,
  useFocusFirst,
} from '../fields/FieldParts.tsx';
import { Icon } from '../icons/Icon.tsx';
import { ChevronDown, Search } from '../icons/icons.ts';
import { joinClasses } from '../joinClasses.ts';
import { popover } from '../overlays/Menu.css.ts';
import { useOverlayAttributes } from '../overlays/OverlayProvider.tsx';
import * as styles from './PictureSelect.css.ts';

export interface PictureOption {
  value: string;
  label: string;
  picture: ReactNode;
}

export interface PictureSelectProps extends FieldProps {
  options: readonly PictureOption[];
  /** null while nothing is chosen. */
  value: string | null;
  onChange: (value: string) => void;
  placeholder: string;
  searchLabel: string;
  /** When no option holds what was typed. */
  emptyText: ReactNode;
  onOpenChange?: (isOpen: boolean) => void;
  isDisabled?: boolean;
  className?: string;
  inputRef?: Ref<Focusable>;
  'aria-describedby'?: string;
}

/** Nobody types more; a megabyte that was pasted would hold up every key after it. */
const LONGEST_SEARCH = 256;

/**
 * One of many pictures, found by typing their names. Load it with `lazyPart`, it brings 35 kB. Not with react-aria's
 * Autocomplete, which every page with a field would then load.
 */
export function PictureSelect(all: PictureSelectProps) {
  const [field, { options, value, onChange, placeholder, searchLabel, emptyText, ...rest }] = partField(all);
  const { onOpenChange, isDisabled, isReadOnly, className, inputRef } = rest;
  const ids = useFieldIds(field, rest['aria-describedby']);
  const valueId = useId();
  const ref = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useFocusFirst(inputRef, ref, 'button');
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const { contains } = useFilter({ sensitivity: 'base' });
  const chosen = options.find((option) => option.value === value);
  const shown = options.filter(({ label }) => contains(label, text.trim()));

  function change(next: boolean) {
    if (next && isReadOnly) return;
    setText('');
    setOpen(next);
    onOpenChange?.(next);
  }

  /** Undefined is the chosen one once more. */
  function choose(next: string | undefined) {
    change(false);
    if (next !== undefined && next !== value) onChange(next);
  }

  return (
    <div ref={ref} className={joinClasses(fieldStyles.field, className)}>
      <FieldParts {...field} ids={ids}>
        <AriaButton
          ref={button}
          isDisabled={isDisabled ?? false}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-labelledby={`${valueId} ${ids.labelId}`}
          aria-describedby={ids.describedBy}
          onPress={() => change(true)}
          data-readonly={isReadOnly || undefined}
          data-invalid={field.errorText !== undefined || undefined}
          className={joinClasses(fieldStyles.parts, styles.button)}
        >
          <span id={valueId} className={joinClasses(styles.value, !chosen && styles.placeholder)}>
            {chosen ? (
              <>
                {chosen.picture}
                <span className={styles.label}>{chosen.label}</span>
              </>
            ) : (
              placeholder
            )}
          </span>
          <Icon icon={ChevronDown} />
        </AriaButton>
      </FieldParts>
      <Popover
        {...useOverlayAttributes()}
        triggerRef={button}
        isOpen={isOpen}
        onOpenChange={change}
        offset={4}
        placement="bottom start"
        aria-labelledby={ids.labelId}
        className={joinClasses(popover, styles.popover)}
      >
        <SearchField
          autoFocus
          aria-label={searchLabel}
          value={text}
          onChange={(next) => setText(next.slice(0, LONGEST_SEARCH))}
          onSubmit={() => shown.length === 1 && choose(shown[0]?.value)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown') list.current?.focus();
            // Escape empties what is typed, and closes when nothing is.
            event.continuePropagation();
          }}
          className={styles.search}
        >
          <Input
            placeholder={searchLabel}
            className={joinClasses(fieldStyles.input.m, fieldStyles.roomAtStart.m)}
          />
          <Icon icon={Search} className={fieldStyles.startIcon.m} />
        </SearchField>
        <ListBox
          ref={list}
          aria-labelledby={ids.labelId}
          items={shown}
          layout="grid"
          selectionMode="single"
          selectedKeys={shown.flatMap((option) => (option === chosen ? [option.value] : []))}
          onSelectionChange={(keys) => choose(keys === 'all' ? undefined : [...keys].map(String)[0])}
          className={styles.list}
          renderEmptyState={() => <div className={styles.empty}>{emptyText}</div>}
        >
          {({ value: id, label, picture }) => (
            <ListBoxItem id={id} textValue={label} className={styles.option}>
              {picture}
              <span className={styles.name}>{label}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </div>
  );
}
