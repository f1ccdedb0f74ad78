import { TextField, type TextFieldProps } from '../../ui/index.ts';

export interface AmountFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'endText'> {
  /** '€', '%'. */
  unit: string;
}

/** An amount with decimals, kept as it was typed: as a number it would be a binary fraction. */
export function AmountField({ unit, ...field }: AmountFieldProps) {
  return <TextField {...field} inputMode="decimal" endText={unit} />;
}
