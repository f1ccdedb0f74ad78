import { addresses } from '@carillon/protocol/account';
import { type Country, countries } from '@carillon/protocol/catalog';
import { MAX_LIST_LIMIT } from '@carillon/protocol/list';
import { useCarillon } from '../../../hooks/context.ts';
import { useCall } from '../../../hooks/platform/useCall.ts';
import { useOwnerId } from '../../../hooks/platform/useOwnerId.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { addressesTexts } from '../../../messages/en/addresses.ts';
import { formTexts } from '../../../messages/en/form.ts';
import { RecordSelect } from '../../../patterns/choosing/RecordSelect.tsx';
import { FormScreen } from '../../../patterns/form/FormScreen.tsx';
import { FormSection } from '../../../patterns/form/FormSection.tsx';
import { type RecordFormProps, useRecordForm } from '../../../patterns/form/stored/useRecordForm.ts';
import { Checkbox, Plus, TextArea, TextField } from '../../../ui/index.ts';
import { asPrivateScreen } from '../../asPrivateScreen.tsx';
import { useCountryNames } from './useCountryNames.ts';

export interface AddressFormProps extends RecordFormProps {
  /** Whose address it is: one's own id, or anybody's for an admin. */
  userId: number;
}

const toOption = ({ code, name }: Country) => ({ value: code, label: name });

/** A postal address of a person (D2, ADR-03 to ADR-07). */
export const AddressForm = asPrivateScreen('AddressForm', function AddressForm(props: AddressFormProps) {
  const { userId, id } = props;
  const t = useMessages(addressesTexts, formTexts);
  const { paths, hasPage } = useCarillon('AddressForm');
  const isOwn = useOwnerId() === userId;
  const nameCountry = useCountryNames();
  const form = useRecordForm(addresses, {
    id,
    parent: { userId },
    areas: [addressesTexts],
    listFacts: (values) => [
      ...(['name', 'prefix', 'phone', 'line1', 'line2', 'region', 'zip', 'city', 'note'] as const).map(
        (field) => [t(`address.${field}`), values[field]] as const,
      ),
      [t('address.country'), nameCountry(values.country)],
      [t('address.delivery'), t(values.main ? 'address.main.yes' : 'address.main.no')],
    ],
    listPath: isOwn || !hasPage('userAddresses') ? paths.addresses : paths.userAddresses(userId),
    savedText: ({ name }, isNew) => t(isNew ? 'address.added' : 'form.saved', { name }),
    deletedText: () => t('address.removed'),
  });
  const { value: isMain, ...main } = form.field('main');
  const optionalText = t('field.optional');
  return (
    <FormScreen
      form={form}
      title={t(id === 'add' ? 'address.add' : 'address.edit')}
      listTitle={t('addresses.name')}
      fieldCount={9}
      hasNoDates
      words={{ back: t('form.cancel'), deleteConfirm: t('address.delete') }}
    >
      <FormSection title={t('address.contact')}>
        <TextField label={t('address.name')} {...form.countedField('name')} />
        <TextField
          label={t('address.prefix')}
          icon={Plus}
          isShort
          inputMode="tel"
          autoComplete={isOwn ? 'tel-country-code' : 'off'}
          {...form.field('prefix')}
        />
        <TextField
          label={t('address.phone')}
          type="tel"
          autoComplete={isOwn ? 'tel-national' : 'off'}
          {...form.field('phone')}
        />
      </FormSection>
      <FormSection title={t('address.address')}>
        <TextField
          label={t('address.line1')}
          autoComplete={isOwn ? 'address-line1' : 'off'}
          {...form.countedField('line1')}
        />
        <TextField
          label={t('address.line2')}
          optionalText={optionalText}
          autoComplete={isOwn ? 'address-line2' : 'off'}
          {...form.field('line2')}
        />
        <RecordSelect
          label={t('address.country')}
          source={{ entity: countries, orderBy: 'name_asc' }}
          toOption={toOption}
          placeholder={t('address.country.choose')}
          {...form.field('country')}
        />
        <TextField
          label={t('address.region')}
          autoComplete={isOwn ? 'address-level1' : 'off'}
          {...form.field('region')}
        />
        <TextField
          label={t('address.zip')}
          autoComplete={isOwn ? 'postal-code' : 'off'}
          {...form.field('zip')}
        />
        <TextField
          label={t('address.city')}
          autoComplete={isOwn ? 'address-level2' : 'off'}
          {...form.field('city')}
        />
      </FormSection>
      <FormSection title={t('address.delivery')}>
        <TextArea
          label={t('address.note')}
          optionalText={optionalText}
          rows={2}
          counter={form.counter('note')}
          {...form.field('note')}
        />
        <MainBox {...main} userId={userId} isSelected={isMain} wasMain={form.record?.main ?? false} />
      </FormSection>
    </FormScreen>
  );
});

type BoxProps = Omit<Parameters<typeof Checkbox>[0], 'children' | 'hint'>;

interface MainBoxProps extends BoxProps {
  userId: number;
  isSelected: boolean;
  /** It is the main one already. */
  wasMain: boolean;
}

/** Makes it the main address, and says which one no longer is (ADR-06). */
function MainBox({ userId, wasMain, ...box }: MainBoxProps) {
  const t = useMessages(addressesTexts);
  const isAsked = box.isSelected && !wasMain;
  const all = useCall(
    addresses.calls.list,
    { userId, query: { limit: MAX_LIST_LIMIT } },
    { isEnabled: isAsked },
  );
  const other = isAsked ? all.data?.find(({ main }) => main) : undefined;
  return (
    <Checkbox hint={other && t('address.main.other', { name: other.name })} {...box}>
      {t('address.main')}
    </Checkbox>
  );
}
