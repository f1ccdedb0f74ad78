import type { Finding } from '@carillon/client/doctor';
import * as styles from './FindingList.css.ts';

/** What was found, a line each, with what to paste where something is wrong. */
export function FindingList({ findings }: { readonly findings: readonly Finding[] }) {
  return (
    <ul className={styles.list}>
      {findings.map(({ what, isWell, said, advice }, index) => (
        <li key={index} className={styles.finding} data-well={isWell || undefined}>
          <span className={styles.mark} aria-hidden>
            {isWell ? '✓' : '✗'}
          </span>
          <div className={styles.words}>
            {what}: {said}
            {advice !== undefined && <pre className={styles.advice}>{advice}</pre>}
          </div>
        </li>
      ))}
    </ul>
  );
}
