import type { Country } from '@carillon/protocol/catalog';
import { countCountries, deleteCountry, listCountries, orderCountries } from '@carillon/protocol/http';
import { LIST_PARAMS } from '@carillon/protocol/list';
import { useCarillon } from '../../hooks/context.ts';
import { useCall } from '../../hooks/useCall.ts';
import { useListParams } from '../../hooks/useListParams.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { countriesTexts } from '../../messages/en/countries.ts';
import { ListScreen } from '../../patterns/list/ListScreen.tsx';
import { PAGE, pageOf, searchOf, useList } from '../../patterns/list/useList.ts';
import { useRemoval } from '../../patterns/list/useRemoval.ts';
import { Globe, ListCell, ListName } from '../../ui/index.ts';
import { paths } from '../paths.ts';
import { asScreen } from '../ScreenBoundary.tsx';
import * as styles from './CountryList.css.ts';

const nameOf = ({ name }: Country) => name;
const textsOf = ({ name, code }: Country) => [name, code];

/** The countries, for administrators (S2, CTY-01). */
export const CountryList = asScreen(function CountryList() {
  const t = useMessages(countriesTexts);
  const { client, navigation } = useCarillon('CountryList');
  const navigate = navigation.useNavigate();
  const params = useListParams(LIST_PARAMS.common);
  const list = useList({
    params,
    page: useCall(listCountries, pageOf(params), PAGE),
    count: useCall(countCountries, searchOf(params)),
    orders: useCall(orderCountries, {}),
    textsOf,
  });
  const removal = useRemoval({
    remove: (id) => client.http.request(deleteCountry, { id }),
    reload: list.reload,
  });
  const { rows, count } = list;
  return (
    <ListScreen
      list={list}
      title={
        rows && count !== undefined
          ? t('countries.title', { shown: rows.length, count })
          : t('countries.title.loading')
      }
      add={{ label: t('countries.add'), href: paths.country('add') }}
      empty={{ icon: Globe, title: t('countries.empty'), detail: t('countries.empty.detail') }}
      failedTitle={t('countries.failed')}
      rowsLabel={t('countries.name')}
      className={styles.columns}
      columnNames={[t('country.name'), t('country.code')].map((name) => <span key={name}>{name}</span>)}
      removal={removal}
      nameOf={nameOf}
      onOpen={({ id }) => navigate(paths.country(id))}
    >
      {({ id, name, code }) => (
        <>
          <ListName href={paths.country(id)} title={name}>
            {name}
          </ListName>
          <ListCell label={t('country.code')}>{code}</ListCell>
        </>
      )}
    </ListScreen>
  );
});
