import { carriers } from '@carillon/protocol/catalog';
import { usePaths } from '../../hooks/page/usePaths.ts';
import { useFormat } from '../../hooks/useFormat.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { backofficeTexts } from '../../messages/en/backoffice.ts';
import { carriersTexts } from '../../messages/en/carriers.ts';
import { CountriesField } from '../../patterns/choosing/CountriesField.tsx';
import { AmountField } from '../../patterns/form/AmountField.tsx';
import { FormScreen } from '../../patterns/form/FormScreen.tsx';
import { FormSection } from '../../patterns/form/FormSection.tsx';
import { type RecordFormProps, useRecordForm } from '../../patterns/form/stored/useRecordForm.ts';
import { TextField } from '../../ui/index.ts';
import { asPrivateScreen } from '../asPrivateScreen.tsx';

export type CarrierFormProps = RecordFormProps;

/** A carrier, for administrators (S2, CAR-02, CAR-03). */
export const CarrierForm = asPrivateScreen('CarrierForm', function CarrierForm({ id }: CarrierFormProps) {
  const t = useMessages(carriersTexts);
  const format = useFormat();
  const form = useRecordForm(carriers, {
    id,
    areas: [backofficeTexts],
    fieldOf: { price_in_cents: 'price' },
    listFacts: ({ company, name, price, countries }) => [
      [t('carrier.company'), company],
      [t('carrier.service'), name],
      [t('carrier.price'), price],
      [t('carrier.shipTo'), format.list(countries.map(({ name }) => name))],
    ],
    listPath: usePaths().carriers,
  });
  const { length: count } = form.values.countries;
  return (
    <FormScreen
      form={form}
      title={t(id === 'add' ? 'carrier.add' : 'carrier.edit')}
      listTitle={t('carriers.name')}
      fieldCount={4}
    >
      <FormSection title={t('carrier.section')}>
        <TextField label={t('carrier.company')} {...form.countedField('company')} />
        <TextField label={t('carrier.service')} {...form.countedField('name')} />
        <AmountField
          label={t('carrier.price')}
          hint={t('carrier.price.hint')}
          isShort
          unit="€"
          {...form.field('price')}
        />
      </FormSection>
      <FormSection title={t('carrier.shipTo')} reason={t('carrier.countries', { count })}>
        <CountriesField label={t('carrier.shipTo')} isLabelHidden {...form.field('countries')} />
      </FormSection>
    </FormScreen>
  );
});
