import { useState } from 'react';
import { TextField, type TextFieldProps } from '../../ui/index.ts';

export interface CountFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'value' | 'onChange'> {
  /** null while nothing or no whole number is typed. */
  value: number | null;
  onChange: (value: number | null) => void;
}

/**
 * How many, as it is typed, with the digits of the amounts beside it. A `NumberField` also steps and reads what each locale
 * writes, and is 11 kB larger.
 */
export function CountField({ value, onChange, ...field }: CountFieldProps) {
  const [typed, setTyped] = useState('');
  function handleChange(text: string) {
    setTyped(text);
    onChange(readCount(text));
  }
  // What is no number stays as it was typed; what the form has come to otherwise, as by a reload, is shown instead.
  const text = readCount(typed) === value ? typed : String(value ?? '');
  return <TextField {...field} inputMode="numeric" value={text} onChange={handleChange} />;
}

const readCount = (typed: string): number | null => (/^\s*-?\d{1,15}\s*$/.test(typed) ? Number(typed) : null);
