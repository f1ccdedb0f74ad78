import type { RowRecord } from '../../ui/lists/RowList.tsx';
import { ChoosingField, type ChoosingFieldProps } from './ChoosingField.tsx';

export interface RelationFieldProps<Chosen extends RowRecord, Row extends Chosen>
  extends Omit<ChoosingFieldProps<Chosen, Row>, 'value' | 'onChange' | 'isOrdered' | 'selector'> {
  /** null while none is chosen. */
  value: Chosen | null;
  onChange: (value: Chosen | null) => void;
  selector: Omit<ChoosingFieldProps<Chosen, Row>['selector'], 'isSingle'>;
}

/**
 * A field for one of many records, or none: what is chosen, and a dialog in which another takes its place (LST-11).
 *
 * @example <RelationField label={t('invoice.carrier')} toItem={toItem} {...form.field('carrier')} … />
 */
export function RelationField<Chosen extends RowRecord, Row extends Chosen>({
  value,
  onChange,
  selector,
  ...field
}: RelationFieldProps<Chosen, Row>) {
  return (
    <ChoosingField<Chosen, Row>
      {...field}
      value={value === null ? [] : [value]}
      onChange={([chosen]) => onChange(chosen ?? null)}
      selector={{ ...selector, isSingle: true }}
    />
  );
}
