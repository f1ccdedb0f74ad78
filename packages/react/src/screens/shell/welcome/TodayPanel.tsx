import type { Device, Icon as DeviceDrawing } from '@carillon/protocol/device';
import type { LocalDay } from '@carillon/protocol/schedule';
import { type ReactNode, useState } from 'react';
import type { UseFleet } from '../../../hooks/device/useFleet.ts';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useLocalDay } from '../../../hooks/useLocalDay.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { useMinutes } from '../../../hooks/useMinute.ts';
import { todayTexts } from '../../../messages/en/today.ts';
import { DayAxis, DayChart, DayLegend, Panel } from '../../../ui/index.ts';
import { cutByGroup, findOpenGroup, type JudgedGroup, type TagGroup } from '../../devices/common/groups.ts';
import { type DayWords, useDayWords } from '../../devices/common/useDayWords.ts';
import * as styles from './Today.css.ts';
import { TodayGroup } from './TodayGroup.tsx';

export interface TodayPanelProps extends UseFleet<Device> {
  groups: readonly TagGroup[];
  findIcon: (device: Device) => DeviceDrawing | undefined;
}

/** A lane for each device, on one axis. Each minute the line of now moves, and only what begins or ends is drawn anew. */
export function TodayPanel({ groups, judged, summary, findIcon }: TodayPanelProps) {
  const t = useMessages(todayTexts);
  const day = useLocalDay();
  const words = useDayWords();
  const shown = cutByGroup(groups, judged);
  const { isOpen, toggle } = useOpenGroups(shown, summary.unanswered === 0);
  const hasGroups = groups.some(({ hasHead }) => hasHead);
  return (
    <Panel
      title={t('today.title')}
      end={<DayLegend entries={words.legend} className={styles.legend} />}
      isFlush
      part="today"
      className={styles.panel}
    >
      <Day day={day} words={words}>
        {shown.map((group) => (
          <TodayGroup
            key={keyOf(group)}
            {...group}
            findIcon={findIcon}
            day={day}
            words={words}
            isTall={!hasGroups}
            isOpen={isOpen(group)}
            onToggle={() => toggle(group)}
          />
        ))}
      </Day>
    </Panel>
  );
}

const keyOf = ({ tag }: TagGroup) => tag?.id ?? 0;

/** Which groups are open: the one that is chosen when all have answered, and what somebody has opened or folded since. */
function useOpenGroups(groups: readonly JudgedGroup[], isKnown: boolean) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [toggled, setToggled] = useState<ReadonlyMap<number, boolean>>(new Map());
  const first = findOpenGroup(groups);
  const openKey = chosen ?? (first ? keyOf(first) : null);
  if (isKnown && chosen === null && openKey !== null) setChosen(openKey);
  const isOpen = (group: TagGroup) => toggled.get(keyOf(group)) ?? keyOf(group) === openKey;
  return {
    isOpen,
    toggle: (group: TagGroup) => setToggled(new Map(toggled).set(keyOf(group), !isOpen(group))),
  };
}

interface DayProps {
  day: LocalDay;
  words: DayWords;
  children: ReactNode;
}

/** The axis and the line of now, which move without rendering. */
function Day({ day, words, children }: DayProps) {
  const format = useFormat();
  return (
    <DayChart day={day} now={useMinutes()}>
      <div className={styles.axis}>
        <div className={styles.day}>
          <DayAxis day={day} writeNow={format.time} hour={words.hour} />
        </div>
      </div>
      {children}
    </DayChart>
  );
}
