import type { ToggleGroupProps } from '../../ui/choices/ToggleGroup.tsx';
import { LateToggleGroup } from './lateFields.ts';

export interface FlagFieldProps
  extends Omit<ToggleGroupProps<'yes' | 'no'>, 'options' | 'value' | 'onChange' | 'isMultiple'> {
  /** null while neither is chosen. */
  value: boolean | null;
  onChange: (value: boolean) => void;
  /** What it says of yes and of no: 'Active' and 'Inactive'. */
  words: (value: boolean) => string;
}

/** A flag with words of its own for yes and for no, side by side; where one word says both it is a `Switch`. */
export function FlagField({ value, onChange, words, ...field }: FlagFieldProps) {
  return (
    <LateToggleGroup
      {...field}
      options={[
        { value: 'yes', label: words(true) },
        { value: 'no', label: words(false) },
      ]}
      value={value === null ? null : value ? 'yes' : 'no'}
      onChange={(choice) => onChange(choice === 'yes')}
    />
  );
}
