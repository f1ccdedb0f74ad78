import { ViewCount, type ViewCountProps } from '../../patterns/form/ViewCount.tsx';
import { Facts } from '../../ui/index.ts';
import * as styles from './UseCounts.css.ts';

/** How often a record is used by others, each count with the way to them where the host has that page. */
export function UseCounts({ uses }: { uses: readonly ViewCountProps[] }) {
  return (
    <div className={styles.use}>
      <Facts facts={uses.map((use) => ({ label: use.name, value: <ViewCount {...use} /> }))} />
    </div>
  );
}
