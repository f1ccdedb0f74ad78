import type { Refusals } from '@carillon/protocol/form';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type Notice, useCarillon } from '../../../hooks/context.ts';
import { useIsHere } from '../../../hooks/page/useIsHere.ts';
import { useListAddress } from '../../../hooks/page/useLastList.ts';
import { useStepBack } from '../../../hooks/page/useStepBack.ts';
import { useUnsavedChanges } from '../../../hooks/page/useUnsavedChanges.ts';
import { type ActionContext, useAction } from '../../../hooks/useAction.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { formTexts } from '../../../messages/en/form.ts';
import { isNotFound } from '../../../messages/errorText.ts';
import { findBlame } from '../blame.ts';
import { type FieldPath, type FieldValue, valueAt } from '../paths.ts';
import { useCounter } from '../useCounter.ts';
import { type FormField, type FormSource, type FormState, SENT, type SendEnd, useForm } from '../useForm.ts';
import { type Conflict, type Fact, isGone, isMissing, isSameVersion, saysSame } from './conflict.ts';
import { endDeletion, type FormQuestion, findDeletionStep } from './question.ts';
import type { RecordStore, StoredRecord } from './recordStore.ts';
import { useMeeting } from './useMeeting.ts';
import { tellOwnDeletion, tellOwnSave, useOwnSaves } from './useOwnSaves.ts';

/** A sentence, or one below a title. */
export type Told = string | Required<Pick<Notice, 'title' | 'detail'>>;

const success = (told: Told): Notice => ({
  kind: 'success',
  ...(typeof told === 'string' ? { title: told } : told),
});

/** What a form of a record is made of. */
export interface StoredFormSource<Rec extends StoredRecord, Values extends object, Body>
  extends Omit<FormSource<Values, Body>, 'send' | 'blame'> {
  /** 'add' makes a new one (S2, ENT-02). */
  readonly id: Rec['id'] | 'add';
  readonly store: RecordStore<Rec, Body>;
  readonly toForm: (record: Rec) => Values;
  /** What a new one begins with instead, such as a copy, as soon as it is there. Until then the store is loading. */
  readonly copy?: Values | undefined;
  /** How what stands in a field is refused, by its path in the body. */
  readonly refusals?: Refusals | undefined;
  readonly getName: (record: Rec) => string;
  /**
   * What the fields are called and show, to say what somebody else has changed. `record` is what is saved, or was: for what
   * a form shows of it and does not hold, such as the picture that another file would replace.
   */
  readonly listFacts: (values: Values, record: Rec) => readonly Fact[];
  /** Where one goes after it: the list, as it was left. */
  readonly listPath: string;
  /**
   * What happens after a save, instead of a toast and the step back to the list. Nobody is asked any more before what was
   * typed is left; where the form is still shown afterwards, it goes on with what is there then.
   */
  readonly afterSave?: (saved: Rec, body: Body, before: Rec | null) => Promise<unknown>;
  /** The same after a deletion. */
  readonly afterDelete?: (removed: Rec) => Promise<unknown>;
  /** What is told after a save, instead of '{name} has been saved!'. */
  readonly savedText?: (record: Rec, isNew: boolean) => Told;
  /** What is told after a deletion, instead of '{name} has been deleted!'. */
  readonly deletedText?: (record: Rec) => Told;
}

/** What there is of a form whether its record is loaded or not. */
interface FormOfRecord<Rec extends StoredRecord, Values extends object>
  extends Omit<FormState<Values>, 'reset' | 'rebase'> {
  /** There is no record yet. */
  readonly isNew: boolean;
  /** It is of a kind that can be deleted. */
  readonly isDeletable: boolean;
  readonly listPath: string;
  /** How many characters a text has, and may have: '14/32'. */
  readonly counter: (path: FieldPath<Values>) => string | undefined;
  /** A text field that shows it: `<TextField label={…} {...form.countedField('name')} />`. */
  readonly countedField: <Path extends FieldPath<Values>>(
    path: Path,
  ) => FormField<FieldValue<Values, Path>> & { readonly endText: string | undefined };
  /** As it was loaded. */
  readonly record: Rec | null;
  /** What it is called. */
  readonly name: string | undefined;
}

/** What a form screen shows and does, whatever its record is. */
export type StoredFormState<Rec extends StoredRecord, Values extends object> = FormOfRecord<Rec, Values> &
  (
    | { readonly status: 'loading' }
    | { readonly status: 'failed'; readonly error: Error | null; readonly onRetry: () => void }
    | {
        readonly status: 'ready';
        readonly conflict: Conflict;
        readonly question: FormQuestion;
        /** Asks first; null where there is nothing to delete any more. */
        readonly onDelete: (() => void) | null;
      }
  );

/**
 * The controller of every form that adds or edits a record (S2, ENT-01, ENT-02). Give the screen the id as its `key`:
 * another record is another form.
 */
export function useStoredForm<Rec extends StoredRecord, Values extends object, Body>(
  source: StoredFormSource<Rec, Values, Body>,
): StoredFormState<Rec, Values> {
  const { id, store, toForm, getName } = source;
  const { notify, tellSaved } = useCarillon('useStoredForm');
  const t = useMessages(formTexts);
  const [openedId, setOpenedId] = useState(id === 'add' ? undefined : id);
  const listPath = useListAddress(source.listPath, openedId);
  const stepBack = useStepBack(listPath);
  const [loaded, setLoaded] = useState<Rec | null>(null);
  const [phase, setPhase] = useState<'editing' | 'delete' | 'done'>('editing');
  /** How many saves were not sent because somebody else has saved the record meanwhile. */
  const [heldBack, setHeldBack] = useState(0);
  /** What was sent and came to nothing, as far as this form knows: the answer may have been lost, and not the save. */
  const [unanswered, setUnanswered] = useState<Body | null>(null);
  const countText = useCounter(source.schema);
  const isHere = useIsHere();
  const ownSaves = useOwnSaves(source.listPath, id);

  const [wasGone, setGone] = useState(false);

  const form = useForm({ ...source, send, blame: (reason) => findBlame(source.refusals, reason) });
  const { record, error } = store;
  const isDone = phase === 'done';
  const isDirty = form.isDirty && !isDone;
  const meeting = useMeeting({
    form,
    toForm,
    listFacts: source.listFacts,
    canMeet: isDirty && id !== 'add',
  });
  // As long as nothing is typed, what is shown is what is there now.
  if (record && record !== loaded && !isDone) {
    if (!isDirty) load(record);
    else if (isOurs(record)) takeAsLoaded(record);
    else if (loaded && meeting.isReady && form.step.status !== 'sending') {
      setLoaded(record);
      meeting.meet(record, loaded);
    }
  }
  const [isCopied, setCopied] = useState(false);
  if (source.copy && !isCopied) {
    setCopied(true);
    form.reset(source.copy);
  }
  useUnsavedChanges(isDirty);
  const standing = { isLoaded: loaded !== null, isDirty, isDone, error, wasGone };
  const wasDeleted = isGone(standing);
  const isNew = id === 'add' || wasDeleted;

  function load(next: Rec) {
    setLoaded(next);
    form.reset(toForm(next));
    meeting.end();
  }

  function takeAsLoaded(next: Rec) {
    setLoaded(next);
    form.rebase(toForm(next));
  }

  async function send(body: Body, context: ActionContext<number>): Promise<SendEnd> {
    if (!isNew && (await isReplacing())) {
      setHeldBack((count) => count + 1);
      return { kind: 'unsent' };
    }
    const saving = isNew ? store.add?.(body, context) : update(id, body, context);
    // There is nothing to save it to.
    if (!saving) return { kind: 'unsent' };
    const saved = await saving;
    tellOwnSave(source.listPath, saved);
    tellSaved({ done: isNew ? 'added' : 'edited', id: saved.id, name: getName(saved) });
    if (source.afterSave) {
      await finish(saved.id);
      await source.afterSave(saved, body, loaded);
      await goOn();
      return SENT;
    }
    await leave(undefined, saved.id);
    notify(success(source.savedText?.(saved, isNew) ?? t('form.saved', { name: getName(saved) })));
    return SENT;
  }

  function update(recordId: Rec['id'], body: Body, context: ActionContext<number>) {
    return store.update?.(recordId, body, context).catch((reason: unknown) => {
      if (!isNotFound(reason)) setUnanswered(body);
      throw heed(reason);
    });
  }

  /** Remembers what a failure tells of the record. */
  function heed(reason: unknown): unknown {
    if (isNotFound(reason)) setGone(true);
    return reason;
  }

  /** Whether a record is what was sent: saved by this form although its answer never came, and not by somebody else. */
  function isOurs(now: Rec): boolean {
    return saysSame(unanswered && source.schema.safeParse(source.toBody(toForm(now))).data, unanswered);
  }

  /** Two people, one record: what somebody else saved meanwhile is replaced only by who has seen it. */
  async function isReplacing(): Promise<boolean> {
    const now = await store.reload().catch((reason: unknown) => {
      throw heed(reason);
    });
    if (!now || !loaded || isSameVersion(now, loaded, toForm) || isOurs(now)) return false;
    return meeting.hasChanges(now, loaded);
  }

  /** From here on nobody is asked before what was typed is left. */
  async function finish(savedId = openedId) {
    await store.outdate?.();
    if (!isHere.current) return;
    flushSync(() => {
      setPhase('done');
      setOpenedId(savedId);
    });
  }

  /** Where the form is still shown. */
  async function goOn() {
    if (!isHere.current) return;
    await store.reload().catch(() => {});
    setPhase('editing');
  }

  /** One step back, to a list that shows what is now. */
  async function leave(removed?: Rec, savedId = openedId) {
    await finish(savedId);
    if (isHere.current) stepBack();
    store.refresh?.(removed);
  }

  const deletion = useAction(async (removed: Rec) => {
    await endDeletion(store.remove?.(removed.id));
    tellOwnDeletion(source.listPath, removed.id);
    tellSaved({ done: 'deleted', id: removed.id, name: getName(removed) });
    if (source.afterDelete) {
      await finish();
      return source.afterDelete(removed);
    }
    await leave(record);
    notify(success(source.deletedText?.(removed) ?? t('form.deleted', { name: getName(removed) })));
    return undefined;
  });

  function findConflict(): Conflict {
    if (wasDeleted) return { kind: 'gone', isOwn: ownSaves.isDeleted, isAddable: store.add !== undefined };
    if (!loaded || isDone) return { kind: 'none' };
    const changes = meeting.listChanges(loaded);
    if (!changes) return { kind: 'none' };
    const savedAtMs = loaded.updated_at === undefined ? undefined : Date.parse(loaded.updated_at);
    return {
      kind: 'changed',
      isOwn: ownSaves.isOwn(loaded),
      ...changes,
      savedAtMs,
      attempt: heldBack,
      isReadOnly: form.step.status === 'sending',
    };
  }

  function findQuestion(): FormQuestion {
    if (phase !== 'delete' || !loaded) return { kind: 'none' };
    return {
      kind: 'delete',
      name: getName(loaded),
      ...findDeletionStep(deletion.state),
      onConfirm: () => deletion.run(loaded),
      onClose() {
        deletion.dismiss();
        setPhase('editing');
      },
    };
  }

  const isDeletable = id !== 'add' && store.remove !== undefined;
  const counter = (path: FieldPath<Values>) => countText(path, valueAt(form.values, path));
  const countedField: FormOfRecord<Rec, Values>['countedField'] = (path) => ({
    ...form.field(path),
    endText: counter(path),
  });
  const common = {
    ...form,
    isDirty,
    isNew,
    isDeletable,
    listPath,
    counter,
    countedField,
    record: loaded,
    name: loaded ? getName(loaded) : undefined,
  };
  if (isMissing(standing))
    return { ...common, status: 'failed', error, onRetry: () => void store.reload().catch(() => {}) };
  if (store.isLoading || (id !== 'add' && !loaded)) return { ...common, status: 'loading' };
  return {
    ...common,
    status: 'ready',
    conflict: findConflict(),
    question: findQuestion(),
    onDelete: loaded && !wasDeleted ? () => setPhase('delete') : null,
  };
}
