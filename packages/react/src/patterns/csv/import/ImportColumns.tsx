import { CSV_ID, CSV_LIST_MARK, findDoubleHeads, restoreFormula } from '@carillon/protocol/csv';
import { useMessages } from '../../../hooks/useMessages.ts';
import { csvImportTexts } from '../../../messages/en/csvImport.ts';
import { ArrowRight, Banner, Check, Icon, Select, StateLabel } from '../../../ui/index.ts';
import * as styles from './import.css.ts';
import type { ImportStepProps } from './importStep.ts';

/** So many cells show what a column holds, and no longer than this. */
const SAMPLES = 3;
const SAMPLE_LENGTH = 40;

/** Which column of the file fills which field. */
export function ImportColumns(props: ImportStepProps) {
  const t = useMessages(csvImportTexts);
  const { file, match } = props.of;
  if (!file) return null;
  return (
    <>
      {match.every((field) => field === null) && (
        <Banner kind="warning" title={t('import.noneMatched')}>
          {t('import.noneMatched.detail')}
        </Banner>
      )}
      <div className={styles.frame} data-carillon-part="columns">
        <div aria-hidden className={styles.columnsHead}>
          <span>{t('import.column')}</span>
          <span />
          <span>{t('import.field')}</span>
        </div>
        {/* biome-ignore lint/a11y/noRedundantRoles: without markers Safari no longer takes it for a list. */}
        <ul role="list" aria-label={t('import.step.columns')} className={styles.plainList}>
          {file.heads.map((head, at) => (
            <ColumnRow key={`${at} ${head}`} {...props} at={at} />
          ))}
        </ul>
      </div>
    </>
  );
}

function ColumnRow({ of, fields, labels, at }: ImportStepProps & { at: number }) {
  const t = useMessages(csvImportTexts);
  const { file, match, onMatch, state } = of;
  const head = file?.heads[at] ?? '';
  const name = head || t('import.unnamed', { position: at + 1 });
  const samples = (file?.rows ?? [])
    .slice(0, 50)
    .flatMap(({ cells }) => restoreFormula(cells[at] ?? '').trim() || []);
  return (
    <li className={styles.columnRow}>
      <div className={styles.column}>
        <span className={styles.strong}>{name}</span>
        <span className={styles.samples}>
          {samples
            .slice(0, SAMPLES)
            .map((sample) => (sample.length > SAMPLE_LENGTH ? `${sample.slice(0, SAMPLE_LENGTH)}…` : sample))
            .join(' · ')}
        </span>
      </div>
      <Icon icon={ArrowRight} isMirrored className={styles.arrow} />
      <Select
        label={t('import.fieldOf', { name })}
        isLabelHidden
        hasNoMessage
        isReadOnly={state.step === 'judging'}
        options={[
          { value: '', label: t('import.notImported') },
          { value: CSV_ID, label: t('import.id') },
          ...fields.map((field) => ({ value: field.name, label: labels[field.name] ?? field.name })),
        ]}
        value={match[at] ?? ''}
        onChange={(field) => onMatch(at, field || null)}
      />
      <div className={styles.columnNote}>
        <ColumnNote of={of} fields={fields} at={at} samples={samples} />
      </div>
    </li>
  );
}

interface NoteProps extends Pick<ImportStepProps, 'of' | 'fields'> {
  at: number;
  samples: readonly string[];
}

/** Why it fills that field, or how its cells are read. */
function ColumnNote({ of, fields, at, samples }: NoteProps) {
  const t = useMessages(csvImportTexts);
  const { file, match, chosen } = of;
  const name = match[at];
  const field = fields.find((one) => one.name === name);
  if (name === null || name === undefined) {
    const isDouble = findDoubleHeads(file?.heads ?? []).has(file?.heads[at] ?? '');
    return (
      <span className={styles.small}>
        {t(isDouble && !chosen.has(at) ? 'import.double' : 'import.leftOut')}
      </span>
    );
  }
  const say = () => {
    if (name === CSV_ID) return t('import.id.note');
    if (field?.names) return t('import.list', { mark: CSV_LIST_MARK });
    if (field?.isDecimal && samples.some((sample) => /\d,\d/.test(sample))) return t('import.decimalComma');
    return t(chosen.has(at) ? 'import.matched.you' : 'import.matched.name');
  };
  return (
    <StateLabel kind="done" icon={Check}>
      {say()}
    </StateLabel>
  );
}
