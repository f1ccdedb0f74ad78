import { countries } from '@carillon/protocol/catalog';
import { usePaths } from '../../hooks/page/usePaths.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { backofficeTexts } from '../../messages/en/backoffice.ts';
import { countriesTexts } from '../../messages/en/countries.ts';
import { FormScreen } from '../../patterns/form/FormScreen.tsx';
import { FormSection } from '../../patterns/form/FormSection.tsx';
import { type RecordFormProps, useRecordForm } from '../../patterns/form/stored/useRecordForm.ts';
import { TextField } from '../../ui/index.ts';
import { asPrivateScreen } from '../asPrivateScreen.tsx';

export type CountryFormProps = RecordFormProps;

/** A country, for administrators (S2, CTY-02). */
export const CountryForm = asPrivateScreen('CountryForm', function CountryForm({ id }: CountryFormProps) {
  const t = useMessages(countriesTexts);
  const form = useRecordForm(countries, {
    id,
    areas: [backofficeTexts],
    listFacts: ({ name, code }) => [
      [t('country.name'), name],
      [t('country.code'), code],
    ],
    listPath: usePaths().countries,
  });
  return (
    <FormScreen
      form={form}
      title={t(id === 'add' ? 'country.add' : 'country.edit')}
      listTitle={t('countries.name')}
      fieldCount={2}
    >
      <FormSection title={t('country.section')} reason={t('country.section.reason')}>
        <TextField label={t('country.name')} {...form.countedField('name')} />
        <TextField label={t('country.code')} isShort {...form.field('code')} />
      </FormSection>
    </FormScreen>
  );
});
