import { type Country, countries } from '@carillon/protocol/catalog';
import { useCarillon } from '../../hooks/context.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { countriesTexts } from '../../messages/en/countries.ts';
import type { ListSlots } from '../../patterns/list/ListRows.tsx';
import { ListScreen } from '../../patterns/list/ListScreen.tsx';
import { useRecordList } from '../../patterns/list/useRecordList.ts';
import { Globe, Icon } from '../../ui/index.ts';
import { asPrivateScreen } from '../asPrivateScreen.tsx';

export type CountryListProps = ListSlots<Country>;

/** The countries, for administrators (S2, CTY-01). */
export const CountryList = asPrivateScreen('CountryList', function CountryList(slots: CountryListProps) {
  const t = useMessages(countriesTexts);
  const { paths, hasPage } = useCarillon('CountryList');
  const list = useRecordList(countries);
  return (
    <ListScreen
      list={list}
      slots={slots}
      title={t('countries.name')}
      sentence={{
        loading: t('countries.title.loading'),
        ready: (counts) => t('countries.title', counts),
      }}
      empty={{ icon: Globe, title: t('countries.empty'), detail: t('countries.empty.detail') }}
      csv={{ table: 'countries', importAt: 'countryImport' }}
      add={hasPage('country') ? { label: t('countries.add'), href: paths.country('add') } : undefined}
      actions={[list.deletion]}
      toHref={({ id }) => (hasPage('country') ? paths.country(id) : undefined)}
      columns={[
        { kind: 'icon', icon: () => <Icon icon={Globe} /> },
        // The code is near the name that it belongs to.
        { kind: 'name', width: 'minmax(0, 320px)', second: 'columns', placeholderWidth: 24 },
        {
          kind: 'text',
          label: t('country.code'),
          text: ({ code }) => code,
          width: 'minmax(80px, 1fr)',
          hiddenBelow: 'phone',
          placeholderWidth: 24,
        },
      ]}
    />
  );
});
