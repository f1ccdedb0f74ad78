import type { ReactNode } from 'react';
import { useFormat } from '../../hooks/useFormat.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { formTexts } from '../../messages/en/form.ts';
import { CLEAR_OF_TOASTS } from '../../ui/feedback/clearOfToasts.ts';
import {
  Banner,
  Button,
  ButtonLink,
  Check,
  CircleAlert,
  Icon,
  joinClasses,
  ProgressBar,
} from '../../ui/index.ts';
import { FormAlert, FormRefusal, type RefusalWords } from './FormAlert.tsx';
import * as styles from './FormBar.css.ts';
import type { FormState } from './useForm.ts';

/** Of a form, what is said beside its buttons. */
export type SubmittedForm = Pick<
  FormState<object>,
  'step' | 'flagged' | 'isDirty' | 'blocked' | 'onDismiss' | 'onStop'
>;

export interface FormBarProps {
  form: SubmittedForm;
  /** What the button that sends it says, instead of Save. */
  submitLabel?: string | undefined;
  /** Where Go back leads; without it there is none. */
  backHref?: string;
  /** What that says instead. */
  backLabel?: string | undefined;
  /** Beside the one that sends it. */
  buttons?: ReactNode;
  /** In a few words, what is said beside the fields: in the place of 'Unsaved changes' where those words are out of sight. */
  summary?: ReactNode;
  /** What is said before anything is typed. */
  untouched?: string | undefined;
  /** In the place of 'Unsaved changes': what there is to do before it is saved. */
  unsaved?: string | undefined;
  /** In a few words, what sending it waits for, where that is said in full above its sections, and not here. */
  waiting?: ReactNode;
  /** How much has been sent, and Stop, stand at a field (`PictureField`). */
  hasOwnProgress?: boolean | undefined;
  /** It is not there yet. */
  isLoading?: boolean;
  /** What else there is to say above the buttons. */
  alerts?: ReactNode;
  /** What is said of a refusal, instead of 'Not saved.' and the server's sentence. */
  refusal?: RefusalWords | undefined;
  /** `alerts` say why the last try was refused. */
  isRefusalSaid?: boolean;
}

/** Always at the bottom of a page; why it is not saved stands here, too, where it moves no field. */
export function FormBar(props: FormBarProps) {
  const { form, submitLabel, backHref, backLabel, buttons, summary, isLoading = false } = props;
  const { alerts, refusal, isRefusalSaid, waiting, untouched, unsaved, hasOwnProgress } = props;
  const t = useMessages(formTexts);
  return (
    <div className={styles.bar} {...CLEAR_OF_TOASTS}>
      <div className={styles.alerts}>
        {!isRefusalSaid && (
          <FormRefusal
            form={form}
            title={t('form.refused.title')}
            closeLabel={t('form.close')}
            {...refusal}
          />
        )}
        {alerts}
        {waiting === undefined && <FormBlock form={form} />}
        {!hasOwnProgress && <FormProgress form={form} />}
      </div>
      <div className={styles.line}>
        <FormNote form={form} summary={summary} waiting={waiting} untouched={untouched} unsaved={unsaved} />
        <div className={styles.buttons}>
          {backHref !== undefined && (
            <ButtonLink size="f" href={backHref}>
              {backLabel ?? t('form.back')}
            </ButtonLink>
          )}
          {buttons}
          <SubmitButton form={form} isDisabled={isLoading}>
            {submitLabel ?? t('form.submit')}
          </SubmitButton>
        </div>
      </div>
    </div>
  );
}

/** Why it cannot be sent now, such as a device that is offline. */
export function FormBlock({ form: { blocked } }: { form: SubmittedForm }) {
  return blocked === undefined ? null : <Banner kind="warning" role="status" title={blocked} />;
}

/** How much of it has been sent, where that is told, as of a file. */
export function FormProgress({ form: { step, onStop } }: { form: SubmittedForm }) {
  const t = useMessages(formTexts);
  const { number } = useFormat();
  if (step.status !== 'sending' || step.progress === undefined) return null;
  const sent = t('form.sent', { percent: number(Math.floor(step.progress * 100)) });
  return (
    <div className={styles.progress}>
      <span className={styles.sent}>{sent}</span>
      <ProgressBar aria-label={t('form.saving')} value={step.progress} valueText={sent} />
      <Button
        onPress={({ target }) => {
          onStop();
          focusSubmit(target);
        }}
      >
        {t('form.stop')}
      </Button>
    </div>
  );
}

/** Stop goes when it is pressed: the focus is then where it can be sent again. */
function focusSubmit(stop: Element) {
  for (const element of stop.closest('form')?.elements ?? []) {
    if (element instanceof HTMLElement && element.matches('[data-busy]')) element.focus();
  }
}

interface FormNoteProps extends Pick<FormBarProps, 'summary' | 'waiting' | 'untouched' | 'unsaved'> {
  form: SubmittedForm;
}

/** How many fields are wrong, what it waits for, or that something is not saved. */
export function FormNote(props: FormNoteProps) {
  const { form, summary, waiting, untouched, unsaved } = props;
  const { step, flagged, isDirty } = form;
  const t = useMessages(formTexts);
  if (step.status === 'invalid') {
    return (
      <FormAlert key="invalid" failure={step} isLine>
        {t('form.invalid', { count: flagged.length })}
      </FormAlert>
    );
  }
  if (waiting !== undefined) return <span className={styles.waiting}>{waiting}</span>;
  return (
    <>
      {summary !== undefined && <span className={styles.summary}>{summary}</span>}
      {isDirty && (
        <span className={joinClasses(styles.state, summary !== undefined && styles.besideSummary)}>
          <Icon icon={CircleAlert} />
          {unsaved ?? t('form.unsaved')}
        </span>
      )}
      {!isDirty && untouched !== undefined && (
        <span className={joinClasses(styles.untouched, summary !== undefined && styles.besideSummary)}>
          {untouched}
        </span>
      )}
    </>
  );
}

export interface SubmitButtonProps {
  form: SubmittedForm;
  /** Of the form, where the button stands outside of it. */
  formId?: string;
  isDisabled?: boolean;
  children: string;
}

/** Sends the form; pending while it is sent. */
export function SubmitButton({ form: { step, blocked }, formId, isDisabled, children }: SubmitButtonProps) {
  const t = useMessages(formTexts);
  return (
    <Button
      type="submit"
      form={formId}
      variant="main"
      size="f"
      icon={Check}
      isPending={step.status === 'sending'}
      pendingText={t('form.saving')}
      isDisabled={isDisabled || blocked !== undefined}
    >
      {children}
    </Button>
  );
}
