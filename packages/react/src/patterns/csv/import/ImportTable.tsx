import { CSV_ID } from '@carillon/protocol/csv';
import { pageCount, pageWindow } from '@carillon/protocol/list';
import { type CSSProperties, useId, useState } from 'react';
import { useMessages } from '../../../hooks/useMessages.ts';
import { csvImportTexts } from '../../../messages/en/csvImport.ts';
import { listTexts } from '../../../messages/en/list.ts';
import { Pagination, visuallyHidden } from '../../../ui/index.ts';
import { CellField } from './CellField.tsx';
import { Outcome } from './ImportOutcome.tsx';
import * as styles from './import.css.ts';
import { findFlaws, findOutcome, type ImportRow } from './importRows.ts';
import type { ImportStepProps } from './importStep.ts';

const PAGE_ROWS = 10;

/** So many fields have a column; others are seen where they are wrong. */
const COLUMNS = 4;

export interface ImportTableProps extends Pick<ImportStepProps, 'of' | 'fields' | 'labels'> {
  rows: readonly ImportRow[];
  /** The rows that are shown; another one begins at its first page. */
  label: string;
  /** Cells that are wrong are corrected in place. */
  isEditable?: boolean;
}

/** Rows of a file with what becomes of each: dry run and report are the same table (CSV-02). */
export function ImportTable({ rows, of, fields, labels, label, isEditable }: ImportTableProps) {
  const t = useMessages(csvImportTexts, listTexts);
  const [at, setAt] = useState({ label, index: 0 });
  const pages = pageCount(rows.length, PAGE_ROWS);
  const index = at.label === label ? Math.min(at.index, Math.max(0, pages - 1)) : 0;
  const from = index * PAGE_ROWS;
  const shown = rows.slice(from, from + PAGE_ROWS);
  const matched = fields.filter(({ name }) => of.match.includes(name));
  const columns = matched.slice(0, COLUMNS);
  const tracks = columns.map(({ isDecimal }) => (isDecimal ? 'minmax(72px, .6fr)' : 'minmax(0, 1fr)'));
  const style = { '--carillon-import': `40px ${tracks.join(' ')} minmax(0, 1.7fr)` } as CSSProperties;
  return (
    <>
      <div className={styles.frame} style={style} data-carillon-part="rows">
        <div aria-hidden className={styles.rowsHead}>
          <span>{t('import.line')}</span>
          {columns.map(({ name, isDecimal }) => (
            <span key={name} data-decimal={isDecimal || undefined} className={styles.headCell}>
              {labels[name]}
            </span>
          ))}
          <span>{t('import.outcome')}</span>
        </div>
        {/* biome-ignore lint/a11y/noRedundantRoles: without markers Safari no longer takes it for a list. */}
        <ul role="list" aria-label={label} className={styles.plainList}>
          {shown.map((row) => (
            <Row key={row.row.line} {...{ row, of, columns, labels, isEditable, fields: matched }} />
          ))}
        </ul>
      </div>
      {rows.length > PAGE_ROWS && (
        <Pagination
          pages={pageWindow(index, pages).map((link) => (link === 'gap' ? link : link + 1))}
          page={index + 1}
          pageCount={pages}
          onPage={(page) => setAt({ label, index: page - 1 })}
          labels={{
            pages: t('list.pages'),
            previous: t('list.previous'),
            next: t('list.next'),
            page: (figure) => t('list.page', { page: figure }),
          }}
          summary={t('list.range', {
            from: from + 1,
            to: Math.min(rows.length, from + PAGE_ROWS),
            count: rows.length,
          })}
        />
      )}
    </>
  );
}

interface RowProps extends Omit<ImportTableProps, 'rows' | 'label' | 'isEditable'> {
  row: ImportRow;
  columns: ImportStepProps['fields'];
  isEditable: boolean | undefined;
}

function Row({ row, of, columns, fields, labels, isEditable }: RowProps) {
  const t = useMessages(csvImportTexts);
  const outcomeId = useId();
  const { line, cells } = row.row;
  const flawed = new Set(findFlaws(row).map(({ field }) => field));
  const open = isEditable ? row.open.filter((field) => cells[field] !== undefined) : [];
  const isColumn = (name: string) => columns.some((column) => column.name === name);
  const more = open.filter((field) => !isColumn(field));
  const field = (name: string) => (
    <CellField
      label={t('import.cell', { field: name === CSV_ID ? t('import.id') : (labels[name] ?? name), line })}
      shortLabel={name === CSV_ID ? t('import.id') : (labels[name] ?? name)}
      value={cells[name] ?? ''}
      isWrong={flawed.has(name)}
      describedBy={outcomeId}
      onChange={(cell) => of.onEdit(line, name, cell)}
    />
  );
  const outcome = findOutcome(row);
  return (
    <li className={styles.row} data-wrong={outcome === 'wrong' || outcome === 'failed' || undefined}>
      <span className={styles.lineCell}>
        <span className={visuallyHidden}>{`${t('import.line')} `}</span>
        <span>{line}</span>
      </span>
      {columns.map(({ name, isDecimal }, at) => (
        <div
          key={name}
          className={at === 0 ? styles.firstCell : styles.cell}
          data-decimal={isDecimal || undefined}
          data-open={open.includes(name) || undefined}
          data-later={at > 1 || undefined}
        >
          {open.includes(name) ? (
            field(name)
          ) : (
            <>
              <span className={visuallyHidden}>{`${labels[name]}: `}</span>
              <span>{cells[name]}</span>
            </>
          )}
        </div>
      ))}
      <div id={outcomeId} className={styles.outcome}>
        <Outcome row={row} labels={labels} />
      </div>
      {more.length > 0 && (
        <div className={styles.more}>
          {fields
            .filter(({ name }) => more.includes(name))
            .map(({ name }) => (
              <div key={name}>{field(name)}</div>
            ))}
          {more.includes(CSV_ID) && field(CSV_ID)}
        </div>
      )}
    </li>
  );
}
