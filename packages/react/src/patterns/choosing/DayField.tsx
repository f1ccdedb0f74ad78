import type { DateFieldProps } from '../../ui/index.ts';
import { LateDateField } from '../form/lateFields.ts';

export interface DayFieldProps extends Omit<DateFieldProps, 'value' | 'onChange'> {
  /** '2026-03-14', or '' as long as there is none. */
  value: string;
  onChange: (value: string) => void;
}

/**
 * A day of the calendar in a form, which is '' before it is chosen.
 *
 * @example <DayField label={t('station.from')} {...form.field('valid_from')} />
 */
export function DayField({ value, onChange, ...field }: DayFieldProps) {
  return <LateDateField {...field} value={value || null} onChange={(day) => onChange(day ?? '')} />;
}
