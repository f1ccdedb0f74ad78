import { type Backup, type BackupProblem, MAX_BACKUP_BYTES, readBackup } from '@carillon/protocol/backup';
import { useState } from 'react';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { atOnceTexts } from '../../../messages/en/atOnce.ts';
import type { Translate } from '../../../messages/messages.ts';
import { ChooseFile, useFileDrop } from '../../../patterns/part/ChooseFile.tsx';
import { Banner } from '../../../ui/index.ts';
import * as styles from './AtOnce.css.ts';

/** A file that was chosen, and could be read. */
export interface OpenBackup {
  readonly name: string;
  readonly backup: Backup;
}

export interface RestoreFileProps {
  file: OpenBackup | null;
  /** Devices are asked what it would do to them. */
  isReading: boolean;
  onFile: (file: OpenBackup | null) => void;
}

/** The file: chosen or dropped, and what it is; or why it cannot be used. */
export function RestoreFile({ file, isReading, onFile }: RestoreFileProps) {
  const t = useMessages(atOnceTexts);
  const { shortDateTime } = useFormat();
  const [problem, setProblem] = useState<BackupProblem>();

  async function open(chosen: File) {
    const isTooLarge = chosen.size > MAX_BACKUP_BYTES;
    const read = isTooLarge
      ? { ok: false as const, problem: { code: 'tooLarge' as const } }
      : readBackup(await chosen.text());
    setProblem(read.ok ? undefined : read.problem);
    onFile(read.ok ? { name: chosen.name, backup: read.backup } : null);
  }

  const take = (chosen: File) => void open(chosen);

  return (
    <>
      {problem && (
        <Banner kind="danger" role="alert" title={t('atOnce.file.refused')}>
          {problemText(t, problem)}
        </Banner>
      )}
      <div className={styles.file} {...useFileDrop(isReading ? undefined : take)}>
        <span className={styles.fileWords}>
          {file ? (
            <>
              <bdi className={styles.name}>{file.name}</bdi>
              <span className={styles.note}>
                {t('atOnce.file.about', {
                  count: file.backup.devices.length,
                  at: shortDateTime(Date.parse(file.backup.savedAt)),
                })}
              </span>
            </>
          ) : (
            <span className={styles.note}>{t('atOnce.file.hint')}</span>
          )}
        </span>
        <ChooseFile
          label={t(file ? 'atOnce.file.another' : 'atOnce.file.choose')}
          accept=".json,application/json"
          isPending={isReading}
          onFile={take}
        />
      </div>
    </>
  );
}

function problemText(t: Translate<typeof atOnceTexts>, problem: BackupProblem): string {
  switch (problem.code) {
    case 'version':
      return t('atOnce.file.version', { version: problem.version });
    case 'shape':
      return t('atOnce.file.shape', { path: problem.path });
    case 'double':
      return t('atOnce.file.double', { label: problem.label });
    case 'overlap':
      return t('atOnce.file.overlap', { label: problem.label, one: problem.one, other: problem.other });
    default:
      return t(`atOnce.file.${problem.code}`);
  }
}
