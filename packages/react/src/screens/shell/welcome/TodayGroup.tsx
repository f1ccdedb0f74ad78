import type { Device, Icon } from '@carillon/protocol/device';
import type { LocalDay } from '@carillon/protocol/schedule';
import { memo, type ReactNode, useId } from 'react';
import type { Judgment } from '../../../hooks/device/useAttention.ts';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { boardTexts } from '../../../messages/en/board.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import { Badge, Button, ChevronDown, ChevronRight, DayLine, DayStack } from '../../../ui/index.ts';
import { useHeading } from '../../../ui/layout/ScreenFrame.ts';
import { toGlance } from '../../devices/common/glance.ts';
import { countGroup, type Judged, type JudgedGroup, MOST_LINES } from '../../devices/common/groups.ts';
import type { DayWords } from '../../devices/common/useDayWords.ts';
import { useDeviceDay } from '../../devices/common/useDeviceDay.ts';
import * as styles from './Today.css.ts';
import { TodayLane } from './TodayLane.tsx';

export interface TodayGroupProps extends JudgedGroup {
  findIcon: (device: Device) => Icon | undefined;
  day: LocalDay;
  words: DayWords;
  isTall: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

/** The devices of a tag: each in its lane, or folded into a row. */
export function TodayGroup(props: TodayGroupProps) {
  const { tag, hasHead, judged, findIcon, day, words, isTall, onToggle } = props;
  const t = useMessages(boardTexts);
  const isOpen = props.isOpen || !hasHead;
  const id = useId();
  const name = tag?.name ?? t('board.untagged');
  return (
    <>
      {hasHead && (
        <GroupHead {...{ tag, name, isOpen, onToggle, id }} size={judged.length}>
          {!isOpen && judged.length <= MOST_LINES && (
            <div className={styles.day}>
              <DayStack>
                {judged.map(({ device, judgment }) => (
                  <Line key={device.id} device={device} judgment={judgment} day={day} />
                ))}
              </DayStack>
            </div>
          )}
          <Counts judged={judged} />
        </GroupHead>
      )}
      {isOpen && (
        <ul id={id} className={styles.lanes} aria-label={hasHead ? name : t('board.rows')}>
          {judged.map(({ device, judgment }) => (
            <TodayLane
              key={device.id}
              device={device}
              icon={findIcon(device)}
              judgment={judgment}
              day={day}
              words={words}
              isTall={isTall}
            />
          ))}
        </ul>
      )}
    </>
  );
}

interface GroupHeadProps extends Pick<TodayGroupProps, 'tag' | 'isOpen' | 'onToggle'> {
  id: string;
  name: string;
  size: number;
  children: ReactNode;
}

function GroupHead({ id, tag, name, size, isOpen, onToggle, children }: GroupHeadProps) {
  const format = useFormat();
  const Heading = useHeading(2);
  return (
    <div className={isOpen ? styles.openHead : styles.foldedHead}>
      <Heading className={styles.groupName}>
        <Button
          variant="quiet"
          size="s"
          icon={isOpen ? ChevronDown : ChevronRight}
          isIconMirrored
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onPress={onToggle}
          className={styles.fold}
        >
          {tag ? (
            <Badge variant={tag.variant}>{name}</Badge>
          ) : (
            <span className={styles.untagged}>{name}</span>
          )}
        </Button>
        <span className={styles.size}>{format.number(size)}</span>
      </Heading>
      {children}
    </div>
  );
}

/** How many of a group play, and what is wrong with how many; in words, beside the picture. */
function Counts({ judged }: { judged: Judged }) {
  const t = useMessages(boardTexts, devicesTexts);
  const judgments = judged.map(({ judgment }) => judgment);
  const { playing, failed, offline, failOver, other, unknown } = countGroup(judgments);
  const [first] = judgments;
  return (
    <span className={styles.counts}>
      {unknown === judgments.length && first ? (
        <span>{t(toGlance(first).text)}</span>
      ) : (
        <span>{t('board.group.playing', { count: playing })}</span>
      )}
      {failed > 0 && <span className={styles.bad}>{t('board.group.failed', { count: failed })}</span>}
      {offline > 0 && <span className={styles.warn}>{t('board.group.offline', { count: offline })}</span>}
      {failOver > 0 && <span className={styles.warn}>{t('board.group.failOver', { count: failOver })}</span>}
      {other > 0 && <span className={styles.warn}>{t('board.group.other', { count: other })}</span>}
    </span>
  );
}

type LineProps = Pick<TodayGroupProps, 'day'> & { device: Device; judgment: Judgment };

/** One device of a folded group. */
const Line = memo(function Line({ device, judgment, day }: LineProps) {
  return <DayLine day={day} bars={useDeviceDay(device, judgment, day).parts} />;
});
