import { type FormEvent, type ReactNode, useId } from 'react';
import { useFormat } from '../../hooks/useFormat.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { formTexts } from '../../messages/en/form.ts';
import { errorText, isForbidden, isGone } from '../../messages/errorText.ts';
import {
  Banner,
  Breadcrumbs,
  Button,
  ButtonLink,
  Check,
  CircleAlert,
  Icon,
  joinClasses,
  Panel,
  Screen,
  ScreenTitle,
  Skeleton,
  Trash2,
} from '../../ui/index.ts';
import { page } from '../../ui/layout/Screen.css.ts';
import { DeadEnd } from '../DeadEnd.tsx';
import { lazyPart } from '../part/lazyPart.tsx';
import { FormAlert } from './FormAlert.tsx';
import * as styles from './FormScreen.css.ts';
import type { RecordFormState } from './useRecordForm.ts';

const RemovalDialog = lazyPart(() => import('../list/RemovalDialog.tsx'));
const OverwriteQuestion = lazyPart(() => import('./OverwriteQuestion.tsx'));

export interface FormScreenProps<Values extends object> {
  form: RecordFormState<Values>;
  /** 'Add Country' or 'Edit Country'. */
  title: string;
  /** What the list is called, for the way back. */
  listTitle: string;
  /** The first sentence of the alert when the record cannot be loaded. */
  failedTitle: string;
  /** How many fields there are, for the placeholders while it loads. */
  fieldCount: number;
  /** Sections. */
  children: ReactNode;
}

/** A form that adds or edits a record, in any of its states (S2 Forms, ENT-01, ENT-02). */
export function FormScreen<Values extends object>(props: FormScreenProps<Values>) {
  const { form, title, listTitle, failedTitle, children } = props;
  const { status, removal } = form;
  const t = useMessages(formTexts);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    form.onSubmit();
  }
  return (
    <Screen className={styles.screen} isLoading={status === 'loading'}>
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <div className={joinClasses(page, styles.page)}>
          <Breadcrumbs
            aria-label={t('form.path')}
            crumbs={[{ label: listTitle, href: form.listPath }, { label: title }]}
          />
          <ScreenTitle second={<Dates form={form} />} end={<DeleteButton form={form} />}>
            {title}
          </ScreenTitle>
          {status === 'failed' && <Failed form={form} failedTitle={failedTitle} />}
          {status === 'loading' && <Placeholders count={props.fieldCount} />}
          {status === 'ready' && <Panel isFlush>{children}</Panel>}
        </div>
        {status !== 'failed' && <Bar form={form} />}
      </form>
      {removal.step && <RemovalDialog removal={removal} step={removal.step} />}
      {form.isOverwriting && <OverwriteQuestion onAnswer={form.onOverwrite} />}
    </Screen>
  );
}

export interface FormSectionProps {
  title: string;
  /** In a line, what it is for. */
  reason?: string;
  /** Fields, side by side where there is room. */
  children: ReactNode;
}

/** Some fields that belong together. */
export function FormSection({ title, reason, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} className={styles.name}>
          {title}
        </h2>
        {reason !== undefined && <p className={styles.reason}>{reason}</p>}
      </div>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}

interface PartProps<Values extends object> {
  form: RecordFormState<Values>;
}

/** ENT-01. The line is there while it loads, too. */
function Dates<Values extends object>({ form: { status, record } }: PartProps<Values>) {
  const t = useMessages(formTexts);
  const { longDateTime } = useFormat();
  if (status === 'loading') {
    return (
      <span className={styles.dates}>
        <Skeleton width={280} height={16} />
      </span>
    );
  }
  if (!record) return null;
  const [created, updated] = [longDateTime(record.created_at), longDateTime(record.updated_at)];
  return <span className={styles.dates}>{t('form.dates', { created, updated })}</span>;
}

function DeleteButton<Values extends object>({ form }: PartProps<Values>) {
  const t = useMessages(formTexts);
  if (form.id === 'add' || form.status === 'failed') return null;
  return (
    <Button
      variant="danger"
      icon={Trash2}
      isDisabled={form.status === 'loading' || form.isDeleted}
      onPress={form.onRemove}
    >
      {t('form.delete')}
    </Button>
  );
}

interface FailedProps<Values extends object> extends PartProps<Values> {
  failedTitle: string;
}

function Failed<Values extends object>({
  form: { error, listPath, onRetry },
  failedTitle,
}: FailedProps<Values>) {
  const t = useMessages(formTexts);
  if (isForbidden(error) || isGone(error)) {
    return (
      <DeadEnd
        kind={isForbidden(error) ? 'forbidden' : 'missing'}
        action={<ButtonLink href={listPath}>{t('form.back')}</ButtonLink>}
      >
        {isForbidden(error) ? errorText(t, error) : t('form.missing')}
      </DeadEnd>
    );
  }
  return (
    <Banner
      kind="danger"
      role="alert"
      title={failedTitle}
      action={<Button onPress={onRetry}>{t('error.retry')}</Button>}
    >
      {errorText(t, error)}
    </Banner>
  );
}

function Placeholders({ count }: { count: number }) {
  const t = useMessages(formTexts);
  const places = Array.from({ length: count }, (_, index) => index);
  return (
    <div role="status" aria-label={t('form.loading')}>
      <Panel isFlush>
        <div className={styles.section}>
          <Skeleton width={96} />
          <div className={styles.fields}>
            {places.map((place) => (
              <div key={place} className={styles.placeholder}>
                <Skeleton width={64} height={16} />
                <Skeleton height={36} />
              </div>
            ))}
          </div>
        </div>
      </Panel>
    </div>
  );
}

/** Always at the bottom; why it is not saved stands here, too, where it moves no field. */
function Bar<Values extends object>({ form }: PartProps<Values>) {
  const { id, status, failure, isDeleted, isSending } = form;
  const t = useMessages(formTexts);
  return (
    <div className={styles.bar}>
      <BarAlerts form={form} />
      <div className={styles.barLine}>
        {failure?.kind === 'invalid' ? (
          <FormAlert key="invalid" failure={failure} isLine>
            {t('form.invalid', { count: form.flagCount })}
          </FormAlert>
        ) : (
          form.isDirty && (
            <span className={styles.state}>
              <Icon icon={CircleAlert} />
              {t('form.unsaved')}
            </span>
          )
        )}
        <ButtonLink size="f" href={form.listPath}>
          {t('form.back')}
        </ButtonLink>
        <Button
          type="submit"
          variant="main"
          size="f"
          icon={Check}
          isPending={isSending}
          pendingText={t('form.saving')}
          isDisabled={status !== 'ready'}
        >
          {t(id === 'add' || isDeleted ? 'form.add' : 'form.edit')}
        </Button>
      </div>
    </div>
  );
}

function BarAlerts<Values extends object>({ form }: PartProps<Values>) {
  const { failure, isDeleted, isChanged, changes } = form;
  const t = useMessages(formTexts);
  const wasGone = failure?.kind === 'refused' && isGone(failure.error);
  if (failure?.kind !== 'refused' && !isDeleted && !isChanged) return null;
  return (
    <div className={styles.barAlerts}>
      {failure?.kind === 'refused' && (
        <FormAlert failure={failure} title={t(wasGone ? 'form.gone' : 'form.refused.title')}>
          {wasGone ? t('form.gone.detail') : errorText(t, failure.error)}
        </FormAlert>
      )}
      {isDeleted && !wasGone && (
        <Banner kind="danger" role="alert" title={t('form.gone')}>
          {t('form.gone.detail')}
        </Banner>
      )}
      {isChanged && (
        <Banner
          kind="warning"
          role="alert"
          title={t('form.changed')}
          action={<Button onPress={form.onLoadAgain}>{t('form.changed.load')}</Button>}
        >
          {t('form.changed.detail')}
          <ul className={styles.changes}>
            {changes.map(({ name, before, now }) => (
              <li key={name}>{t('form.changed.field', { field: name, before, now })}</li>
            ))}
          </ul>
        </Banner>
      )}
    </div>
  );
}
