import type { ListedEvent } from '@carillon/protocol/device';
import { useAction } from '../../../hooks/useAction.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { eventListTexts } from '../../../messages/en/eventList.ts';
import { modesTexts } from '../../../messages/en/modes.ts';
import type { ListRowsProps } from '../../../patterns/list/ListRows.tsx';
import { CalendarClock, Icon, Pencil, Play, Square, StateLabel } from '../../../ui/index.ts';
import { units } from '../../../ui/theme/units.ts';
import { modeIcon, modeKey } from '../common/eventMode.ts';
import type { RunName } from '../common/runEvent.ts';
import { useEventForms } from '../common/useEventForms.ts';
import { type EventState, findState } from './eventState.ts';
import type { EventListState } from './useEventList.ts';

export interface Run {
  readonly state: EventState;
  /** Stop is shown when the schedule state is play, otherwise Start (D4). */
  readonly canStop: boolean;
  readonly isPending: boolean;
  readonly onPress: () => void;
}

/** What one event does, and its one button: each row waits for its own command. */
export function useRun(event: ListedEvent, { live, isStale, run }: EventListState): Run {
  const canStop = live.schedule[event.id] === 'play';
  const action = useAction((name: RunName) => run(name, event));
  const state = isStale ? 'none' : findState(event.id, live);
  const isChanging = state === 'starting' || state === 'stopping';
  return {
    state,
    canStop,
    isPending: isChanging || action.state.status === 'running',
    onPress: () => action.run(canStop ? 'stop' : 'start'),
  };
}

/** How the rows of events are drawn: mode, name, state, when it runs, Start or Stop (EVT-03). */
export function useEventRows(state: EventListState): ListRowsProps<ListedEvent, Run> {
  const t = useMessages(eventListTexts, modesTexts);
  const { list, device, overlapping, isStale, block, summaryOf, duplicating, copying, deletion } = state;
  const { edit: formOf } = useEventForms(device);
  return {
    list,
    rowsLabel: t('events.list'),
    empty: { icon: CalendarClock, title: t('events.empty'), detail: t('events.empty.detail') },
    actions: [...(duplicating ? [duplicating] : []), copying, deletion],
    toHref: formOf,
    useLive: (event) => useRun(event, state),
    markOf: (_, { state }) => (state === 'playing' ? 'live' : undefined),
    columns: [
      {
        kind: 'icon',
        icon: (event) => <Icon icon={modeIcon(event)} label={t(modeKey(event))} />,
      },
      {
        kind: 'name',
        label: t('events.column.name'),
        badge: ({ id }, run) => (
          <>
            <RunLabel state={run.state} />
            {overlapping.has(id) && (
              <StateLabel kind="failed" isLoud>
                {t('events.overlapping')}
              </StateLabel>
            )}
          </>
        ),
        second: summaryOf,
        isDimmed: () => isStale,
        placeholderWidth: 160,
      },
      {
        kind: 'text',
        label: t('events.column.when'),
        text: summaryOf,
        width: `min(${units(280)}, 36cqi)`,
        hiddenBelow: 'phone',
        placeholderWidth: 160,
      },
      {
        kind: 'actions',
        width: '60px',
        actions: (event, { canStop, isPending, onPress }) => [
          {
            icon: canStop ? Square : Play,
            isIconSolid: canStop,
            label: t(canStop ? 'events.stop' : 'events.start', { name: event.name }),
            isPending,
            reasonAgainst: block,
            onPress,
          },
          ...[formOf(event)].flatMap((href) =>
            href === undefined ? [] : [{ icon: Pencil, label: t('events.edit', { name: event.name }), href }],
          ),
        ],
      },
    ],
  };
}

/** What an event does now, in a word; nothing where it does nothing. */
function RunLabel({ state }: Pick<Run, 'state'>) {
  const t = useMessages(eventListTexts);
  switch (state) {
    case 'playing':
      return (
        <StateLabel kind="playing" isLoud>
          {t('events.playing')}
        </StateLabel>
      );
    case 'scheduled':
      return (
        <StateLabel kind="scheduled" isLoud>
          {t('events.scheduled')}
        </StateLabel>
      );
    case 'failed':
      return (
        <StateLabel kind="failed" isLoud>
          {t('events.streamFailed')}
        </StateLabel>
      );
    case 'none':
      return null;
    default:
      return <StateLabel kind="busy">{t(`events.${state}`)}</StateLabel>;
  }
}
