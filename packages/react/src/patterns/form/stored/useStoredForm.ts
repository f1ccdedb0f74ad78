import type { Refusals } from '@carillon/protocol/form';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCarillon } from '../../../hooks/context.ts';
import { useIsHere } from '../../../hooks/page/useIsHere.ts';
import { useListAddress } from '../../../hooks/page/useLastList.ts';
import { useStepBack } from '../../../hooks/page/useStepBack.ts';
import { useUnsavedChanges } from '../../../hooks/page/useUnsavedChanges.ts';
import { type ActionContext, useAction } from '../../../hooks/useAction.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { formTexts } from '../../../messages/en/form.ts';
import { isNotFound } from '../../../messages/errorText.ts';
import { findBlame } from '../blame.ts';
import { type FieldPath, isSame, valueAt } from '../paths.ts';
import { useCounter } from '../useCounter.ts';
import { ASKED, type FormSource, type FormState, useForm } from '../useForm.ts';

/** What a form can edit. Addresses, device tags and events have no dates. */
export interface StoredRecord {
  readonly id: number | string;
  readonly created_at?: string;
  readonly updated_at?: string;
}

/** Where records are kept: the platform, or a device. */
export interface RecordStore<Rec extends StoredRecord, Body> {
  /** The record as it is now, as far as is known; undefined for a new one. */
  readonly record: Rec | undefined;
  /** Why it could not be read. */
  readonly error: Error | null;
  /** What even a new one needs, such as its device, is not there yet. */
  readonly isLoading?: boolean;
  /** Reads it again. */
  readonly reload: () => Promise<Rec | undefined>;
  /** Adding and editing may tell how far they are, and heed the signal that breaks them off. Left out where nothing is added. */
  readonly add?: (body: Body, context: ActionContext<number>) => Promise<Rec>;
  /** Left out where nothing is edited. */
  readonly update?: (id: Rec['id'], body: Body, context: ActionContext<number>) => Promise<Rec>;
  /** Left out where nothing can be deleted. */
  readonly remove?: (id: Rec['id']) => Promise<unknown>;
  /** What was read before is no longer true: called before the form is left. */
  readonly outdate?: () => Promise<unknown>;
  /** And after it: what is still shown is read again, but for what was removed. */
  readonly refresh?: (removed: Rec | undefined) => void;
}

/** A field and what is in it, in words. */
export type Fact = readonly [name: string, text: string];

/** What somebody else has changed of a record. */
export interface RecordChange {
  readonly name: string;
  readonly before: string;
  readonly now: string;
}

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
  /** What the fields are called and show, to say what somebody else has changed. */
  readonly listFacts: (values: Values) => readonly Fact[];
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
  readonly savedText?: (record: Rec, isNew: boolean) => string;
  /** What is told after a deletion, instead of '{name} has been deleted!'. */
  readonly deletedText?: (record: Rec) => string;
}

/** Somebody else and the record that is being edited (ENT-03, FLT-076). */
export type Conflict =
  | { readonly kind: 'none' }
  /** They saved it. */
  | { readonly kind: 'changed'; readonly changes: readonly RecordChange[]; readonly onLoadAgain: () => void }
  /** They deleted it: what is typed can only become a new record, where one can be added. */
  | { readonly kind: 'gone'; readonly isAddable: boolean };

/** A question that is open over the form. */
export type FormQuestion =
  | { readonly kind: 'none' }
  /** Whether the version of somebody else is to be replaced. */
  | { readonly kind: 'overwrite'; readonly onAnswer: (isWanted: boolean) => void }
  | {
      readonly kind: 'delete';
      readonly name: string;
      readonly status: 'asking' | 'running' | 'failed';
      readonly error: unknown;
      readonly onConfirm: () => void;
      readonly onClose: () => void;
    };

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
  const listPath = useListAddress(source.listPath, typeof openedId === 'number' ? openedId : undefined);
  const stepBack = useStepBack(listPath);
  const [loaded, setLoaded] = useState<Rec | null>(null);
  const [phase, setPhase] = useState<'editing' | 'overwrite' | 'delete' | 'done'>('editing');
  /** The version of somebody else that may be replaced. */
  const replaceable = useRef<Rec>(undefined);
  /** What was sent and came to nothing, as far as this form knows: the answer may have been lost, and not the save. */
  const [unanswered, setUnanswered] = useState<Body | null>(null);
  const countText = useCounter(source.schema);
  const isHere = useIsHere();

  /** They deleted it, as the last save has heard: in the answer to it, or in what was read before it. */
  const [wasGone, setGone] = useState(false);

  const form = useForm({ ...source, send, blame: (reason) => findBlame(source.refusals, reason) });
  const { record, error } = store;
  const isDone = phase === 'done';
  const isDirty = form.isDirty && !isDone;
  // As long as nothing is typed, what is shown is what is there now.
  if (record && record !== loaded && !isDone) {
    if (!isDirty) load(record);
    else if (isOurs(record)) takeAsLoaded(record);
  }
  const [isCopied, setCopied] = useState(false);
  if (source.copy && !isCopied) {
    setCopied(true);
    form.reset(source.copy);
  }
  useUnsavedChanges(isDirty);

  function load(next: Rec) {
    setLoaded(next);
    form.reset(toForm(next));
  }

  function takeAsLoaded(next: Rec) {
    setLoaded(next);
    form.rebase(toForm(next));
  }

  async function send(body: Body, context: ActionContext<number>) {
    const isNew = id === 'add' || isGone;
    if (!isNew && (await isReplacing())) {
      setPhase('overwrite');
      return ASKED;
    }
    const saving = isNew ? store.add?.(body, context) : update(id, body, context);
    // There is nothing to save it to.
    if (!saving) return ASKED;
    const saved = await saving;
    tellSaved({ done: isNew ? 'added' : 'edited', id: saved.id, name: getName(saved) });
    if (source.afterSave) {
      await finish(saved.id);
      await source.afterSave(saved, body, loaded);
      await goOn();
      return saved;
    }
    await leave(undefined, saved.id);
    const title = source.savedText?.(saved, isNew) ?? t('form.saved', { name: getName(saved) });
    notify({ kind: 'success', title });
    return saved;
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
    const body = unanswered && source.schema.safeParse(source.toBody(toForm(now))).data;
    if (!body) return false;
    // What no record tells again, such as a password, says nothing.
    const told = Object.entries(body).filter(([, value]) => value !== undefined);
    const sent: Readonly<Record<string, unknown>> = { ...unanswered };
    return told.every(([name, value]) => JSON.stringify(value) === JSON.stringify(sent[name]));
  }

  /** Without dates, what counts is what the form shows. */
  function isSameVersion(one: Rec, other: Rec): boolean {
    if (one.updated_at !== undefined) return one.updated_at === other.updated_at;
    return isSame(toForm(one), toForm(other));
  }

  /** Two people, one record: what somebody else saved meanwhile is replaced only after a yes. */
  async function isReplacing(): Promise<boolean> {
    const now = await store.reload().catch((reason: unknown) => {
      throw heed(reason);
    });
    if (!now || !loaded || isSameVersion(now, loaded) || isOurs(now)) return false;
    return !replaceable.current || !isSameVersion(now, replaceable.current);
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
    await store.remove?.(removed.id).catch((reason: unknown) => {
      // Somebody else was faster.
      if (!isNotFound(reason)) throw reason;
    });
    tellSaved({ done: 'deleted', id: removed.id, name: getName(removed) });
    if (source.afterDelete) {
      await finish();
      return source.afterDelete(removed);
    }
    await leave(record);
    const title = source.deletedText?.(removed) ?? t('form.deleted', { name: getName(removed) });
    notify({ kind: 'success', title });
    return undefined;
  });

  const isGone = loaded !== null && !isDone && (wasGone || isNotFound(error));
  const isMissing = error !== null && (!loaded || (isNotFound(error) && !isDirty));

  function findConflict(): Conflict {
    if (isGone) return { kind: 'gone', isAddable: store.add !== undefined };
    // Without a record nobody knows: it is read again after a login.
    if (!isDirty || !record || !loaded || isSameVersion(record, loaded)) return { kind: 'none' };
    const changes = findChanges(source.listFacts(toForm(loaded)), source.listFacts(toForm(record)));
    return { kind: 'changed', changes, onLoadAgain: () => load(record) };
  }

  function findQuestion(): FormQuestion {
    if (phase === 'overwrite') return { kind: 'overwrite', onAnswer: answerOverwrite };
    if (phase !== 'delete' || !loaded) return { kind: 'none' };
    const { state } = deletion;
    return {
      kind: 'delete',
      name: getName(loaded),
      status: state.status === 'running' || state.status === 'failed' ? state.status : 'asking',
      error: state.status === 'failed' ? state.error : null,
      onConfirm: () => deletion.run(loaded),
      onClose() {
        deletion.dismiss();
        setPhase('editing');
      },
    };
  }

  function answerOverwrite(isWanted: boolean) {
    setPhase('editing');
    if (!isWanted) return;
    replaceable.current = record;
    form.onSubmit();
  }

  const isNew = id === 'add' || isGone;
  const isDeletable = id !== 'add' && store.remove !== undefined;
  const counter = (path: FieldPath<Values>) => countText(path, valueAt(form.values, path));
  const common = {
    ...form,
    isDirty,
    isNew,
    isDeletable,
    listPath,
    counter,
    record: loaded,
    name: loaded ? getName(loaded) : undefined,
  };
  if (isMissing)
    return { ...common, status: 'failed', error, onRetry: () => void store.reload().catch(() => {}) };
  if (store.isLoading || (id !== 'add' && !loaded)) return { ...common, status: 'loading' };
  return {
    ...common,
    status: 'ready',
    conflict: findConflict(),
    question: findQuestion(),
    onDelete: loaded && !isGone ? () => setPhase('delete') : null,
  };
}

const findChanges = (before: readonly Fact[], now: readonly Fact[]): RecordChange[] =>
  now.flatMap(([name, text], index) => {
    const was = before[index]?.[1] ?? '';
    return text === was ? [] : [{ name, before: was, now: text }];
  });
