import { PAGE_SIZES, pageCount, pageWindow } from '@carillon/protocol/list';
import { useMessages } from '../../hooks/useMessages.ts';
import { listTexts } from '../../messages/en/list.ts';
import { CLEAR_OF_TOASTS } from '../../ui/feedback/useClearance.ts';
import { Pagination, Select } from '../../ui/index.ts';
import type { RowRecord } from '../../ui/lists/RowList.tsx';
import * as styles from './ListScreen.css.ts';
import type { ListState } from './listState.ts';

/** Below the rows: which page of how many, which rows of how many, and how large a page is. */
export function ListPages<Row extends RowRecord>({ list }: { list: ListState<Row> }) {
  const { params, rows, count = 0, index, onPage, onSize } = list;
  const t = useMessages(listTexts);
  const pages = pageCount(count, params.size);
  // With placeholders above, it would move with them.
  if (!rows || count === 0) return null;
  const from = params.size * index + 1;
  const to = Math.min(count, from + params.size - 1);
  const sizes = [...new Set([...PAGE_SIZES, params.size])].sort((a, b) => a - b);
  return (
    <div className={styles.pages} data-carillon-part="pages" {...CLEAR_OF_TOASTS}>
      <Pagination
        pages={pageWindow(index, pages).map((link) => (link === 'gap' ? link : link + 1))}
        page={index + 1}
        pageCount={pages}
        onPage={(page) => onPage(page - 1)}
        labels={{
          pages: t('list.pages'),
          previous: t('list.previous'),
          next: t('list.next'),
          page: (figure) => t('list.page', { page: figure }),
        }}
        summary={t('list.range', { from, to, count })}
      />
      <Select
        className={styles.size}
        label={t('list.size')}
        isLabelHidden
        hasNoMessage
        size="m"
        options={sizes.map((size) => ({
          value: String(size),
          label: t('list.size.option', { count: size }),
        }))}
        value={String(params.size)}
        onChange={(size) => onSize(Number(size))}
      />
    </div>
  );
}
