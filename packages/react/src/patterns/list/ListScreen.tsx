import { type ReactNode, useRef } from 'react';
import { useScreenName } from '../../hooks/page/useScreenName.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { errorText, isForbidden, isNotFound } from '../../messages/errorText.ts';
import { Screen, ScreenTitle } from '../../ui/index.ts';
import type { RowRecord } from '../../ui/lists/RowList.tsx';
import { DeadEnd } from '../DeadEnd.tsx';
import { ListPages } from './ListPages.tsx';
import { ListProblems } from './ListProblems.tsx';
import { ListRows, type ListRowsProps } from './ListRows.tsx';
import { type AddAction, ListToolbar } from './ListToolbar.tsx';
import type { ListState } from './listState.ts';

/** What a list is called; with its counts, once they are known: 'Manage 10 of 23 countries.' (LST-09). */
export type ListTitle =
  | string
  | { readonly loading: string; readonly ready: (counts: { shown: number; count: number }) => string };

function titleOf<Row extends RowRecord>(title: ListTitle, { rows, count }: ListState<Row>): string {
  if (typeof title === 'string') return title;
  return rows && count !== undefined ? title.ready({ shown: rows.length, count }) : title.loading;
}

export interface ListScreenProps<Row extends RowRecord, Live = undefined>
  extends Omit<ListRowsProps<Row, Live>, 'titleRef'> {
  title: ListTitle;
  /** Under the title. */
  second?: ReactNode;
  /** Between title and search: tabs, banners. */
  above?: ReactNode;
  add?: AddAction;
  /** The first sentence of the alert when rows cannot be loaded. */
  failedTitle: string;
  /** Said where what the list belongs to is not there: 'This user does not exist or was removed.' */
  missing?: string;
}

/** A list in any of its states (S2, LST-01 to LST-13). */
export function ListScreen<Row extends RowRecord, Live = undefined>(props: ListScreenProps<Row, Live>) {
  const { list, title: titles, second, above, add, failedTitle, missing, ...rows } = props;
  const t = useMessages();
  useScreenName(typeof titles === 'string' ? titles : rows.rowsLabel);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const title = titleOf(titles, list);
  // Nothing here is of use to somebody who may not see the list, or where there can be none.
  const isMissing = missing !== undefined && isNotFound(list.error);
  if (isMissing || isForbidden(list.error)) {
    return (
      <Screen isPage>
        <ScreenTitle>{title}</ScreenTitle>
        {above}
        <DeadEnd kind={isMissing ? 'missing' : 'forbidden'}>
          {isMissing ? missing : errorText(t, list.error)}
        </DeadEnd>
      </Screen>
    );
  }
  return (
    <Screen isPage isLoading={!list.rows && !list.error}>
      <ScreenTitle ref={titleRef} second={second}>
        {title}
      </ScreenTitle>
      {above}
      <ListToolbar list={list} add={add} />
      <ListProblems list={list} failedTitle={failedTitle} />
      <ListRows {...rows} list={list} titleRef={titleRef} />
      <ListPages list={list} />
    </Screen>
  );
}
