import { type Address, addresses } from '@carillon/protocol/account';
import { useCallback } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { useOwnerId } from '../../../hooks/platform/useOwnerId.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { addressesTexts } from '../../../messages/en/addresses.ts';
import { listDeleteTexts } from '../../../messages/en/listDelete.ts';
import type { ListSlots } from '../../../patterns/list/ListRows.tsx';
import { ListScreen } from '../../../patterns/list/ListScreen.tsx';
import { Match } from '../../../patterns/list/Match.tsx';
import { useRecordList } from '../../../patterns/list/useRecordList.ts';
import { Badge, Icon, MapPin, Star } from '../../../ui/index.ts';
import { asPrivateScreen } from '../../asPrivateScreen.tsx';
import * as styles from './AddressList.css.ts';
import { useCountryNames } from './useCountryNames.ts';

export interface AddressListProps extends ListSlots<Address> {
  /** Whose addresses: anybody's for an admin; left out one's own, as at '/backend/address'. */
  userId?: number;
}

/** A person's postal addresses, with the main one marked (D2, ADR-01, ADR-02, ADR-07). */
export const AddressList = asPrivateScreen(
  'AddressList',
  function AddressList({ userId, ...slots }: AddressListProps) {
    const ownerId = useOwnerId(userId);
    // What is selected of one person is not selected of another.
    return <Addresses key={ownerId} userId={ownerId} slots={slots} />;
  },
);

const writePlace = ({ zip, city }: Address) => `${zip} ${city}`;
const writePhone = ({ prefix, phone }: Address) => `+${prefix} ${phone}`;

interface AddressesProps {
  userId: number;
  slots: ListSlots<Address>;
}

function Addresses({ userId, slots }: AddressesProps) {
  const t = useMessages(addressesTexts, listDeleteTexts);
  const { paths, hasPage } = useCarillon('AddressList');
  const nameCountry = useCountryNames();
  const writeRegion = useCallback(
    ({ region, country }: Address) => `${region}, ${nameCountry(country)}`,
    [nameCountry],
  );
  const getTexts = useCallback(
    (row: Address) => [row.name, row.line1, row.line2, writePlace(row), writePhone(row), writeRegion(row)],
    [writeRegion],
  );
  const list = useRecordList(addresses, {
    parent: { userId },
    getTexts,
    deletion: {
      words: {
        confirm: ({ length }) => t('addresses.delete', { count: length }),
        incomplete: t('addresses.delete.failed'),
        failedOne: {
          title: t('addresses.delete.failed'),
          text: (name) => t('list.delete.failedOne', { name }),
        },
        done: (items) => ({
          title: t('addresses.deleted.title'),
          detail:
            items.length === 1
              ? t('list.deleted', { name: items[0]?.name ?? '' })
              : t('addresses.deletedMany', { count: items.length }),
        }),
      },
    },
  });
  const has = hasPage('address');
  return (
    <ListScreen
      list={list}
      slots={slots}
      title={t('addresses.name')}
      sentence={{
        loading: t('addresses.counts.loading'),
        ready: ({ count }) => t('addresses.counts', { count }),
      }}
      empty={{ icon: MapPin, title: t('addresses.empty'), detail: t('addresses.empty.detail') }}
      csv={{ table: 'addresses' }}
      add={has ? { label: t('address.add'), href: paths.address(userId, 'add') } : undefined}
      actions={[list.deletion]}
      toHref={({ id }) => (has ? paths.address(userId, id) : undefined)}
      columns={[
        {
          kind: 'name',
          width: 'minmax(0, 1.2fr)',
          badge: ({ main }) =>
            main && (
              <Badge variant="primary" className={styles.main}>
                <Icon icon={Star} size={12} isSolid />
                {t('addresses.main')}
              </Badge>
            ),
          second: (row) => (
            <>
              <Match>{`${row.line1} · ${writePlace(row)}`}</Match>
              <br />
              <Match>{`${writePhone(row)} · ${writeRegion(row)}`}</Match>
            </>
          ),
          placeholderWidth: 160,
        },
        {
          kind: 'text',
          label: t('address.line1'),
          text: ({ line1 }) => line1,
          width: 'minmax(0, 1fr)',
          hiddenBelow: 'tablet',
          placeholderWidth: 96,
        },
        {
          kind: 'text',
          label: t('address.city'),
          text: writePlace,
          width: 'minmax(0, 1fr)',
          hiddenBelow: 'tablet',
          placeholderWidth: 80,
        },
        {
          kind: 'text',
          label: t('address.phone'),
          text: writePhone,
          width: '140px',
          hiddenBelow: 'tablet',
          placeholderWidth: 96,
        },
        {
          kind: 'text',
          label: t('address.region'),
          text: writeRegion,
          width: 'minmax(0, 1.2fr)',
          hiddenBelow: 'tablet',
          placeholderWidth: 112,
        },
      ]}
    />
  );
}
