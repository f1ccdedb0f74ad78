import { isPlayback, isSender, type ListedEvent } from '@carillon/protocol/device';
import { decodeRepeat } from '@carillon/protocol/schedule';
import { parseSenderUri, parseStreamAddress } from '@carillon/protocol/stream';
import { useMemo } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { eventListTexts } from '../../../messages/en/eventList.ts';
import { eventMovesTexts } from '../../../messages/en/eventMoves.ts';
import { modesTexts } from '../../../messages/en/modes.ts';
import { createWeekWriter } from '../../../messages/weekWriter.ts';
import { Button, ButtonLink, Pencil, Play, Square, Trash2, type WeekBar } from '../../../ui/index.ts';
import { modeKey } from '../common/eventMode.ts';
import { useEventForms } from '../common/useEventForms.ts';
import * as styles from './EventCard.css.ts';
import type { EventListState } from './useEventList.ts';
import { useRun } from './useEventRows.tsx';

export interface EventCardProps {
  list: EventListState;
  bar: WeekBar;
  /** Gives the focus to its bar. */
  toBar: () => void;
}

/** All about an event beside its bar, and what can be done with it (EVT-10). The row of the list has the same, for the keys. */
export default function EventCard(props: EventCardProps) {
  const event = props.list.events.find(({ id }) => id === props.bar.event.id);
  return event ? <Content {...props} event={event} /> : null;
}

function Content({ list, bar: { run }, toBar, event }: EventCardProps & { event: ListedEvent }) {
  const t = useMessages(eventMovesTexts, eventListTexts, modesTexts);
  const { locale } = useCarillon('EventCard');
  const writer = useMemo(() => createWeekWriter(locale), [locale]);
  const { block, summaryOf, device, deletion } = list;
  const href = useEventForms(device).edit(event);
  const { canStop, isPending, onPress } = useRun(event, list);
  const repeat = decodeRepeat(event.repeat);
  const values = { when: summaryOf(event), span: writer.shortSpan(run.end - run.start) };
  const isDaily = repeat?.kind === 'daily' && repeat.days.length > 1;
  const host = hostOf(event);
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <span dir="auto" className={styles.name}>
          {event.name}
        </span>
        <span className={styles.mode}>{t(modeKey(event))}</span>
      </div>
      <div className={styles.when}>
        {repeat?.kind === 'always'
          ? values.when
          : t(isDaily ? 'moves.card.daily' : 'moves.card.once', values)}
      </div>
      {host !== undefined && (
        <div className={styles.host}>
          {t(isSender(event) ? 'moves.card.sends' : 'moves.card.plays', { host })}
        </div>
      )}
      <div className={styles.actions}>
        {href !== undefined && (
          <ButtonLink
            variant="quiet"
            size="s"
            icon={Pencil}
            href={href}
            aria-label={t('events.edit', { name: event.name })}
          >
            {t('moves.card.edit')}
          </ButtonLink>
        )}
        <Button
          variant="quiet"
          size="s"
          icon={canStop ? Square : Play}
          isIconSolid={canStop}
          isPending={isPending}
          reasonAgainst={block}
          onPress={onPress}
        >
          {t(canStop ? 'moves.card.stop' : 'moves.card.start')}
        </Button>
        <span className={styles.last}>
          <Button
            variant="quiet"
            size="s"
            icon={Trash2}
            aria-label={t('moves.card.delete', { name: event.name })}
            reasonAgainst={block}
            onPress={() => {
              toBar();
              deletion.onPress([event]);
            }}
          />
        </span>
      </div>
    </div>
  );
}

/** Where its sound comes from or goes to, without a user or password (FLT-092). */
function hostOf(event: ListedEvent): string | undefined {
  if (isPlayback(event)) return parseStreamAddress(event.main.uri)?.host;
  return isSender(event) ? parseSenderUri(event.main.uri)?.host : undefined;
}
