import type { NamedView } from '@carillon/protocol/list';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '../../../hooks/useMessages.ts';
import { formTexts } from '../../../messages/en/form.ts';
import { formDeleteTexts } from '../../../messages/en/formDelete.ts';
import { viewsTexts } from '../../../messages/en/views.ts';
import { Button, EmptyState, Pencil, Trash2 } from '../../../ui/index.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import type { Views } from './useViews.ts';
import * as styles from './ViewsDialog.css.ts';

export interface ViewsDialogProps {
  views: Views;
  onRename: (view: NamedView) => void;
  onClose: () => void;
}

/** The views of a list, to be given another name or deleted: no entry of a menu can hold buttons. */
export default function ViewsDialog({ views, onRename, onClose }: ViewsDialogProps) {
  const t = useMessages(viewsTexts, formTexts, formDeleteTexts);
  const [deleted, setDeleted] = useState<NamedView>();
  const closeRef = useRef<HTMLButtonElement>(null);
  const stay = () => setDeleted(undefined);
  return (
    <>
      <Dialog
        isOpen
        title={t('views.title')}
        onClose={onClose}
        footer={
          <Button ref={closeRef} size="f" onPress={onClose}>
            {t('form.close')}
          </Button>
        }
      >
        {views.all.length === 0 ? (
          <EmptyState title={t('views.none')} />
        ) : (
          <ul aria-label={t('views.title')} className={styles.list}>
            {views.all.map((view) => (
              <li key={view.name} className={styles.view}>
                <div className={styles.words}>
                  <span className={styles.name}>{view.name}</span>
                  <span className={styles.second}>{views.describe(view)}</span>
                </div>
                <Button
                  variant="quiet"
                  icon={Pencil}
                  aria-label={t('views.one.rename', { name: view.name })}
                  onPress={() => onRename(view)}
                />
                <Button
                  variant="quiet"
                  icon={Trash2}
                  aria-label={t('views.one.delete', { name: view.name })}
                  onPress={() => setDeleted(view)}
                />
              </li>
            ))}
          </ul>
        )}
      </Dialog>
      {deleted && (
        <ConfirmDialog
          isOpen
          isDangerous
          title={t('form.delete.title')}
          confirmLabel={t('form.delete.confirm', { name: deleted.name })}
          cancelLabel={t('form.cancel')}
          closeLabel={t('form.close')}
          onCancel={stay}
          onConfirm={() => {
            flushSync(() => {
              views.remove(deleted);
              stay();
            });
            // The button that was pressed has gone with its view.
            closeRef.current?.focus();
          }}
        >
          {t('form.delete.named', { name: deleted.name })} {t('views.delete.detail')}
        </ConfirmDialog>
      )}
    </>
  );
}
