import { useRef } from 'react';
import type { DeviceSnapshot } from '../../../hooks/device/useDevice.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { atOnceTexts } from '../../../messages/en/atOnce.ts';
import { StateLabel } from '../../../ui/index.ts';
import * as styles from './AtOnce.css.ts';
import type { AtOnceTask, Chosen } from './atOnceTask.ts';
import { isOffline, useSnapshots } from './OfflineSum.tsx';
import { stopPlaying } from './orders.ts';

/** Stops what each of them plays. */
export function useStopTask(chosen: readonly Chosen[]): AtOnceTask {
  const t = useMessages(atOnceTexts);
  const stopped = useRef(new Set<unknown>());
  return {
    field: <StopField chosen={chosen} />,
    async run({ device, link }) {
      const hasPlayed = await stopPlaying(link);
      if (hasPlayed) stopped.current.add(device.id);
      else stopped.current.delete(device.id);
    },
    words: {
      confirm: (items) =>
        items.length === 1
          ? t('atOnce.stop.one', { name: items[0]?.name ?? '' })
          : t('atOnce.stop.many', { count: items.length }),
      running: t('atOnce.stop.running'),
      incomplete: t('atOnce.stop.incomplete'),
      failed: (count) => t('atOnce.stop.failed', { count }),
      failedOne: {
        title: t('atOnce.stop.incomplete'),
        text: (name) => t('atOnce.stop.failedOne', { name }),
      },
      done(items) {
        const count = items.filter(({ id }) => stopped.current.has(id)).length;
        if (count === 0) return t('atOnce.stop.none');
        const quiet = items.length - count;
        return {
          title: t('atOnce.stop.done', { count }),
          detail: quiet > 0 ? t('atOnce.stop.quietDone', { count: quiet }) : undefined,
        };
      },
    },
  };
}

/** How many play now, of how many it is not known, and who will not be reached. */
function StopField({ chosen }: { chosen: readonly Chosen[] }) {
  const t = useMessages(atOnceTexts);
  const sums = { playing: 0, quiet: 0, unknown: 0, offline: 0 };
  for (const known of useSnapshots(chosen)) sums[stateOf(known)]++;
  return (
    <>
      <ul className={styles.sums}>
        {sums.playing > 0 && (
          <li>
            <StateLabel kind="playing">{t('atOnce.stop.playing', { count: sums.playing })}</StateLabel>
          </li>
        )}
        {sums.quiet > 0 && (
          <li>
            <StateLabel kind="paused">{t('atOnce.stop.quiet', { count: sums.quiet })}</StateLabel>
          </li>
        )}
        {sums.unknown > 0 && (
          <li>
            <StateLabel kind="busy">{t('atOnce.stop.unknown', { count: sums.unknown })}</StateLabel>
          </li>
        )}
        {sums.offline > 0 && (
          <li>
            <StateLabel kind="offline">{t('atOnce.offline', { count: sums.offline })}</StateLabel>
          </li>
        )}
      </ul>
      <p className={styles.note}>{t('atOnce.stop.next')}</p>
    </>
  );
}

/** What is known of a device: one without topics is offline, and what was true once is not known. */
function stateOf(known: DeviceSnapshot | null): 'playing' | 'quiet' | 'unknown' | 'offline' {
  if (!known || isOffline(known)) return 'offline';
  if (known.presence === 'unknown' || known.isStale || !known.events) return 'unknown';
  return Object.values(known.schedule).includes('play') ? 'playing' : 'quiet';
}
