import { type ReactNode, type Ref, useRef } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { field as fieldClass } from '../fields/Field.css.ts';
import {
  FieldParts,
  type FieldProps,
  type Focusable,
  partField,
  useFieldIds,
  useFocusFirst,
} from '../fields/FieldParts.tsx';
import { joinClasses } from '../joinClasses.ts';
import { textBeside } from '../theme/text.css.ts';
import * as styles from './ToggleGroup.css.ts';

export interface ToggleOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Said instead of the label, where that is an abbreviation. */
  'aria-label'?: string;
  isDisabled?: boolean;
}

interface Shared<Value extends string> extends FieldProps {
  options: readonly ToggleOption<Value>[];
  isDisabled?: boolean;
  /** `f` 36 px in forms, `m` 32 px in bars. */
  size?: keyof typeof styles.size;
  isFullWidth?: boolean;
  className?: string;
  inputRef?: Ref<Focusable>;
}

export type ToggleGroupProps<Value extends string> = Shared<Value> &
  (
    | { isMultiple?: false; value: NoInfer<Value> | null; onChange: (value: NoInfer<Value>) => void }
    | { isMultiple: true; value: readonly NoInfer<Value>[]; onChange: (value: NoInfer<Value>[]) => void }
  );

/** A few words side by side, of which one is chosen, or several: a repeat, the days of a week. */
export function ToggleGroup<Value extends string>(all: ToggleGroupProps<Value>) {
  const [field, { options, isDisabled, isReadOnly, size = 'f', isFullWidth, className, inputRef }] =
    partField(all);
  const ids = useFieldIds(field);
  const ref = useRef<HTMLDivElement>(null);
  useFocusFirst(inputRef, ref, 'button[tabindex="0"], button:enabled');
  const chosen = all.isMultiple ? all.value : all.value === null ? [] : [all.value];
  const handleChange = (keys: ReadonlySet<unknown>) => {
    if (isReadOnly) return;
    const values = options.flatMap(({ value }) => (keys.has(value) ? [value] : []));
    if (all.isMultiple) all.onChange(values);
    // The chosen one, pressed again, stays chosen.
    else if (values[0] !== undefined) all.onChange(values[0]);
  };
  return (
    <div className={joinClasses(fieldClass, className)}>
      <FieldParts {...field} ids={ids}>
        <ToggleButtonGroup
          ref={ref}
          aria-labelledby={ids.labelId}
          aria-describedby={ids.describedBy}
          selectionMode={all.isMultiple ? 'multiple' : 'single'}
          selectedKeys={chosen}
          onSelectionChange={handleChange}
          isDisabled={isDisabled}
          data-readonly={isReadOnly || undefined}
          data-invalid={field.errorText !== undefined || undefined}
          className={joinClasses(styles.group, styles.size[size], isFullWidth && styles.fullWidth)}
        >
          {options.map((option) => (
            <ToggleButton
              key={option.value}
              id={option.value}
              aria-label={option['aria-label']}
              isDisabled={option.isDisabled}
              className={styles.segment}
            >
              {/* react-aria would put it beside the place of a mark. */}
              <span className={textBeside}>{option.label}</span>
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </FieldParts>
    </div>
  );
}
