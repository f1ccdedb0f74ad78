import { HISTORY_MS, type Sum } from '@carillon/protocol/history';
import type { UseHistory } from '../../../hooks/device/useHistory.ts';
import { useFormat } from '../../../hooks/useFormat.ts';
import { Panel } from '../../../ui/index.ts';
import * as styles from './DeviceHistory.css.ts';
import { useHistoryWords } from './useHistoryWords.ts';

/** How often and how long something was wrong; and beside that, for how long nobody knows. */
export function HistorySumsPanel({ history: { sums } }: { history: UseHistory }) {
  const { t, spanText } = useHistoryWords();
  const unknownMs = HISTORY_MS - sums.watchedMs;
  // Less than a minute of a day is no gap: the page was opened in its middle.
  const unknown = unknownMs < 60_000 ? null : t('history.sum.unknown', { span: spanText(unknownMs) });
  const inAll = ({ times, ms }: Sum) => (times === 0 ? null : t('history.sum.span', { span: spanText(ms) }));
  return (
    <Panel isFlush>
      <div className={styles.sums}>
        <Figure
          sum={sums.offline}
          name={t('history.sum.offline')}
          inAll={inAll(sums.offline)}
          unknown={unknown}
        />
        <Figure
          sum={sums.failing}
          name={t('history.sum.failing')}
          inAll={inAll(sums.failing)}
          unknown={unknown}
        />
        <Figure
          sum={sums.stopped}
          name={t('history.sum.stopped')}
          inAll={inAll(sums.stopped)}
          unknown={unknown}
        />
      </div>
    </Panel>
  );
}

interface FigureProps {
  sum: Sum;
  name: string;
  inAll: string | null;
  unknown: string | null;
}

function Figure({ sum, name, inAll, unknown }: FigureProps) {
  const format = useFormat();
  return (
    <div className={styles.sum}>
      <span className={styles.figure}>{format.number(sum.times)}</span>
      <span className={styles.sumName}>{name}</span>
      {inAll !== null && <span className={styles.sumSpan}>{inAll}</span>}
      {unknown !== null && <span className={styles.sumSpan}>{unknown}</span>}
    </div>
  );
}
