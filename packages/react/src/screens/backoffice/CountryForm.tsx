import {
  countries,
  countryBody,
  NEW_COUNTRY,
  toCountryBody,
  toCountryForm,
} from '@carillon/protocol/catalog';
import { countCharacters } from '@carillon/protocol/form';
import { useCarillon } from '../../hooks/context.ts';
import { useCall } from '../../hooks/useCall.ts';
import { useFormat } from '../../hooks/useFormat.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { backofficeTexts } from '../../messages/en/backoffice.ts';
import { countriesTexts } from '../../messages/en/countries.ts';
import { FormScreen, FormSection } from '../../patterns/form/FormScreen.tsx';
import { type RecordId, useRecordForm } from '../../patterns/form/useRecordForm.ts';
import { TextField } from '../../ui/index.ts';
import { asPrivateScreen } from '../asPrivateScreen.tsx';
import { paths } from '../paths.ts';

export interface CountryFormProps {
  /** 'add' for a new one. */
  id: RecordId;
}

/** A country, for administrators (S2, CTY-02). */
export const CountryForm = asPrivateScreen('CountryForm', function CountryForm({ id }: CountryFormProps) {
  return <Form key={id} id={id} />;
});

function Form({ id }: CountryFormProps) {
  const t = useMessages(countriesTexts);
  const { number } = useFormat();
  const { http } = useCarillon('CountryForm').client;
  const isNew = id === 'add';
  const form = useRecordForm({
    id,
    record: useCall(countries.calls.read, { id: isNew ? 0 : id }, { isEnabled: !isNew }),
    start: NEW_COUNTRY,
    toForm: toCountryForm,
    toBody: toCountryBody,
    schema: countryBody,
    areas: [backofficeTexts],
    nameOf: ({ name }) => name,
    factsOf: ({ name, code }) => [
      [t('country.name'), name],
      [t('country.code'), code],
    ],
    add: (body) => http.request(countries.calls.add, { body }),
    update: (id, body) => http.request(countries.calls.update, { id, body }),
    remove: (id) => http.request(countries.calls.remove, { id }),
    listPath: paths.countries,
  });
  return (
    <FormScreen
      form={form}
      title={t(isNew ? 'country.add' : 'country.edit')}
      listTitle={t('countries.name')}
      failedTitle={t('country.failed')}
      fieldCount={2}
    >
      <FormSection title={t('country.section')} reason={t('country.section.reason')}>
        <TextField
          label={t('country.name')}
          endText={`${number(countCharacters(form.values.name))}/${number(32)}`}
          {...form.field('name')}
        />
        <TextField label={t('country.code')} isShort {...form.field('code')} />
      </FormSection>
    </FormScreen>
  );
}
