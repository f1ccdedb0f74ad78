import type { ReactNode } from 'react';
import { useMessages } from '../../hooks/useMessages.ts';
import { listTexts } from '../../messages/en/list.ts';
import { EmptyState, type IconType, Panel, Search } from '../../ui/index.ts';
import type { RowRecord } from '../../ui/lists/RowList.tsx';
import { Slot } from '../part/Slot.tsx';
import type { ListState } from './listState.ts';

export interface NoRowsProps<Row extends RowRecord> {
  list: ListState<Row>;
  /** Where there is nothing at all: 'No country added yet'. */
  empty: {
    readonly icon: IconType;
    readonly title: string;
    readonly detail?: string;
    /** The one button that ends it. */
    readonly action?: ReactNode;
  };
  /** What the host says in the place of that. */
  emptyState?: ReactNode;
}

/** In the place of the rows: nothing is found, nothing stands on this page, or there is nothing at all, and what to do about it. */
export function NoRows<Row extends RowRecord>(props: NoRowsProps<Row>) {
  return (
    <Panel>
      <Why {...props} />
    </Panel>
  );
}

function Why<Row extends RowRecord>({
  list: { kind, text, params, count },
  empty,
  emptyState,
}: NoRowsProps<Row>) {
  const t = useMessages(listTexts);
  if (text) {
    const isSearched = kind === 'local' || text === params.query;
    return (
      <EmptyState icon={Search} title={t(isSearched ? 'list.nothingFound' : 'list.noMatch', { text })}>
        {t(isSearched ? 'list.nothingFound.detail' : 'list.noMatch.detail')}
      </EmptyState>
    );
  }
  if (count !== 0) return <EmptyState icon={empty.icon} title={t('list.emptyPage')} />;
  if (emptyState) return <Slot>{emptyState}</Slot>;
  return (
    <EmptyState icon={empty.icon} title={empty.title} action={empty.action} isLarge>
      {empty.detail}
    </EmptyState>
  );
}
