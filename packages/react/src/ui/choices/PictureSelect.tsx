import { type ReactNode, type Ref, useRef, useState } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { SearchField } from 'react-aria-components/SearchField';
import { Select, SelectValue } from 'react-aria-components/Select';
import * as fieldStyles from '../fields/Field.css.ts';
import {
  FieldParts,
  type FieldProps,
  type Focusable,
  useFieldProps,
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
}

/** One of many pictures, found by typing their names. Load it with `lazyPart`, it brings 45 kB. */
export function PictureSelect(all: PictureSelectProps) {
  const [field, { options, value, onChange, placeholder, searchLabel, emptyText, ...rest }] =
    useFieldProps(all);
  const { onOpenChange, isDisabled, isReadOnly, className, inputRef } = rest;
  const ref = useRef<HTMLDivElement>(null);
  useFocusFirst(inputRef, ref, 'button');
  const [isOpen, setOpen] = useState(false);
  const { contains } = useFilter({ sensitivity: 'base' });
  const chosen = options.find((option) => option.value === value);
  return (
    <Select
      ref={ref}
      validationBehavior="aria"
      allowsEmptyCollection
      value={value}
      onChange={(key) => {
        if (key !== null && !isReadOnly) onChange(String(key));
      }}
      isOpen={isOpen}
      onOpenChange={(next) => {
        // A select knows no `readonly`.
        if (isReadOnly) return;
        setOpen(next);
        onOpenChange?.(next);
      }}
      isDisabled={isDisabled}
      isInvalid={field.errorText !== undefined}
      aria-describedby={rest['aria-describedby']}
      className={joinClasses(fieldStyles.field, className)}
    >
      <FieldParts {...field}>
        <AriaButton
          data-readonly={isReadOnly || undefined}
          data-invalid={field.errorText !== undefined || undefined}
          className={joinClasses(fieldStyles.parts, styles.button)}
        >
          <SelectValue className={joinClasses(styles.value, !chosen && styles.placeholder)}>
            {chosen ? (
              <>
                {chosen.picture}
                <span className={styles.label}>{chosen.label}</span>
              </>
            ) : (
              placeholder
            )}
          </SelectValue>
          <Icon icon={ChevronDown} />
        </AriaButton>
      </FieldParts>
      <Popover {...useOverlayAttributes()} offset={4} className={joinClasses(popover, styles.popover)}>
        <Autocomplete filter={contains}>
          <SearchField autoFocus aria-label={searchLabel} className={styles.search}>
            <Input
              placeholder={searchLabel}
              className={joinClasses(fieldStyles.input.m, fieldStyles.roomAtStart.m)}
            />
            <Icon icon={Search} className={fieldStyles.startIcon.m} />
          </SearchField>
          <ListBox
            items={options}
            layout="grid"
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
        </Autocomplete>
      </Popover>
    </Select>
  );
}
