import { createBackup, type SavedDevice } from '@carillon/protocol/backup';
import { useRef } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { atOnceTexts } from '../../../messages/en/atOnce.ts';
import { nameCsv, saveFile } from '../../../patterns/csv/saveFile.ts';
import * as styles from './AtOnce.css.ts';
import type { AtOnceTask, Chosen } from './atOnceTask.ts';
import { readContent, toSaved } from './backupOrders.ts';
import { OfflineSum } from './OfflineSum.tsx';

/** Saves what each of them stores to one file. Those that were read are in it, also where others could not be. */
export function useSaveTask(chosen: readonly Chosen[]): AtOnceTask {
  const t = useMessages(atOnceTexts);
  const { timeZone } = useCarillon('useSaveTask');
  const clock = useClock();
  const kept = useRef(new Map<unknown, SavedDevice>());
  const saved = useRef({ count: 0, name: '' });

  return {
    field: (
      <>
        <OfflineSum chosen={chosen} />
        <p className={styles.sentence}>{t('atOnce.save.what')}</p>
        <p className={styles.note}>{t('atOnce.save.secret')}</p>
      </>
    ),
    async run(one) {
      kept.current.set(one.device.id, toSaved(one.device, await readContent(one)));
    },
    onEnd() {
      const devices = chosen.flatMap(({ device }) => kept.current.get(device.id) ?? []);
      const { count } = saved.current;
      // What was tried again brought nothing new: the file that is there says it all.
      if (devices.length === count) return;
      const [first] = devices;
      const title = devices.length === 1 && first ? first.label : t('atOnce.save.file');
      const name = nameCsv(title, clock.now(), timeZone, 'json');
      saved.current = { count: devices.length, name };
      saveFile(clock, name, [createBackup(clock.now(), devices)], 'application/json');
    },
    words: {
      confirm: (items) =>
        items.length === 1
          ? t('atOnce.save.one', { name: items[0]?.name ?? '' })
          : t('atOnce.save.many', { count: items.length }),
      running: t('atOnce.save.running'),
      incomplete: t('atOnce.save.incomplete'),
      failed: (count) => t('atOnce.save.failed', { count }),
      failedOne: {
        title: t('atOnce.save.incomplete'),
        text: (name) => t('atOnce.save.failedOne', { name }),
      },
      done: () => ({
        title: t('atOnce.save.done', { count: saved.current.count }),
        detail: saved.current.name,
      }),
    },
  };
}
