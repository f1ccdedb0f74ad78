import { type ReactNode, useEffect } from 'react';
import { useScreenName } from '../../hooks/page/useScreenName.ts';
import { useFormat } from '../../hooks/useFormat.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { formTexts } from '../../messages/en/form.ts';
import { errorText, isForbidden, isNotFound } from '../../messages/errorText.ts';
import { Banner, Button, ButtonLink, type Crumb, columns, Panel, Skeleton, Trash2 } from '../../ui/index.ts';
import { DeadEnd } from '../DeadEnd.tsx';
import { lazyPart } from '../part/lazyPart.tsx';
import type { RefusalWords } from './FormAlert.tsx';
import { FormPage } from './FormPage.tsx';
import * as styles from './FormScreen.css.ts';
import { fields, section } from './FormSection.css.ts';
import { ConflictAlert, isGoneSaid } from './stored/ConflictAlert.tsx';
import type { DeleteWords } from './stored/DeleteQuestion.tsx';
import type { FormQuestion } from './stored/question.ts';
import type { StoredRecord } from './stored/recordStore.ts';
import type { StoredFormState } from './stored/useStoredForm.ts';

const DeleteQuestion = lazyPart(() => import('./stored/DeleteQuestion.tsx'));
const ConflictFrame = lazyPart(() => import('./stored/ConflictFrame.tsx'));

/** The words of a form that differ from those of others. */
export interface FormWords extends DeleteWords {
  /** On the button that saves, instead of Add or Edit. */
  readonly submit?: string;
  /** On the way back, instead of Go back. */
  readonly back?: string;
  /** On the button that deletes. */
  readonly delete?: string;
}

export interface FormScreenProps<Rec extends StoredRecord, Values extends object> {
  form: StoredFormState<Rec, Values>;
  /** 'Add Country' or 'Edit Country'. */
  title: string;
  /** The way to the list. */
  crumbs?: readonly Crumb[];
  /** What the list is called, for the way back; left out where there is none. */
  listTitle?: string;
  /** The first sentence of the alert when the record cannot be loaded, instead of 'This record could not be loaded.' */
  failedTitle?: string;
  /** How many fields there are, for the placeholders while it loads. */
  fieldCount: number;
  words?: FormWords;
  /** Under the title and before the dates: what else is known of the record. */
  facts?: ReactNode;
  /** Such records have no dates, or they stand in `aside`: no place is held for them under the title. */
  hasNoDates?: boolean;
  /** Beside the sections, below them where it is narrow: what is known of the record and not changed here. */
  aside?: ReactNode;
  /** At the end of the title, before Delete. */
  actions?: ReactNode;
  /** In the bar, beside the one that saves. */
  buttons?: ReactNode;
  /** What is said of a refusal, instead of 'Not saved.' and the server's sentence. */
  refusal?: RefusalWords | undefined;
  /** The button that deletes it stands among its sections. */
  hasOwnDelete?: boolean;
  /** Above the sections: what they come to, as a picture on which it can be changed as well. */
  lead?: ReactNode;
  /** The same in a few words, for the bar where it is narrow. */
  summary?: ReactNode;
  /** In the bar, before anything is typed. */
  untouched?: string | undefined;
  /** Why it cannot be sent for now, above the sections and in the bar; see `FormPage`. */
  banner?: ReactNode;
  waiting?: ReactNode;
  /** How much has been sent, and Stop, stand at a field (`PictureField`). */
  hasOwnProgress?: boolean;
  /** Sections. */
  children: ReactNode;
}

/** A form that adds or edits a record, in any of its states (S2 Forms, ENT-01, ENT-02). */
export function FormScreen<Rec extends StoredRecord, Values extends object>(
  props: FormScreenProps<Rec, Values>,
) {
  const {
    form,
    title,
    listTitle,
    failedTitle,
    fieldCount,
    words = {},
    facts,
    actions,
    buttons,
    hasNoDates,
  } = props;
  const { refusal, hasOwnDelete = false, crumbs = [], lead, summary, aside } = props;
  const { status, isNew, listPath } = form;
  const t = useMessages(formTexts);
  useScreenName(title, form.name);
  // There before it is needed: what it pushes down stays in sight (`FormBanner`).
  useEffect(() => {
    if (form.isDirty && !isNew) void ConflictFrame.preload();
  }, [form.isDirty, isNew]);
  const submitLabel = words.submit ?? t(isNew ? 'form.add' : 'form.edit');
  const { conflict, question, onDelete } = status === 'ready' ? form : NOT_READY;
  return (
    <FormPage
      form={form}
      title={title}
      crumbs={
        listTitle === undefined
          ? undefined
          : [...crumbs, { label: listTitle, href: listPath }, { label: form.name ?? title }]
      }
      second={
        <Second
          record={form.record}
          isLoading={status === 'loading' && (!hasNoDates || facts !== undefined)}
          hasDates={!hasNoDates}
          facts={facts}
        />
      }
      end={
        <>
          {actions}
          {form.isDeletable && !hasOwnDelete && status !== 'failed' && (
            <Button
              variant="danger"
              icon={Trash2}
              isDisabled={onDelete === null}
              onPress={() => onDelete?.()}
            >
              {words.delete ?? t('form.delete')}
            </Button>
          )}
        </>
      }
      submitLabel={submitLabel}
      backHref={listPath}
      backLabel={words.back}
      buttons={buttons}
      summary={status === 'ready' ? summary : undefined}
      conflict={
        conflict.kind === 'changed' && <ConflictFrame conflict={conflict} submitLabel={submitLabel} />
      }
      unsaved={conflict.kind === 'changed' ? t('form.changed.bar') : undefined}
      banner={status === 'ready' ? props.banner : undefined}
      untouched={props.untouched}
      waiting={props.waiting}
      hasOwnProgress={props.hasOwnProgress}
      isLoading={status === 'loading'}
      beginsAtField={status === 'ready' && isNew && form.record === null}
      hasNoBar={status === 'failed'}
      alerts={<ConflictAlert conflict={conflict} step={form.step} addLabel={submitLabel} />}
      refusal={refusal}
      isRefusalSaid={isGoneSaid(conflict, form.step)}
      over={<Question question={question} words={words} />}
    >
      {status === 'failed' && <Failed {...form} title={failedTitle} />}
      {status === 'loading' && (
        <Beside aside={aside}>
          <Placeholders count={fieldCount} hasLead={lead !== undefined} />
        </Beside>
      )}
      {status === 'ready' && (
        <>
          {lead}
          <Beside aside={aside}>
            <Panel isFlush>{props.children}</Panel>
          </Beside>
        </>
      )}
    </FormPage>
  );
}

function Beside({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  if (aside === undefined) return children;
  return (
    <div className={columns}>
      {children}
      {aside}
    </div>
  );
}

/** Of a week with its hours and the words below. */
const LEAD_HEIGHT = 280;

/** What a form has before its record is there. */
const NOT_READY = { conflict: { kind: 'none' }, question: { kind: 'none' }, onDelete: null } as const;

interface SecondProps {
  record: StoredRecord | null;
  isLoading: boolean;
  hasDates: boolean;
  facts: ReactNode;
}

/** ENT-01. The line is there while it loads, too; where a kind of record has no dates, there are none. */
function Second({ record, isLoading, hasDates, facts }: SecondProps) {
  const t = useMessages(formTexts);
  const { longDateTime } = useFormat();
  if (isLoading) {
    return (
      <span className={hasDates ? styles.dates : styles.fact}>
        <Skeleton width={hasDates ? 280 : 120} height={16} />
      </span>
    );
  }
  if (!record) return null;
  const { created_at: created, updated_at: updated } = record;
  return (
    <>
      {facts}
      {hasDates && created !== undefined && updated !== undefined && (
        <span className={styles.dates}>
          {t('form.dates', { created: longDateTime(created), updated: longDateTime(updated) })}
        </span>
      )}
    </>
  );
}

interface FailedProps {
  title: string | undefined;
  error: Error | null;
  listPath: string;
  onRetry: () => void;
}

function Failed({ title, error, listPath, onRetry }: FailedProps) {
  const t = useMessages(formTexts);
  if (isForbidden(error) || isNotFound(error)) {
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
      title={title ?? t('error.record')}
      action={<Button onPress={onRetry}>{t('error.retry')}</Button>}
    >
      {errorText(t, error)}
    </Banner>
  );
}

function Placeholders({ count, hasLead }: { count: number; hasLead: boolean }) {
  const t = useMessages(formTexts);
  const places = Array.from({ length: count }, (_, index) => index);
  return (
    <div role="status" aria-label={t('form.loading')} className={styles.placeholders}>
      {hasLead && (
        <Panel>
          <Skeleton width={96} height={16} />
          <Skeleton className={styles.picture} height={LEAD_HEIGHT} />
        </Panel>
      )}
      <Panel isFlush>
        <div className={section}>
          <Skeleton width={96} />
          <div className={fields}>
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

function Question({ question, words }: { question: FormQuestion; words: DeleteWords }) {
  if (question.kind === 'delete') return <DeleteQuestion question={question} words={words} />;
  return null;
}
