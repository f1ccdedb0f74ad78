import type { CsvColumn } from '@carillon/protocol/csv';
import { type ReactNode, type RefObject, useState } from 'react';
import { useCarillon } from '../../hooks/context.ts';
import type { AddressName, Paths } from '../../hooks/page/paths.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { listTexts } from '../../messages/en/list.ts';
import { Download, type MenuEntry, Upload } from '../../ui/index.ts';
import type { RowRecord } from '../../ui/lists/RowList.tsx';
import type { ListState, ReadRows } from '../list/listState.ts';
import { lazyPart } from '../part/lazyPart.tsx';
import type { tables } from './export/tables.ts';

const ExportPart = lazyPart(() => import('./export/ExportPart.tsx'));

type Tables = typeof tables;

/** The tables in which rows of this kind are exported. */
type TableOf<Row> = {
  [Name in keyof Tables]: Tables[Name] extends readonly CsvColumn<infer Rec>[]
    ? Row extends Rec
      ? Name
      : never
    : never;
}[keyof Tables];

/** Pages that need no record to be named. */
type PlainPage = { [Name in AddressName]: Paths[Name] extends string ? Name : never }[AddressName];

/** As what a list is exported, and where rows of it are imported. */
export interface CsvOfList<Row> {
  readonly table: TableOf<Row>;
  readonly importAt?: PlainPage;
}

/** What a list does with files: entries of its menu, and what stands under the button of that. */
export function useCsv<Row extends RowRecord>(
  list: ListState<Row>,
  csv: CsvOfList<Row> | undefined,
  anchorRef: RefObject<HTMLElement | null>,
): { readonly entries: readonly MenuEntry[]; readonly part: ReactNode } {
  const t = useMessages(listTexts);
  const { paths, hasPage } = useCarillon('useCsv');
  const [isExporting, setExporting] = useState(false);
  const { count = 0, readRows } = list;
  if (!csv || !readRows) return { entries: [], part: null };
  const { table, importAt } = csv;
  const toExport = {
    id: 'export',
    label: t('list.export'),
    icon: Download,
    onAction: () => setExporting(true),
  };
  const toImport = importAt &&
    hasPage(importAt) && { id: 'import', label: t('list.import'), icon: Upload, href: paths[importAt] };
  return {
    entries: [...(count > 0 ? [toExport] : []), ...(toImport ? [toImport] : [])],
    part: isExporting && (
      <ExportPart
        table={table}
        count={count}
        // Rows of which nobody knows here what they are: the table is one of theirs.
        readRows={readRows as ReadRows<RowRecord>}
        anchorRef={anchorRef}
        onClose={() => setExporting(false)}
      />
    ),
  };
}
