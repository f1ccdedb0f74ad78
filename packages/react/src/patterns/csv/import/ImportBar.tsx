import type { ReactNode } from 'react';
import { useMessages } from '../../../hooks/useMessages.ts';
import { csvImportTexts } from '../../../messages/en/csvImport.ts';
import { CLEAR_OF_TOASTS } from '../../../ui/feedback/clearOfToasts.ts';
import { Button, ButtonLink, Check, ChevronRight, RefreshCw, StateLabel } from '../../../ui/index.ts';
import * as bar from '../../form/FormBar.css.ts';
import * as styles from './import.css.ts';
import { countOutcomes, isDone, isWritable } from './importRows.ts';
import type { ImportStepProps } from './importStep.ts';

/** Always at the bottom of the page: what the next step does, and the way back. */
export function ImportBar(props: ImportStepProps) {
  switch (props.of.state.step) {
    case 'file':
    case 'reading':
      return <FileBar {...props} />;
    case 'columns':
      return <ColumnsBar {...props} />;
    case 'judging':
      return <JudgingBar {...props} />;
    case 'dryRun':
      return <DryRunBar {...props} />;
    case 'running':
      return null;
    case 'report':
      return <ReportBar {...props} />;
  }
}

function Bar({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <div className={bar.bar} {...CLEAR_OF_TOASTS}>
      <div className={bar.line}>
        {note !== undefined && <span className={styles.note}>{note}</span>}
        <div className={bar.buttons}>{children}</div>
      </div>
    </div>
  );
}

function FileBar({ listPath }: ImportStepProps) {
  const t = useMessages(csvImportTexts);
  return (
    <Bar>
      <ButtonLink size="f" href={listPath}>
        {t('import.cancel')}
      </ButtonLink>
    </Bar>
  );
}

function ColumnsBar({ of, fields, listPath }: ImportStepProps) {
  const t = useMessages(csvImportTexts);
  const count = fields.length;
  const shown = fields.filter(({ name }) => of.match.includes(name)).length;
  return (
    <Bar
      note={
        shown > 0 && (
          <StateLabel kind="done" icon={Check}>
            {t('import.matched', { shown, count })}
          </StateLabel>
        )
      }
    >
      <ButtonLink size="f" href={listPath}>
        {t('import.cancel')}
      </ButtonLink>
      <Button
        variant="main"
        size="f"
        endIcon={ChevronRight}
        isIconMirrored
        reasonAgainst={shown === 0 ? t('import.noneMatched') : undefined}
        onPress={of.onJudge}
      >
        {t('import.step.dryRun')}
      </Button>
    </Bar>
  );
}

function JudgingBar({ of: { state, file, onStop } }: ImportStepProps) {
  const t = useMessages(csvImportTexts);
  if (state.step !== 'judging') return null;
  return (
    <Bar
      note={
        <StateLabel kind="busy">
          {state.done === 0
            ? t('import.looking')
            : t('import.judging', { done: state.done, count: file?.rows.length ?? 0 })}
        </StateLabel>
      }
    >
      <Button size="f" onPress={onStop}>
        {t('import.stop')}
      </Button>
    </Bar>
  );
}

function DryRunBar({ of: { rows, onBack, onRun } }: ImportStepProps) {
  const t = useMessages(csvImportTexts);
  const count = rows.filter(isWritable).length;
  const { wrong } = countOutcomes(rows);
  return (
    <Bar
      note={wrong > 0 && <StateLabel kind="failed">{t('import.refusedRows', { count: wrong })}</StateLabel>}
    >
      <Button size="f" onPress={onBack}>
        {t('import.back')}
      </Button>
      <Button
        variant="main"
        size="f"
        reasonAgainst={count === 0 ? t('import.nothing') : undefined}
        onPress={onRun}
      >
        {t('import.run', { count })}
      </Button>
    </Bar>
  );
}

function ReportBar({ of: { rows, onRunAgain }, listPath }: ImportStepProps) {
  const t = useMessages(csvImportTexts);
  const left = rows.filter((row) => !isDone(row));
  return (
    <Bar note={left.length > 0 && t('import.stays')}>
      <ButtonLink size="f" href={listPath}>
        {t('import.close')}
      </ButtonLink>
      {left.length > 0 && (
        <Button variant="main" size="f" icon={RefreshCw} onPress={onRunAgain}>
          {t('import.again', { count: left.length })}
        </Button>
      )}
    </Bar>
  );
}
