import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useCarillon } from '../../hooks/context.ts';
import { useUnsavedChanges } from '../../hooks/page/useUnsavedChanges.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { formTexts } from '../../messages/en/form.ts';
import { Button } from '../../ui/index.ts';
import { Dialog, type DialogProps } from '../../ui/overlays/Dialog.tsx';
import { FormRefusal } from './FormAlert.tsx';
import * as bar from './FormBar.css.ts';
import { FormBlock, FormNote, FormProgress, SubmitButton, type SubmittedForm } from './FormBar.tsx';
import * as styles from './FormDialog.css.ts';
import { fields } from './FormSection.css.ts';
import { ConflictAlert, isGoneSaid } from './stored/ConflictAlert.tsx';
import ConflictFrame from './stored/ConflictFrame.tsx';
import type { Conflict } from './stored/conflict.ts';
import { findFirstField } from './useFirstField.ts';

export interface FormDialogProps extends Pick<DialogProps, 'size'> {
  form: SubmittedForm & {
    readonly onSubmit: () => void;
    /** Of a record: what somebody else has done with it. */
    readonly conflict?: Conflict;
  };
  title: string;
  /** Of the refusal, where the usual one is too general. */
  refusedTitle?: string;
  submitLabel?: string | undefined;
  /** Beside the one that sends it, as Delete. */
  buttons?: ReactNode;
  /** Cancel, Escape, the cross: after a question, where something is typed. When it is sent, the form's owner closes it. */
  onClose: () => void;
  /** Its fields, side by side where there is room. */
  children: ReactNode;
}

/** A form in a dialog. Load what draws it with `lazyPart`; it is mounted while it is open. */
export function FormDialog(props: FormDialogProps) {
  const { form, title, refusedTitle, submitLabel, buttons, onClose, size, children } = props;
  const t = useMessages(formTexts);
  const { leaving } = useCarillon('FormDialog');
  const formId = useId();
  const { conflict = NO_CONFLICT } = form;
  const isChanged = conflict.kind === 'changed';
  const submitText = submitLabel ?? t('form.submit');
  const canAdd = conflict.kind === 'gone' && conflict.isAddable;
  useUnsavedChanges(form.isDirty);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // A dialog stands inside its page for React, also where that is a form.
    event.stopPropagation();
    form.onSubmit();
  }
  function handleClose() {
    if (form.isDirty) leaving.ask(onClose);
    else onClose();
  }
  return (
    <Dialog
      isOpen
      title={title}
      size={size}
      closeLabel={t('form.close')}
      isBusy={form.step.status === 'sending'}
      onClose={handleClose}
      footer={
        <>
          <FormNote form={form} unsaved={isChanged ? t('form.changed.bar') : undefined} />
          <div className={bar.buttons}>
            <Button size="f" isDisabled={form.step.status === 'sending'} onPress={handleClose}>
              {t('form.cancel')}
            </Button>
            {buttons}
            <SubmitButton form={form} formId={formId} isDisabled={conflict.kind === 'gone' && !canAdd}>
              {canAdd ? t('form.add') : submitText}
            </SubmitButton>
          </div>
        </>
      }
    >
      <Fields id={formId} onSubmit={handleSubmit}>
        <div className={styles.alerts}>
          {!isGoneSaid(conflict, form.step) && (
            <FormRefusal
              form={form}
              title={refusedTitle ?? t('form.refused.title')}
              closeLabel={t('form.close')}
            />
          )}
          {isChanged && <ConflictFrame conflict={conflict} submitLabel={submitText} />}
          <ConflictAlert conflict={conflict} step={form.step} addLabel={t('form.add')} />
          <FormBlock form={form} />
          <FormProgress form={form} />
        </div>
        <div className={fields}>{children}</div>
      </Fields>
    </Dialog>
  );
}

const NO_CONFLICT: Conflict = { kind: 'none' };

interface FieldsProps {
  id: string;
  onSubmit: (event: FormEvent) => void;
  children: ReactNode;
}

/** Begins at the first field. Inside the dialog: its effect comes before that of the dialog, which takes the focus itself. */
function Fields({ id, onSubmit, children }: FieldsProps) {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (ref.current) findFirstField(ref.current)?.focus();
  }, []);
  return (
    <form ref={ref} id={id} onSubmit={onSubmit} noValidate>
      {children}
    </form>
  );
}
