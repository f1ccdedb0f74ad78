import { CsvFileError, MAX_CSV_COLUMNS, MAX_CSV_ROWS } from '@carillon/client/csv';
import type { ReactNode } from 'react';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { csvImportTexts } from '../../../messages/en/csvImport.ts';
import { errorText } from '../../../messages/errorText.ts';
import { Banner, FileSpreadsheet, Icon, ProgressBar } from '../../../ui/index.ts';
import { ChooseFile, type ChooseFileProps, useFileDrop } from '../../part/ChooseFile.tsx';
import * as styles from './import.css.ts';
import type { Import, OpenFile } from './useImport.ts';

const ENCODINGS = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
} as const;

const SEPARATORS = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const;

/** The file: chosen or dropped, and what it is. */
export function ImportFile({ of }: { of: Import }) {
  const t = useMessages(csvImportTexts);
  const { state, file, onFile } = of;
  switch (state.step) {
    case 'file':
      return (
        <>
          <FileProblem error={state.error} />
          <Drop onFile={onFile}>
            <div className={styles.words}>
              <Choose label={t('import.choose')} onFile={onFile} />
              <span className={styles.small}>{t('import.drop')}</span>
            </div>
            <p className={styles.hint}>{t('import.hint')}</p>
          </Drop>
        </>
      );
    case 'reading':
      return (
        <Drop onFile={onFile}>
          <div className={styles.grow}>
            <span className={styles.fileName}>{t('import.reading', { name: state.name })}</span>
            <ProgressBar aria-label={t('import.reading', { name: state.name })} value={state.done} />
          </div>
        </Drop>
      );
    case 'report':
      return null;
    default: {
      if (!file) return null;
      const isChoosing = state.step === 'columns' || (state.step === 'judging' && !state.again);
      return (
        <>
          {state.step === 'columns' && <FileProblem error={state.error} />}
          <Drop onFile={isChoosing ? onFile : undefined}>
            <div className={styles.grow}>
              <span className={styles.fileName} title={file.name}>
                {file.name}
              </span>
              <FileFacts file={file} />
            </div>
            {state.step === 'dryRun' && <span className={styles.small}>{t('import.nothingWritten')}</span>}
            {isChoosing && <Choose label={t('import.another')} onFile={onFile} />}
          </Drop>
        </>
      );
    }
  }
}

function FileFacts({ file: { rows, heads, separator, encoding } }: { file: OpenFile }) {
  const t = useMessages(csvImportTexts);
  const facts = [
    t('import.rows', { count: rows.length }),
    t('import.columns', { count: heads.length }),
    t(`import.${SEPARATORS[separator]}`),
    ENCODINGS[encoding],
  ];
  return <span className={styles.small}>{facts.join(' · ')}</span>;
}

function FileProblem({ error }: { error: unknown }) {
  const t = useMessages(csvImportTexts);
  const { number } = useFormat();
  if (error === undefined) return null;
  if (!(error instanceof CsvFileError)) {
    return (
      <Banner kind="danger" role="alert" title={t('import.failedTitle')}>
        {errorText(t, error)}
      </Banner>
    );
  }
  const limits = {
    rows: number(MAX_CSV_ROWS),
    columns: number(MAX_CSV_COLUMNS),
    line: number(error.line ?? 0),
  };
  return (
    <Banner kind="danger" role="alert" title={t('import.file.refused')}>
      {t(`import.file.${error.code}`, limits)}
    </Banner>
  );
}

interface DropProps {
  onFile: ((file: File) => void) | undefined;
  children: ReactNode;
}

/** The frame of the file, on which another one can be dropped. */
function Drop({ onFile, children }: DropProps) {
  return (
    <div className={styles.file} {...useFileDrop(onFile)}>
      <Icon icon={FileSpreadsheet} className={styles.fileIcon} />
      {children}
    </div>
  );
}

// Systems disagree about the media type of such a file, and some know none.
const ACCEPT = '.csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values,application/vnd.ms-excel';

const Choose = (props: Pick<ChooseFileProps, 'label' | 'onFile'>) => (
  <ChooseFile accept={ACCEPT} {...props} />
);
