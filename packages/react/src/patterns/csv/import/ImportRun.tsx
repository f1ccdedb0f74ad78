import { useCarillon } from '../../../hooks/context.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { csvImportTexts } from '../../../messages/en/csvImport.ts';
import { Button, Panel, ProgressBar, Square, StateLabel } from '../../../ui/index.ts';
import { ImportTable } from './ImportTable.tsx';
import * as styles from './import.css.ts';
import { countOutcomes, type ImportRow } from './importRows.ts';
import type { ImportStepProps } from './importStep.ts';

/** So many rows that were written last are shown, below the one that is written now. */
const LATEST = 3;

/** Several are written at once: of those the newest stands for all, or nobody would see how the others ended. */
function findLatest(rows: readonly ImportRow[]): readonly ImportRow[] {
  const begun = rows.filter(({ result }) => result !== undefined);
  const isWriting = ({ result }: ImportRow) => result?.kind === 'writing';
  const ended = begun.filter((row) => !isWriting(row)).slice(-LATEST);
  return [...ended, ...begun.filter(isWriting).slice(-1)].reverse();
}

/** Before so many are done nobody knows how long it takes. */
const KNOWN_FROM = 5;

/** '6 sec', '2 min'. */
function writeDuration(seconds: number, locale: string): string {
  const isLong = seconds >= 100;
  const unit = isLong ? 'minute' : 'second';
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 0 });
  return format.format(Math.max(1, isLong ? seconds / 60 : seconds));
}

/** How far the writing is. */
export function ImportRun(props: ImportStepProps) {
  const t = useMessages(csvImportTexts);
  const { client, locale } = useCarillon('ImportRun');
  const { rows, state, onStop } = props.of;
  if (state.step !== 'running') return null;
  const { added, changed, failed } = countOutcomes(rows);
  const done = added + changed + failed;
  const elapsedMs = client.clock.elapsed() - state.sinceMs;
  const leftSeconds = Math.ceil((elapsedMs / done) * (state.count - done)) / 1000;
  const progress = t('import.running', { done: Math.min(done, state.count), count: state.count });
  return (
    <>
      <Panel>
        <div className={styles.runHead}>
          <b className={styles.runTitle}>{progress}</b>
          <Button size="f" icon={Square} isIconSolid isPending={state.isStopping} onPress={onStop}>
            {t(state.isStopping ? 'import.stopping' : 'import.stop')}
          </Button>
        </div>
        <ProgressBar
          aria-label={t('import.step.run')}
          value={state.count === 0 ? 1 : done / state.count}
          valueText={progress}
        />
        <div className={styles.sums}>
          <StateLabel kind="done">{t('import.sum.added', { count: added })}</StateLabel>
          <StateLabel kind="done">{t('import.sum.changed', { count: changed })}</StateLabel>
          {failed > 0 && <StateLabel kind="failed">{t('import.sum.failed', { count: failed })}</StateLabel>}
          {done >= KNOWN_FROM && done < state.count && (
            <span className={styles.timeLeft}>
              {t('import.timeLeft', { time: writeDuration(leftSeconds, locale) })}
            </span>
          )}
        </div>
        <p className={styles.small}>{t('import.running.hint')}</p>
      </Panel>
      <ImportTable {...props} rows={findLatest(rows)} label={t('import.step.run')} />
    </>
  );
}
