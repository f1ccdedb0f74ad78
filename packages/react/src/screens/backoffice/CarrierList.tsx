import { type Carrier, carriers } from '@carillon/protocol/catalog';
import { useCarillon } from '../../hooks/context.ts';
import { useFormat } from '../../hooks/useFormat.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { carriersTexts } from '../../messages/en/carriers.ts';
import type { ListSlots } from '../../patterns/list/ListRows.tsx';
import { ListScreen } from '../../patterns/list/ListScreen.tsx';
import { Match } from '../../patterns/list/Match.tsx';
import { useRecordList } from '../../patterns/list/useRecordList.ts';
import { Icon, Truck } from '../../ui/index.ts';
import { asPrivateScreen } from '../asPrivateScreen.tsx';

export type CarrierListProps = ListSlots<Carrier>;

/** The carriers, for administrators (S2, CAR-01). */
export const CarrierList = asPrivateScreen('CarrierList', function CarrierList(slots: CarrierListProps) {
  const t = useMessages(carriersTexts);
  const { paths, hasPage } = useCarillon('CarrierList');
  const { money } = useFormat();
  const list = useRecordList(carriers);
  return (
    <ListScreen
      list={list}
      slots={slots}
      title={t('carriers.name')}
      sentence={{ loading: t('carriers.title.loading'), ready: (counts) => t('carriers.title', counts) }}
      empty={{ icon: Truck, title: t('carriers.empty'), detail: t('carriers.empty.detail') }}
      csv={{ table: 'carriers', importAt: 'carrierImport' }}
      add={hasPage('carrier') ? { label: t('carrier.add'), href: paths.carrier('add') } : undefined}
      actions={[list.deletion]}
      toHref={({ id }) => (hasPage('carrier') ? paths.carrier(id) : undefined)}
      columns={[
        { kind: 'icon', icon: () => <Icon icon={Truck} /> },
        {
          kind: 'name',
          label: t('carrier.company'),
          width: 'minmax(0, 1fr)',
          // Its service has a column of its own, or the second line.
          show: (_, { company }) => <Match>{company}</Match>,
          second: 'columns',
          placeholderWidth: 160,
        },
        {
          kind: 'text',
          label: t('carrier.service'),
          text: ({ name }) => name,
          width: 'minmax(0, 1fr)',
          hiddenBelow: 'tablet',
        },
        {
          kind: 'cell',
          label: t('carrier.price'),
          cell: ({ price_in_cents }) => money(price_in_cents),
          width: '96px',
          hiddenBelow: 'tablet',
        },
        {
          kind: 'cell',
          label: t('carrier.shipTo'),
          cell: ({ countries }) => t('carrier.countries', { count: countries.length }),
          width: '112px',
          hiddenBelow: 'tablet',
        },
      ]}
    />
  );
});
