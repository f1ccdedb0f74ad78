import { CSV_ID, type CsvFlaw } from '@carillon/protocol/csv';
import { useMessages, useProblemText } from '../../../hooks/useMessages.ts';
import { backofficeTexts } from '../../../messages/en/backoffice.ts';
import { csvImportTexts } from '../../../messages/en/csvImport.ts';
import { errorText } from '../../../messages/errorText.ts';
import { Equal, type IconType, Pencil, Plus, type StateKind, StateLabel } from '../../../ui/index.ts';
import * as styles from './import.css.ts';
import { findFlaws, findOutcome, type ImportOutcome, type ImportRow } from './importRows.ts';
import type { ImportStepProps } from './importStep.ts';

const LOOKS: Readonly<Record<ImportOutcome, { kind: StateKind; icon?: IconType }>> = {
  add: { kind: 'scheduled', icon: Plus },
  change: { kind: 'scheduled', icon: Pencil },
  unchanged: { kind: 'ready', icon: Equal },
  wrong: { kind: 'failed' },
  writing: { kind: 'busy' },
  added: { kind: 'done' },
  changed: { kind: 'done' },
  failed: { kind: 'failed' },
};

/** What a row would do or has done, and what is wrong with it. */
export function Outcome({ row, labels }: { row: ImportRow; labels: ImportStepProps['labels'] }) {
  const t = useMessages(csvImportTexts);
  const sayFlaw = useFlawText(labels);
  const { verdict, result } = row;
  const outcome = findOutcome(row);
  const { kind, icon } = LOOKS[outcome];
  const flaws = findFlaws(row);
  return (
    <>
      <StateLabel kind={kind} {...(icon && { icon })}>
        {t(`import.outcome.${outcome}`)}
      </StateLabel>
      {outcome === 'change' &&
        verdict.kind === 'change' &&
        verdict.changes.map(({ field, before, after }) => (
          <span key={field} className={styles.change}>
            <span>{`${labels[field] ?? field} `}</span>
            <s>{before}</s>
            <span>{` ${after}`}</span>
          </span>
        ))}
      {flaws.map((flaw) => (
        <span key={`${flaw.field} ${sayFlaw(flaw)}`} className={styles.reason}>
          {sayFlaw(flaw)}
        </span>
      ))}
      {result?.kind === 'failed' && flaws.length === 0 && (
        <span className={styles.reason}>{errorText(t, result.error)}</span>
      )}
    </>
  );
}

/** Says what is wrong, naming the field where the sentence alone does not. */
function useFlawText(labels: ImportStepProps['labels']): (flaw: CsvFlaw) => string {
  const t = useMessages(csvImportTexts);
  const sayProblem = useProblemText(backofficeTexts, csvImportTexts);
  return ({ field, problem }) => {
    if ('text' in problem) return problem.text;
    const text = isCsvKey(problem)
      ? t(problem.key, { ...NO_VALUES, ...problem.values })
      : (sayProblem(problem) ?? '');
    const label = field === CSV_ID ? t('import.id') : field && labels[field];
    const isVague = problem.key.startsWith('csv.') || !/^problem\.\w+\.\w+$/.test(problem.key);
    return label && isVague ? t('import.flaw', { field: label, problem: text }) : text;
  };
}

/** A sentence takes those that it names. */
const NO_VALUES = { codes: '', id: '', line: '', now: '' };

type Worded = Exclude<CsvFlaw['problem'], { text: string }>;
type FileWorded = Extract<Worded, { key: `csv.${string}` }>;
const isCsvKey = (problem: Worded): problem is FileWorded => problem.key.startsWith('csv.');

/** What became of a row, in one line: as the last cell of a file that is downloaded. */
export function useOutcomeText(labels: ImportStepProps['labels']): (row: ImportRow) => string {
  const t = useMessages(csvImportTexts);
  const sayFlaw = useFlawText(labels);
  return (row) => {
    const flaws = findFlaws(row);
    if (flaws.length > 0) return flaws.map(sayFlaw).join(' ');
    return row.result?.kind === 'failed' ? errorText(t, row.result.error) : t('import.outcome.left');
  };
}
