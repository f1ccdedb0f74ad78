import { type Country, countries } from '@carillon/protocol/catalog';
import { LIST_PARAMS } from '@carillon/protocol/list';
import { useCarillon } from '../../hooks/context.ts';
import { useCall } from '../../hooks/useCall.ts';
import { useListParams } from '../../hooks/useListParams.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { countriesTexts } from '../../messages/en/countries.ts';
import { ListScreen } from '../../patterns/list/ListScreen.tsx';
import { Match } from '../../patterns/list/Match.tsx';
import { PAGE, pageOf, searchOf, useList } from '../../patterns/list/useList.ts';
import { useRemoval } from '../../patterns/list/useRemoval.ts';
import { Globe, hiddenBelow, ListCell, ListName, Skeleton } from '../../ui/index.ts';
import { asPrivateScreen } from '../asPrivateScreen.tsx';
import * as styles from './CountryList.css.ts';

const nameOf = ({ name }: Country) => name;
const textsOf = ({ name, code }: Country) => [name, code];

/** The countries, for administrators (S2, CTY-01). */
export const CountryList = asPrivateScreen('CountryList', function CountryList() {
  const t = useMessages(countriesTexts);
  const { client, navigation, paths } = useCarillon('CountryList');
  const navigate = navigation.useNavigate();
  const params = useListParams(LIST_PARAMS.common);
  const list = useList({
    params,
    page: useCall(countries.calls.list, pageOf(params), PAGE),
    count: useCall(countries.calls.count, searchOf(params)),
    orders: useCall(countries.calls.order, {}),
    textsOf,
  });
  const removal = useRemoval({
    remove: (id) => client.http.request(countries.calls.remove, { id }),
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
      removal={removal}
      placeholder={(width) => (
        <>
          <ListName second={<Skeleton width={24} />}>
            <Skeleton width={width} />
          </ListName>
          <ListCell className={hiddenBelow.phone}>
            <Skeleton width={24} />
          </ListCell>
        </>
      )}
      nameOf={nameOf}
      onOpen={({ id }) => navigate(paths.country(id))}
    >
      {({ id, name, code }) => (
        <>
          <ListName href={paths.country(id)} title={name} second={<Match>{code}</Match>}>
            <Match>{name}</Match>
          </ListName>
          <ListCell className={hiddenBelow.phone} label={t('country.code')}>
            <Match>{code}</Match>
          </ListCell>
        </>
      )}
    </ListScreen>
  );
});
