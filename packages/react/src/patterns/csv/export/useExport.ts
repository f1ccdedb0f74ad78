import { type CsvColumn, type CsvStyle, writeCsvHead, writeCsvRecord } from '@carillon/protocol/csv';
import { useEffect, useRef, useState } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { type Action, useAction } from '../../../hooks/useAction.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { csvExportTexts } from '../../../messages/en/csvExport.ts';
import type { RowRecord } from '../../../ui/lists/RowList.tsx';
import type { ReadRows } from '../../list/listState.ts';
import { readAllRows } from '../readAll.ts';
import { nameCsv, saveCsv } from '../saveFile.ts';
import { tables } from './tables.ts';

export interface ExportSource {
  /** What is exported, by the name of its file. */
  readonly table: keyof typeof tables;
  /** How many rows there are. */
  readonly count: number;
  readonly readRows: ReadRows<RowRecord>;
  readonly onClose: () => void;
}

/** What an export shows and does. */
export interface ExportState {
  readonly style: CsvStyle;
  readonly onStyle: (style: CsvStyle) => void;
  /** Some column holds amounts, which have a decimal mark. */
  readonly hasDecimals: boolean;
  /** `run` exports in the style that is chosen; how many rows have been read is its progress. */
  readonly action: Action<void, void, number>;
}

/** What spreadsheets of the language expect. */
function findUsualStyle(locale: string): CsvStyle {
  const isComma = new Intl.NumberFormat(locale).format(1.5).includes(',');
  return isComma ? { separator: ';', decimal: ',' } : { separator: ',', decimal: '.' };
}

/** Writes all rows of a list into a file (CSV-01), as they are found and ordered when it begins. */
export function useExport({ table, readRows, onClose }: ExportSource): ExportState {
  const t = useMessages(csvExportTexts);
  const { client, locale, timeZone, notify } = useCarillon('useExport');
  const [style, setStyle] = useState(() => findUsualStyle(locale));
  // Which columns are of which rows is known to whoever named the table.
  const columns = tables[table] as readonly CsvColumn<RowRecord>[];
  const action = useAction<void, void, number>(async (_, { signal, onProgress }) => {
    const parts = [writeCsvHead(columns, style)];
    let done = 0;
    await readAllRows(readRows, {
      signal,
      onRows(rows) {
        parts.push(rows.map((row) => writeCsvRecord(columns, row, style)).join(''));
        done += rows.length;
        onProgress(done);
      },
    });
    const name = nameCsv(table, client.clock.now(), timeZone);
    saveCsv(client.clock, name, parts);
    notify({ kind: 'success', title: t('export.done', { count: done }), detail: name });
    onClose();
  });
  // Nobody waits for it once the list is left.
  const stop = useRef(action.stop);
  useEffect(() => () => stop.current(), []);
  return { style, onStyle: setStyle, hasDecimals: columns.some(({ isDecimal }) => isDecimal), action };
}
