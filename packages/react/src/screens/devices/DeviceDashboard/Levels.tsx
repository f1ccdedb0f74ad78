import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { dashboardTexts } from '../../../messages/en/dashboard.ts';
import { LevelMeter } from '../../../ui/index.ts';
import type { LevelStore, ReadyDashboard } from './dashboardState.ts';

/** What nobody vouches for is not drawn: it would stand lit until the meter finds out by itself. */
const noLevels: LevelStore = { subscribe: () => () => {}, getSnapshot: () => undefined };

/** How loud it is, left and right (D2). */
export function Levels({ levels, isStale }: Pick<ReadyDashboard, 'levels' | 'isStale'>) {
  const t = useMessages(dashboardTexts);
  const format = useFormat();
  return (
    <div data-carillon-part="levels">
      <LevelMeter
        // Anew: nothing stays of what was drawn and told.
        key={isStale ? 'stale' : 'live'}
        source={isStale ? noLevels : levels}
        labels={{
          left: t('dash.left'),
          right: t('dash.right'),
          leftShort: t('dash.left.short'),
          rightShort: t('dash.right.short'),
          clip: t('dash.clip'),
          mark: format.number,
          figure: (level) =>
            level === null ? t('dash.notKnown') : t('dash.db', { level: format.number(level) }),
          valueText: (level) =>
            level === null ? t('dash.level.notKnown') : t('dash.level', { level: format.number(level) }),
        }}
      />
    </div>
  );
}
