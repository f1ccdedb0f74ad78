import type { UseHistory } from '../../../hooks/device/useHistory.ts';
import { useFormat } from '../../../hooks/useFormat.ts';
import {
  CircleAlert,
  Clock,
  Eye,
  EyeOff,
  Icon,
  type IconType,
  LifeBuoy,
  Pause,
  Play,
  Unplug,
} from '../../../ui/index.ts';
import * as styles from './DeviceHistory.css.ts';
import { type HistoryNews, type HistoryRow, toHistoryRows } from './historyRows.ts';
import { useHistoryWords } from './useHistoryWords.ts';

/** What was heard, the latest first; a hatched line for each time in which nobody listened. */
export function HistoryList({ history: { spans, folded } }: { history: UseHistory }) {
  const { t, spanText } = useHistoryWords();
  const format = useFormat();
  const rows = toHistoryRows(spans);
  return (
    <section aria-label={t('history.list')} className={styles.list}>
      <div aria-hidden className={styles.listHead}>
        <span>{t('history.list')}</span>
        <span>{t('history.lasted')}</span>
      </div>
      {rows.length === 0 && <p className={styles.none}>{t('history.none')}</p>}
      {/* biome-ignore lint/a11y/noRedundantRoles: without markers Safari no longer takes it for a list. */}
      <ul role="list" aria-label={t('history.list')} className={styles.rows}>
        {rows.map((row) => (
          <Row key={`${row.startMs} ${row.news.kind}`} row={row} />
        ))}
        {folded && (
          <li className={styles.row}>
            <Icon icon={Clock} className={styles.mark.muted} />
            <span className={styles.time}>{format.time(folded.startMs)}</span>
            <span className={styles.words}>{t('history.row.folded', { count: folded.changes })}</span>
            <span className={styles.lasted}>{spanText(folded.endMs - folded.startMs)}</span>
          </li>
        )}
      </ul>
    </section>
  );
}

type Tone = keyof typeof styles.mark;

const LOOKS = {
  unwatched: [EyeOff, 'muted'],
  watched: [Eye, 'muted'],
  offline: [Unplug, 'warning'],
  online: [Eye, 'success'],
  begins: [Play, 'muted'],
  ended: [Pause, 'muted'],
  stopped: [Pause, 'muted'],
  clock: [Clock, 'muted'],
} as const satisfies Record<Exclude<HistoryNews['kind'], 'stream'>, readonly [IconType, Tone]>;

function lookOf(news: HistoryNews): readonly [IconType, Tone] {
  if (news.kind === 'begins' && news.state.stream === 'failed') return [CircleAlert, 'danger'];
  if (news.kind !== 'stream') return LOOKS[news.kind];
  if (news.stream === 'failed') return [CircleAlert, 'danger'];
  return news.stream === 'failOver' ? [LifeBuoy, 'warning'] : [Play, 'muted'];
}

function Row({ row: { startMs, endMs, goesOn, news } }: { row: HistoryRow }) {
  const { t, spanText, newsText } = useHistoryWords();
  const format = useFormat();
  const [icon, tone] = lookOf(news);
  const { title, detail } = newsText(news);
  const span = spanText(endMs - startMs);
  return (
    <li className={news.kind === 'unwatched' ? styles.gap : styles.row}>
      <Icon icon={icon} className={styles.mark[tone]} />
      <time className={styles.time} dateTime={new Date(startMs).toISOString()}>
        {format.time(startMs)}
      </time>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {detail !== null && <span className={styles.detail}>{detail}</span>}
      </span>
      <span className={styles.lasted}>{goesOn ? t('history.goesOn', { span }) : span}</span>
    </li>
  );
}
