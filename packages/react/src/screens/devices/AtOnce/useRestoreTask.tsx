import { type Backup, findSaved, isUnchanged, planRestore } from '@carillon/protocol/backup';
import { useState } from 'react';
import { useAction } from '../../../hooks/useAction.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { atOnceTexts } from '../../../messages/en/atOnce.ts';
import { errorText } from '../../../messages/errorText.ts';
import { StateLabel } from '../../../ui/index.ts';
import * as styles from './AtOnce.css.ts';
import type { AtOnceTask, Chosen } from './atOnceTask.ts';
import { RestoreError, readContent, restore, withSentence } from './backupOrders.ts';
import { type OpenBackup, RestoreFile } from './RestoreFile.tsx';
import { type Look, RestoreRow } from './RestoreRow.tsx';

type Looks = ReadonlyMap<unknown, Look>;
const NONE: Looks = new Map();

/** Restores devices from a file: each takes what was saved of itself, or all of them what was saved of one. */
export function useRestoreTask(chosen: readonly Chosen[]): AtOnceTask {
  const t = useMessages(atOnceTexts);
  const [file, setFile] = useState<OpenBackup | null>(null);
  const { state, run, dismiss } = useAction<Backup, Looks, Looks>(async (backup, { onProgress }) => {
    const looks = new Map<unknown, Look>();
    await Promise.all(
      chosen.map(async (one) => {
        looks.set(one.device.id, await lookAt(backup, one));
        onProgress(new Map(looks));
      }),
    );
    return looks;
  });
  const looks =
    state.status === 'done' ? state.answer : state.status === 'running' ? (state.progress ?? NONE) : NONE;
  const touched = [...looks.values()].filter(
    (look) => look.status === 'read' && !isUnchanged(look.plan),
  ).length;

  return {
    isReady: state.status === 'done' && touched > 0,
    field: (
      <>
        <RestoreFile
          file={file}
          isReading={state.status === 'running'}
          onFile={(next) => {
            setFile(next);
            dismiss();
            if (next) run(next.backup);
          }}
        />
        {state.status === 'done' && (
          <p className={styles.sentence} role="status">
            {touched > 0 ? (
              t('atOnce.restore.touches', { count: touched })
            ) : (
              <StateLabel kind="done">{t('atOnce.restore.nothing')}</StateLabel>
            )}
          </p>
        )}
        {file && (
          <ul className={styles.rows} aria-label={t('atOnce.restore.dryRun')}>
            {chosen.map(({ device }) => (
              <RestoreRow key={device.id} device={device} look={looks.get(device.id)} />
            ))}
          </ul>
        )}
      </>
    ),
    async run(one) {
      const look = looks.get(one.device.id);
      const say = (error: unknown, sentence: string) => withSentence(error, one.device, sentence);
      if (look?.status === 'failed') throw look.error;
      if (look?.status !== 'read') throw say(null, t('atOnce.restore.missing'));
      await restore(one, look.saved, look.plan).catch((error: unknown) => {
        if (!(error instanceof RestoreError)) throw error;
        const { failed } = error;
        if (!failed) throw say(error, t('atOnce.restore.changed'));
        const { done, count } = failed;
        throw say(failed.error, t('atOnce.restore.part', { done, count, error: errorText(t, failed.error) }));
      });
    },
    words: {
      confirm: (items) =>
        items.length === 1
          ? t('atOnce.restore.one', { name: items[0]?.name ?? '' })
          : t('atOnce.restore.many', { count: items.length }),
      running: t('atOnce.restore.running'),
      incomplete: t('atOnce.restore.incomplete'),
      failed: (count) => t('atOnce.restore.failed', { count }),
      failedOne: {
        title: t('atOnce.restore.incomplete'),
        text: (name) => t('atOnce.restore.failedOne', { name }),
      },
      done(items) {
        const leftOut = items.flatMap(({ id }) => {
          const look = looks.get(id);
          return look?.status === 'read' ? look.plan.misfits : [];
        });
        return {
          title: t('atOnce.restore.done', { count: items.length }),
          detail: leftOut.length > 0 ? t('atOnce.restore.leftOut', { count: leftOut.length }) : undefined,
        };
      },
    },
  };
}

/** What restoring would do to a device, by what it stores now. */
async function lookAt(backup: Backup, one: Chosen): Promise<Look> {
  const saved = findSaved(backup, one.device.device_id);
  if (!saved) return { status: 'missing' };
  try {
    return { status: 'read', saved, plan: planRestore(saved, await readContent(one)) };
  } catch (error) {
    return { status: 'failed', error };
  }
}
