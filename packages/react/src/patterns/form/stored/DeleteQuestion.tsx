import { useMessages } from '../../../hooks/useMessages.ts';
import { formTexts } from '../../../messages/en/form.ts';
import { formDeleteTexts } from '../../../messages/en/formDelete.ts';
import { errorText } from '../../../messages/errorText.ts';
import { Banner, Button } from '../../../ui/index.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import type { FormQuestion } from './question.ts';

/** The words of a deletion that differ from those of others. */
export interface DeleteWords {
  /** What will happen, instead of '{name} will be deleted permanently.' */
  readonly deleteDetail?: string;
  /** On the button that does it, instead of 'I am sure, delete {name}'. */
  readonly deleteConfirm?: string;
  /** Why it was not deleted, in a sentence of its own; by default what was said. */
  readonly deleteReason?: (error: string) => string;
}

export interface DeleteQuestionProps {
  question: Extract<FormQuestion, { kind: 'delete' }>;
  words: DeleteWords;
}

/** Asks before a record is deleted, and says why it was not (ENT-01, API-10). A module of its own: loaded when needed. */
export default function DeleteQuestion({ question, words }: DeleteQuestionProps) {
  const { name, status, error, onConfirm, onClose } = question;
  const t = useMessages(formTexts, formDeleteTexts);
  const isRunning = status === 'running';
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={t(status === 'failed' ? 'form.delete.failed.title' : 'form.delete.title')}
      closeLabel={t('form.close')}
      isBusy={isRunning}
      onClose={onClose}
      footer={
        status === 'failed' ? (
          <>
            <Button onPress={onConfirm}>{t('error.retry')}</Button>
            {/* The button that was pressed has gone: the focus goes to the one in its place. */}
            <Button key="close" autoFocus onPress={onClose}>
              {t('form.close')}
            </Button>
          </>
        ) : (
          <>
            <Button autoFocus isDisabled={isRunning} onPress={onClose}>
              {t('form.cancel')}
            </Button>
            <Button
              variant="dangerMain"
              isPending={isRunning}
              pendingText={t('form.delete.running')}
              onPress={onConfirm}
            >
              {words.deleteConfirm ?? t('form.delete.confirm', { name })}
            </Button>
          </>
        )
      }
    >
      {status === 'failed' ? (
        <Banner kind="danger" role="alert" title={t('form.delete.failed', { name })}>
          {words.deleteReason?.(errorText(t, error)) ?? errorText(t, error)}
        </Banner>
      ) : (
        (words.deleteDetail ?? t('form.delete.named', { name }))
      )}
    </Dialog>
  );
}
