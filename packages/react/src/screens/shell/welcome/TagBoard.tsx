import { useId } from 'react';
import type { Judgment } from '../../../hooks/device/useAttention.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { boardTexts } from '../../../messages/en/board.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import { todayTexts } from '../../../messages/en/today.ts';
import { Badge, Button } from '../../../ui/index.ts';
import { useHeading } from '../../../ui/layout/ScreenFrame.ts';
import {
  countGroup,
  cutByGroup,
  type Judged,
  type JudgedGroup,
  type TagGroup,
} from '../../devices/common/groups.ts';
import * as styles from './TagBoard.css.ts';

export interface TagBoardProps {
  groups: readonly TagGroup[];
  judged: Judged;
  onShowEach: () => void;
}

/**
 * A row a tag with a mark a device, in place of the lanes while an incident covers most of them (FLV-04): nothing is listed
 * twice. A module of its own: loaded when needed.
 */
export default function TagBoard({ groups, judged, onShowEach }: TagBoardProps) {
  const t = useMessages(boardTexts);
  const Heading = useHeading(1);
  const id = useId();
  const shown = cutByGroup(groups, judged);
  return (
    <section aria-labelledby={id} className={styles.frame}>
      <div className={styles.head}>
        <Heading id={id} className={styles.title}>
          {t('board.rows')}
        </Heading>
        <Button variant="quiet" size="s" className={styles.showEach} onPress={onShowEach}>
          {t('board.showEach')}
        </Button>
      </div>
      <ul className={styles.rows}>
        {shown.map((group) => (
          <TagRow key={group.tag?.id ?? 0} {...group} />
        ))}
      </ul>
      <Legend judged={judged} />
    </section>
  );
}

function TagRow({ tag, judged }: JudgedGroup) {
  const t = useMessages(boardTexts);
  const { offline, failed, playing } = countGroup(judged.map(({ judgment }) => judgment));
  const name = tag?.name ?? t('board.untagged');
  return (
    <li className={styles.row}>
      <span>{tag ? <Badge variant={tag.variant}>{name}</Badge> : name}</span>
      <span className={styles.size}>{t('board.devices', { count: judged.length })}</span>
      <span aria-hidden className={styles.marks}>
        {judged.map(({ device, judgment }) => (
          <span key={device.id} className={styles.mark[markOf(judgment)]} />
        ))}
      </span>
      <span className={styles.counts}>
        {failed > 0 && <span className={styles.bad}>{t('board.group.failed', { count: failed })}</span>}
        {offline > 0 && <span className={styles.warn}>{t('board.group.offline', { count: offline })}</span>}
        {playing > 0 && <span>{t('board.group.playing', { count: playing })}</span>}
      </span>
    </li>
  );
}

type Mark = keyof typeof styles.mark;

/** What a device does, as far as a mark says it. */
function markOf({ cause, standing, playing }: Judgment): Mark {
  if (cause === 'offline' || cause === 'failed') return cause;
  if (standing === 'unknown') return 'unknown';
  return playing === null ? 'resting' : 'playing';
}

const WORDS = {
  offline: 'device.offline',
  failed: 'today.failed',
  playing: 'device.playing',
  resting: 'device.notPlaying',
  unknown: 'device.notKnown',
} as const satisfies Record<Mark, string>;

/** What the marks mean that are there. */
function Legend({ judged }: { judged: Judged }) {
  const t = useMessages(devicesTexts, todayTexts);
  const marks = new Set(judged.map(({ judgment }) => markOf(judgment)));
  const shown = (Object.keys(WORDS) as Mark[]).filter((mark) => marks.has(mark));
  return (
    <p className={styles.legend}>
      {shown.map((mark) => (
        <span key={mark} className={styles.meaning}>
          <span aria-hidden className={styles.mark[mark]} />
          {t(WORDS[mark])}
        </span>
      ))}
    </p>
  );
}
