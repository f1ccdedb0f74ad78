import { type ReactNode, useRef, useState } from 'react';
import { useCarillon } from '../../hooks/context.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { listTexts } from '../../messages/en/list.ts';
import { Ellipsis, type MenuEntry, toolbar } from '../../ui/index.ts';
import type { RowRecord } from '../../ui/lists/RowList.tsx';
import type { CsvOfList } from '../csv/csvOfList.ts';
import { lazyPart } from '../part/lazyPart.tsx';
import { OpenButton } from '../part/OpenButton.tsx';
import * as styles from './ListScreen.css.ts';
import { ListSearch } from './ListSearch.tsx';
import { isListEmpty, type ListState, type ReadRows } from './listState.ts';

const ExportPart = lazyPart(() => import('../csv/export/ExportPart.tsx'));
const ListMenu = lazyPart(() => import('./views/ListMenu.tsx'));

export interface ListToolbarProps<Row extends RowRecord> {
  list: ListState<Row>;
  /** What a list can do besides: under one button, after the views that somebody has saved. */
  more?: readonly MenuEntry[] | undefined;
  /** As what it is exported, and where rows are imported. */
  csv?: CsvOfList<Row> | undefined;
  /** The other ways to see what is listed, beside the search. */
  views?: ReactNode;
  /** At the end: the main button of a list that is a part of a screen. */
  end?: ReactNode;
}

/** Above the rows: what is looked for, in which order, and what else can be done. Where there is nothing, nothing is looked for. */
export function ListToolbar<Row extends RowRecord>(props: ListToolbarProps<Row>) {
  const { list, more = [], csv, views, end } = props;
  const t = useMessages(listTexts);
  const { hasPage } = useCarillon('ListToolbar');
  const [isExporting, setExporting] = useState(false);
  const isEmpty = isListEmpty(list);
  const endRef = useRef<HTMLDivElement>(null);
  const { count = 0, readRows } = list;
  const isImported = csv?.importAt !== undefined && hasPage(csv.importAt);
  // Of nothing there is no view.
  const hasMore = !isEmpty || more.length > 0 || isImported;
  if (!hasMore && !end) return null;
  return (
    <div className={toolbar} data-carillon-part="toolbar">
      {!isEmpty && <ListSearch list={list} />}
      {!isEmpty && views}
      <div ref={endRef} className={styles.end}>
        {isExporting && csv && readRows && (
          <ExportPart
            table={csv.table}
            count={count}
            // Rows of which nobody knows here what they are: the table is one of theirs.
            readRows={readRows as ReadRows<RowRecord>}
            anchorRef={endRef}
            onClose={() => setExporting(false)}
          />
        )}
        {hasMore && (
          <OpenButton
            icon={Ellipsis}
            aria-label={t('list.more')}
            aria-haspopup="menu"
            opens={(opened) => (
              <ListMenu
                {...opened}
                list={list}
                more={more}
                importAt={csv?.importAt}
                onExport={csv && readRows && count > 0 ? () => setExporting(true) : undefined}
              />
            )}
          />
        )}
        {end}
      </div>
    </div>
  );
}
