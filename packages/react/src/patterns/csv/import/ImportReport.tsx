import { CSV_MARK, writeCsvRow } from '@carillon/protocol/csv';
import { useCarillon } from '../../../hooks/context.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { csvImportTexts } from '../../../messages/en/csvImport.ts';
import { errorText } from '../../../messages/errorText.ts';
import { Banner, Button, Download, Equal, StateLabel } from '../../../ui/index.ts';
import { saveCsv } from '../saveFile.ts';
import { useOutcomeText } from './ImportOutcome.tsx';
import { ImportTable } from './ImportTable.tsx';
import * as styles from './import.css.ts';
import { countOutcomes, type ImportRow, isDone } from './importRows.ts';
import type { ImportStepProps } from './importStep.ts';

/** What was written, and what was not: to be corrected here, or in a file. */
export function ImportReport(props: ImportStepProps) {
  const t = useMessages(csvImportTexts);
  const { rows, state } = props.of;
  const left = rows.filter((row) => !isDone(row));
  const { added, changed, unchanged } = countOutcomes(rows);
  const done = rows.length - left.length;
  const download = useDownload(props);
  return (
    <>
      {state.step === 'report' && state.error !== undefined && (
        <Banner kind="danger" role="alert" title={t('import.failedTitle')}>
          {errorText(t, state.error)}
        </Banner>
      )}
      {left.length === 0 ? (
        <Banner kind="success" role="status" title={t('import.report.done', { count: rows.length })} />
      ) : (
        <Banner
          kind="warning"
          role="status"
          title={t('import.report.left', { done, all: rows.length, count: left.length })}
        >
          {t('import.report.correct')}
        </Banner>
      )}
      <div className={styles.sumsPanel}>
        <StateLabel kind="done">{t('import.sum.added', { count: added })}</StateLabel>
        <StateLabel kind="done">{t('import.sum.changed', { count: changed })}</StateLabel>
        <StateLabel kind="ready" icon={Equal}>
          {t('import.sum.unchanged', { count: unchanged })}
        </StateLabel>
        {left.length > 0 && (
          <>
            <StateLabel kind="failed">{t('import.sum.left', { count: left.length })}</StateLabel>
            <Button icon={Download} className={styles.atEnd} onPress={() => download(left)}>
              {t('import.download', { count: left.length })}
            </Button>
          </>
        )}
      </div>
      {left.length > 0 && (
        <ImportTable
          {...props}
          rows={left}
          label={t('import.step.report')}
          isEditable={state.step === 'report'}
        />
      )}
    </>
  );
}

/** Writes the rows that are left as the file had them, with what was corrected, and why each was not imported. */
function useDownload({ of, labels }: ImportStepProps): (left: readonly ImportRow[]) => void {
  const t = useMessages(csvImportTexts);
  const { client } = useCarillon('ImportReport');
  const sayOutcome = useOutcomeText(labels);
  return (left) => {
    const { file, match } = of;
    if (!file) return;
    const style = { separator: file.separator === '\t' ? ',' : file.separator } as const;
    const cellsAt = new Map(file.rows.map(({ line, cells }) => [line, cells]));
    const lines = left.map((row) => {
      const before = cellsAt.get(row.row.line) ?? [];
      const cells = file.heads.map((_, at) => {
        const field = match[at];
        return (field ? row.row.cells[field] : undefined) ?? before[at] ?? '';
      });
      return writeCsvRow([...cells, sayOutcome(row)], style);
    });
    const head = writeCsvRow([...file.heads, t('import.outcome')], style);
    const name = file.name.replace(/\.\w{1,4}$/, '');
    saveCsv(client.clock, `${name}-${t('import.file.left')}.csv`, [CSV_MARK, head, ...lines]);
  };
}
