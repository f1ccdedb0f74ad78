import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { dashboardTexts } from '../../../messages/en/dashboard.ts';
import { todayTexts } from '../../../messages/en/today.ts';
import { LevelMeter } from '../../../ui/index.ts';
import type { LevelStore, ReadyDashboard } from './dashboardState.ts';

/** What is not heard, or what nobody vouches for, is not drawn: it would stand lit until the meter finds out by itself. */
const noLevels: LevelStore = { subscribe: () => () => {}, getSnapshot: () => undefined };

type LevelsProps = Pick<ReadyDashboard, 'levels' | 'event' | 'isStale' | 'judgment' | 'nowMs'>;

/** How loud it is, left and right (D2); unlit where nothing is heard, and what it waits for where silence is planned. */
export function Levels({ levels, event, isStale, judgment, nowMs }: LevelsProps) {
  const t = useMessages(dashboardTexts, todayTexts);
  const format = useFormat();
  const isHeard = event.status === 'current' && event.stream === 'started' && !isStale;
  const silence = t(isHeard || isStale ? 'dash.level.notKnown' : 'dash.none');
  const { standing, cause, untilMs } = judgment;
  const isPlanned = !isHeard && !isStale && standing === 'rest';
  const rest =
    cause === 'nothingScheduled'
      ? t('today.noEvents')
      : untilMs !== null && t('today.silent', { time: format.moment(untilMs, nowMs) });
  return (
    <div data-carillon-part="levels">
      <LevelMeter
        source={isHeard ? levels : noLevels}
        rest={isPlanned && rest}
        labels={{
          left: t('dash.left'),
          right: t('dash.right'),
          leftShort: t('dash.left.short'),
          rightShort: t('dash.right.short'),
          clip: t('dash.clip'),
          mark: format.number,
          figure: (level) =>
            level === null ? t('dash.notKnown') : t('dash.db', { level: format.number(level) }),
          valueText: (level) => (level === null ? silence : t('dash.level', { level: format.number(level) })),
        }}
      />
    </div>
  );
}
