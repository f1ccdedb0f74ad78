import { useMessages } from '../../../hooks/useMessages.ts';
import { formTexts } from '../../../messages/en/form.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import type { RecordChange } from './conflict.ts';
import * as styles from './OverwriteQuestion.css.ts';

export interface OverwriteQuestionProps {
  isOwn: boolean;
  /** What they have changed, field by field. */
  changes: readonly RecordChange[];
  onAnswer: (isWanted: boolean) => void;
}

/** Asks before the version of somebody else is replaced (ENT-03). A module of its own: loaded when needed. */
export default function OverwriteQuestion({ isOwn, changes, onAnswer }: OverwriteQuestionProps) {
  const t = useMessages(formTexts);
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={t(isOwn ? 'form.overwrite.own.title' : 'form.overwrite.title')}
      confirmLabel={t('form.overwrite.confirm')}
      cancelLabel={t('form.cancel')}
      closeLabel={t('form.close')}
      detail={changes.length > 0 ? <Changes isOwn={isOwn} changes={changes} /> : undefined}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      {t(isOwn ? 'form.overwrite.own.detail' : 'form.overwrite.detail')}
    </ConfirmDialog>
  );
}

/** Of each field three versions, side by side: as it was opened, as it stands here, as it is saved now. */
function Changes({ isOwn, changes }: Pick<OverwriteQuestionProps, 'isOwn' | 'changes'>) {
  const t = useMessages(formTexts);
  const write = (text: string) => text || t('form.overwrite.empty');
  return (
    <ul className={styles.changes}>
      {changes.map(({ name, before, yours, now }) => (
        <li key={name} className={styles.change}>
          <span className={styles.name}>{name}</span>
          <dl className={styles.versions}>
            <Version label={t('form.overwrite.before')} text={write(before)} />
            <Version label={t('form.overwrite.yours')} text={write(yours)} />
            <Version
              label={t(isOwn ? 'form.overwrite.otherTab' : 'form.overwrite.theirs')}
              text={write(now)}
            />
          </dl>
        </li>
      ))}
    </ul>
  );
}

const Version = ({ label, text }: { label: string; text: string }) => (
  <div>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.text}>{text}</dd>
  </div>
);
