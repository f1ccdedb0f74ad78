import { HISTORY_MS, type HistorySpan } from '@carillon/protocol/history';
import { offsetAt } from '@carillon/protocol/schedule';
import { useCarillon } from '../../../hooks/context.ts';
import type { UseHistory } from '../../../hooks/device/useHistory.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useFormat } from '../../../hooks/useFormat.ts';
import { nameCsv, saveCsv } from '../../../patterns/csv/saveFile.ts';
import { Button, Download, Panel } from '../../../ui/index.ts';
import { placeInDay } from '../../../ui/live/dayPlace.ts';
import * as styles from './DeviceHistory.css.ts';
import { writeHistoryCsv } from './historyCsv.ts';
import { joinStarts, type LaneOf, toBars } from './historyRows.ts';
import { useHistoryWords } from './useHistoryWords.ts';

interface HistoryLanesProps {
  history: UseHistory;
  /** Of the device: its file is called so. */
  label: string;
}

const MINUTE_MS = 60_000;
const MARK_MS = 4 * 60 * MINUTE_MS;
/** On a narrow page the time of now stands over what is later. */
const LATE_MS = 6 * 60 * MINUTE_MS;

type Look = keyof typeof styles.bars;

/** The last 24 hours as lanes, and hatched where nobody listened. The list below says the same in words. */
export function HistoryLanes({ history, label }: HistoryLanesProps) {
  const { t, spanText, clockText } = useHistoryWords();
  const format = useFormat();
  const clock = useClock();
  const { timeZone } = useCarillon('DeviceHistory');
  const { nowMs, sums } = history;
  const day = { startMs: nowMs - HISTORY_MS, endMs: nowMs };
  const spans = joinStarts(history.spans);
  const lanes: readonly (readonly [name: string, laneOf: LaneOf<Look>])[] = [
    [
      t('history.lane.online'),
      (state) =>
        state.presence === 'unwatched'
          ? null
          : state.presence === 'online'
            ? { look: 'up', text: '' }
            : { look: 'down', text: '' },
    ],
    [
      t('history.lane.event'),
      (state) =>
        state.presence === 'online' && state.event ? { look: 'event', text: state.event.name } : null,
    ],
    [
      t('history.lane.stream'),
      (state) =>
        state.presence === 'online' && state.stream !== 'none'
          ? { look: state.stream, text: state.stream === 'main' ? t('history.main') : '' }
          : null,
    ],
    [
      t('history.lane.clock'),
      (state) =>
        state.presence === 'online' && state.clock !== null
          ? { look: 'clock', text: clockText(state.clock) }
          : null,
    ],
  ];
  const save = () => saveCsv(clock, nameCsv(`history-${label}`, nowMs, timeZone), [writeHistoryCsv(history)]);
  return (
    <Panel
      title={t('history.title')}
      end={
        <>
          <span className={styles.watched}>
            {sums.watchedMs === 0
              ? t('history.unwatchedAll')
              : t('history.watched', { span: spanText(sums.watchedMs) })}
          </span>
          <Button size="s" icon={Download} onPress={save}>
            {t('history.export')}
          </Button>
        </>
      }
    >
      <div aria-hidden className={styles.chart}>
        <span />
        <div className={styles.axis}>
          {findMarks(timeZone, day).map((atMs) => (
            <span
              key={atMs}
              className={nowMs - atMs < LATE_MS ? styles.lateMark : styles.axisMark}
              style={{ insetInlineStart: percentOf(day, atMs) }}
            >
              {format.time(atMs)}
            </span>
          ))}
          <b className={styles.axisNow}>{format.time(nowMs)}</b>
        </div>
        {lanes.map(([name, laneOf]) => (
          <Lane key={name} name={name} spans={spans} laneOf={laneOf} day={day} />
        ))}
      </div>
      <div aria-hidden className={styles.legend}>
        {(['main', 'failOver', 'failed', 'unwatched'] as const).map((look) => (
          <span key={look} className={styles.legendEntry}>
            <span className={styles.swatches[look]} />
            <span>{t(`history.${look}`)}</span>
          </span>
        ))}
      </div>
    </Panel>
  );
}

interface LaneProps {
  name: string;
  spans: readonly HistorySpan[];
  laneOf: LaneOf<Look>;
  day: { readonly startMs: number; readonly endMs: number };
}

function Lane({ name, spans, laneOf, day }: LaneProps) {
  const [first] = spans;
  const before = { startMs: day.startMs, endMs: first?.startMs ?? day.endMs };
  const gaps = toBars(spans, ({ presence }) => (presence === 'unwatched' ? { look: 'gap', text: '' } : null));
  return (
    <>
      <span className={styles.laneName}>{name}</span>
      <div className={styles.lane}>
        {[before, ...gaps].map((gap) => (
          <span key={gap.startMs} className={styles.unwatched} style={placeInDay(day, gap)} />
        ))}
        {toBars(spans, laneOf).map((bar) => (
          <span
            key={bar.startMs}
            title={bar.text}
            className={styles.bars[bar.look]}
            style={placeInDay(day, bar)}
          >
            <span className={styles.barText}>{bar.text}</span>
          </span>
        ))}
      </div>
    </>
  );
}

const percentOf = ({ startMs, endMs }: LaneProps['day'], atMs: number) =>
  `${((100 * (atMs - startMs)) / (endMs - startMs)).toFixed(3)}%`;

/** Each fourth hour on the clocks of a zone; none where the time of now stands. */
function findMarks(timeZone: string, { startMs, endMs }: LaneProps['day']): readonly number[] {
  const offsetMs = offsetAt(timeZone, endMs) * MINUTE_MS;
  const firstMs = Math.ceil((startMs + offsetMs) / MARK_MS) * MARK_MS - offsetMs;
  return Array.from({ length: 6 }, (_, index) => firstMs + index * MARK_MS).filter(
    (atMs) => atMs - startMs > MARK_MS / 6 && endMs - atMs > MARK_MS / 3,
  );
}
