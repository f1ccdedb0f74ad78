import { useEffect, useState } from 'react';
import { useMediaQuery } from '../../../hooks/page/useMediaQuery.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { exampleTexts } from '../../../messages/en/example.ts';
import { Badge, hiddenBelow, joinClasses, LevelMeter, Panel, StateLabel } from '../../../ui/index.ts';
import {
  createLevels,
  EXAMPLE_ROOMS,
  EXAMPLE_START,
  type ExampleRoom,
  levelsAt,
  stateAt,
} from './exampleDay.ts';
import * as styles from './WelcomeExample.css.ts';

const STEP_MS = 150;
const MINUTES = 24 * 60;
const NAVE = EXAMPLE_ROOMS.find(({ name }) => name === 'example.nave');

/** A drawn day of six rooms (D2): a minute goes by at each step, and stands still for people who want less motion. */
export default function WelcomeExample() {
  const t = useMessages(exampleTexts);
  const format = useFormat();
  const minute = (EXAMPLE_START + useSteps()) % MINUTES;
  const hour = minute / 60;
  const time = `${String(Math.floor(hour)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  const isHeard = NAVE !== undefined && stateAt(NAVE, hour) === 'playing';
  return (
    <Panel title={t('example.title')} end={<Badge>{t('example.badge')}</Badge>}>
      <div role="img" aria-label={t('example.picture')}>
        <div className={styles.axis}>
          {[0, 6, 12, 18, 24].map((mark) => (
            <span
              key={mark}
              className={markClass(Math.abs(mark - hour))}
              style={{ insetInlineStart: percent(mark) }}
            >
              {format.number(mark)}
            </span>
          ))}
          <span className={styles.now} style={{ insetInlineStart: percent(hour) }}>
            {time}
          </span>
        </div>
        {EXAMPLE_ROOMS.map((room) => (
          <Lane key={room.name} room={room} hour={hour} />
        ))}
        <div className={styles.heard}>
          <span className={styles.strong}>{t('example.nave')}</span> {isHeard && t('example.organ')}
        </div>
      </div>
      <div aria-hidden>
        <Levels minute={minute} isHeard={isHeard} />
      </div>
    </Panel>
  );
}

/** The time of day stands in the row of the hours: those beside it make room, more of them on a phone. */
function markClass(hours: number) {
  if (hours < 2) return styles.hiddenMark;
  return hours < 4 ? joinClasses(styles.mark, hiddenBelow.phone) : styles.mark;
}

const percent = (hour: number) => `${(hour / 24) * 100}%`;

function Lane({ room, hour }: { room: ExampleRoom; hour: number }) {
  const t = useMessages(exampleTexts);
  const state = stateAt(room, hour);
  return (
    <div className={styles.lane}>
      <span className={styles.room}>{t(room.name)}</span>
      <span className={styles.track}>
        <span className={styles.line} style={{ insetInlineStart: percent(hour) }} />
        {room.events.map(({ from, to, name }) => {
          const isNow = !room.isOffline && from <= hour && hour < to;
          const look = isNow ? 'now' : !room.isOffline && from > hour ? 'next' : 'past';
          return (
            <span
              key={from}
              className={joinClasses(styles.bar, styles.look[look])}
              style={{ insetInlineStart: percent(from), width: percent(to - from) }}
            >
              {to - from > 2.4 && name && t(name)}
            </span>
          );
        })}
      </span>
      <StateLabel kind={state} isLoud={state === 'offline'} foldsOnPhone className={styles.state}>
        {t(`example.${state}`)}
      </StateLabel>
    </div>
  );
}

function Levels({ minute, isHeard }: { minute: number; isHeard: boolean }) {
  const t = useMessages(exampleTexts);
  const format = useFormat();
  const [levels] = useState(createLevels);
  useEffect(() => levels.set(levelsAt(minute - EXAMPLE_START, isHeard)), [levels, minute, isHeard]);
  const figure = (level: number | null) => t('example.db', { level: format.number(level ?? 0) });
  return (
    <LevelMeter
      source={levels}
      labels={{
        left: t('example.left'),
        right: t('example.right'),
        leftShort: t('example.left.short'),
        rightShort: t('example.right.short'),
        clip: t('example.clip'),
        mark: format.number,
        figure,
        valueText: figure,
      }}
    />
  );
}

/** How many steps have gone by; none for people who want less motion. */
function useSteps(): number {
  const clock = useClock();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', true);
  const [steps, setSteps] = useState(0);
  useEffect(() => {
    if (isStill) return;
    let cancel = () => {};
    const wait = () => {
      cancel = clock.after(STEP_MS, () => {
        setSteps((count) => count + 1);
        wait();
      });
    };
    wait();
    return () => cancel();
  }, [clock, isStill]);
  return steps;
}
