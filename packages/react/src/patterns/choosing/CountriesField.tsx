import { type CountryRef, countries } from '@carillon/protocol/catalog';
import { useMessages } from '../../hooks/useMessages.ts';
import { catalogTexts } from '../../messages/en/catalog.ts';
import { ChoosingField, type ChosenProps } from './ChoosingField.tsx';

export interface CountriesFieldProps extends ChosenProps<CountryRef> {
  /** What the countries are for: 'Ship to'. */
  label: string;
  isLabelHidden?: boolean;
  /** Behind the label, where none need be chosen: 'optional'. */
  optionalText?: string;
}

/**
 * The countries of a record (CAR-03, LST-11).
 *
 * @example <CountriesField label={t('carrier.shipTo')} {...form.field('countries')} />
 */
export function CountriesField(props: CountriesFieldProps) {
  const t = useMessages(catalogTexts);
  return (
    <ChoosingField
      toItem={({ name, code }) => ({ name, detail: code })}
      addLabel={t('carrier.country')}
      selector={{
        source: { entity: countries, orderBy: 'name_asc' },
        title: props.label,
        searchLabel: t('carrier.country.search'),
        emptyText: t('carrier.country.empty'),
        rowsLabel: props.label,
        columns: [{ kind: 'name' }, { kind: 'text', text: ({ code }) => code, width: '48px' }],
        confirmLabel: (count) => t('carrier.country.confirm', { count }),
      }}
      {...props}
    />
  );
}
