import { useMessages } from '../../../hooks/useMessages.ts';
import { csvImportTexts } from '../../../messages/en/csvImport.ts';
import { Check, Icon, visuallyHidden } from '../../../ui/index.ts';
import * as styles from './import.css.ts';
import type { ImportState } from './useImport.ts';

const STEPS = ['columns', 'dryRun', 'run', 'report'] as const;

function findStep(state: ImportState): number {
  switch (state.step) {
    case 'dryRun':
      return 1;
    case 'running':
      return 2;
    case 'report':
      return 3;
    case 'judging':
      return state.again ? 2 : 0;
    default:
      return 0;
  }
}

/** The four steps on a line: which are done, and which one this is. */
export function ImportSteps({ state }: { state: ImportState }) {
  const t = useMessages(csvImportTexts);
  const current = findStep(state);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without markers Safari no longer takes it for a list.
    <ol role="list" aria-label={t('import.steps')} className={styles.steps}>
      {STEPS.map((step, at) => (
        <li key={step} aria-current={at === current ? 'step' : undefined} className={styles.step}>
          <span aria-hidden={at < current || undefined} className={styles.number}>
            {at < current ? <Icon icon={Check} size={12} /> : at + 1}
          </span>
          <span>{t(`import.step.${step}`)}</span>
          {at < current && <span className={visuallyHidden}>{t('import.step.done')}</span>}
        </li>
      ))}
    </ol>
  );
}
