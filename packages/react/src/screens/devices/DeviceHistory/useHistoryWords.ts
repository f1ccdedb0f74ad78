import { CLOCK_STATES } from '@carillon/protocol/broker';
import type { HistoryState } from '@carillon/protocol/history';
import { useMessages } from '../../../hooks/useMessages.ts';
import { historyTexts } from '../../../messages/en/history.ts';
import { useClockFormat } from '../common/timeWords.ts';
import type { HistoryNews } from './historyRows.ts';

/** What a device says of its clock (D4). */
const CLOCKS = {
  Done: 'history.clock.done',
  Manual: 'history.clock.manual',
  'Out of Sync': 'history.clock.outOfSync',
  Stale: 'history.clock.stale',
  Syncing: 'history.clock.syncing',
  Error: 'history.clock.error',
} as const satisfies Record<(typeof CLOCK_STATES)[number], string>;

type Online = Extract<HistoryState, { presence: 'online' }>;

/** A line in words: what happened, and what is known beside it. */
export interface NewsText {
  readonly title: string;
  readonly detail: string | null;
}

/** The words of a history, in the viewer's language. */
export function useHistoryWords() {
  const t = useMessages(historyTexts);
  const { span } = useClockFormat();

  /** '3 min 41 s'. */
  function spanText(ms: number): string {
    return ms < 1000 ? t('history.less') : span(Math.round(ms / 1000));
  }

  /** 'Main', 'Fail over': where sound comes from; null where from nowhere. */
  function sourceText(stream: Online['stream']): string | null {
    return stream === 'main' || stream === 'failOver' ? t(`history.${stream}`) : null;
  }

  /** What came of a start. */
  const startText = (stream: Online['stream']) =>
    stream === 'failed' ? t('history.failed') : sourceText(stream);

  /** 'Online, Morning radio from Main'. */
  function stateText({ event, stream }: Online): string {
    if (!event) return t('history.state.online');
    const source = sourceText(stream);
    if (stream === 'failed') return t('history.state.failed', { event: event.name });
    if (source === null) return t('history.state.plays', { event: event.name });
    return t('history.state.from', { event: event.name, source });
  }

  /** 'Clock synchronized'; a newer firmware may say what nobody knows yet. */
  function clockText(state: string): string {
    const known = CLOCK_STATES.find((one) => one === state);
    return known ? t(CLOCKS[known]) : t('history.row.clock', { state });
  }

  function newsText(news: HistoryNews): NewsText {
    switch (news.kind) {
      case 'unwatched':
        return { title: t('history.row.unwatched'), detail: null };
      case 'offline':
        return { title: t('history.row.offline'), detail: t('history.row.offline.detail') };
      case 'watched':
      case 'online':
        return { title: t(`history.row.${news.kind}`), detail: stateText(news.state) };
      case 'begins':
      case 'ended': {
        const { event, state, kind } = news;
        return {
          title: t(`history.row.${kind}`, { event }),
          detail: kind === 'begins' ? startText(state.stream) : null,
        };
      }
      case 'stopped': {
        const { event } = news;
        const title = event === null ? t('history.row.stoppedSome') : t('history.row.stopped', { event });
        return { title, detail: t('history.row.by') };
      }
      case 'stream':
        return { title: streamTitle(news.stream), detail: null };
      case 'clock':
        return { title: clockText(news.state), detail: null };
    }
  }

  function streamTitle(stream: Online['stream']): string {
    if (stream === 'none') return t('history.row.silent');
    return stream === 'starting' ? t('history.starting') : t(`history.row.${stream}`);
  }

  return { t, spanText, newsText, clockText };
}
