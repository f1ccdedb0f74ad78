import { type ReactNode, useRef } from 'react';
import { useScreenName } from '../../hooks/page/useScreenName.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { listTexts } from '../../messages/en/list.ts';
import { errorText, isForbidden, isNotFound } from '../../messages/errorText.ts';
import { Screen, ScreenTitle } from '../../ui/index.ts';
import type { RowRecord } from '../../ui/lists/RowList.tsx';
import { DeadEnd } from '../DeadEnd.tsx';
import { type AddAction, AddButton } from './AddButton.tsx';
import { ListPages } from './ListPages.tsx';
import { ListProblems } from './ListProblems.tsx';
import { ListRows, type ListRowsProps } from './ListRows.tsx';
import { ListToolbar, type ListToolbarProps } from './ListToolbar.tsx';
import { isListEmpty, type ListState } from './listState.ts';

/** What the specification says of how many rows there are: 'Manage 10 of 23 countries.' (LST-09). */
export interface ListSentence {
  /** Until the counts are known. */
  readonly loading: string;
  /** The numbers are those of the server: `shown` rows of the page, of `count` on all pages; where all are here, all. */
  readonly ready: (counts: { shown: number; count: number }) => string;
}

/** With the counts, once they are known. They do not change while somebody types: what is found is said at the rows. */
function writeSentence<Row extends RowRecord>(
  sentence: ListSentence | undefined,
  { kind, rows, count, loadedCount = 0 }: ListState<Row>,
): string | undefined {
  if (!rows || count === undefined) return sentence?.loading;
  return sentence?.ready({ shown: loadedCount, count: kind === 'local' ? loadedCount : count });
}

/** As high as the sentence: what is below stands where it stood. */
const BLANK = '\u00a0';

export interface ListScreenProps<Row extends RowRecord, Live = undefined>
  extends Omit<ListRowsProps<Row, Live>, 'titleRef' | 'rowsLabel'>,
    Pick<ListToolbarProps<Row>, 'more' | 'csv' | 'views'> {
  /** What is listed, as a noun: 'Countries'. */
  title: string;
  /** Under the title. */
  sentence?: ListSentence;
  /** What the rows are, for those who cannot see them; by default the title. */
  rowsLabel?: string;
  /** Between title and search: tabs, banners. */
  above?: ReactNode;
  add?: AddAction;
  /** The first sentence of the alert when rows cannot be loaded, instead of 'This list could not be loaded.' */
  failedTitle?: string;
}

/** A list in any of its states (S2, LST-01 to LST-13). */
export function ListScreen<Row extends RowRecord, Live = undefined>(props: ListScreenProps<Row, Live>) {
  const {
    list,
    title,
    sentence,
    above,
    add,
    more,
    csv,
    views,
    failedTitle,
    rowsLabel = title,
    ...rows
  } = props;
  const t = useMessages(listTexts);
  useScreenName(title);
  const titleRef = useRef<HTMLHeadingElement>(null);
  // Nothing here is of use to somebody who may not see the list, or where there can be none.
  const isMissing = list.isOwned === true && isNotFound(list.error);
  if (isMissing || isForbidden(list.error)) {
    return (
      <Screen isPage>
        <ScreenTitle>{title}</ScreenTitle>
        {above}
        <DeadEnd kind={isMissing ? 'missing' : 'forbidden'}>
          {isMissing ? t('list.owner.missing') : errorText(t, list.error)}
        </DeadEnd>
      </Screen>
    );
  }
  const isEmpty = isListEmpty(list);
  return (
    <Screen isPage isLoading={!list.rows && !list.error}>
      <ScreenTitle
        ref={titleRef}
        second={isEmpty ? sentence && BLANK : writeSentence(sentence, list)}
        end={add && !isEmpty && <AddButton add={add} foldsOnPhone />}
      >
        {title}
      </ScreenTitle>
      {above}
      <ListToolbar list={list} more={more} csv={csv} views={views} />
      <ListProblems list={list} failedTitle={failedTitle} />
      <ListRows
        {...rows}
        list={list}
        rowsLabel={rowsLabel}
        titleRef={titleRef}
        empty={{ ...rows.empty, action: add ? <AddButton add={add} /> : rows.empty.action }}
      />
      <ListPages list={list} />
    </Screen>
  );
}
