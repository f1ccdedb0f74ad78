import { type QueryClient, replaceEqualDeep, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCarillon } from '../../hooks/context.ts';
import { queriesOf } from '../../hooks/queries.ts';
import { useListAddress } from '../../hooks/useLastList.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { useStepBack } from '../../hooks/useStepBack.ts';
import { useUnsavedChanges } from '../../hooks/useUnsavedChanges.ts';
import { formTexts } from '../../messages/en/form.ts';
import { isGone } from '../../messages/errorText.ts';
import { type Removal, useRemoval } from '../list/useRemoval.ts';
import { type FormSource, type FormState, useForm } from './useForm.ts';

/** The part of a record's address that makes a new one instead of editing one (S2, ENT-02). */
export type RecordId = number | 'add';

/** What a form can edit. */
export interface FormRecord {
  readonly id: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A field and what is in it, in words. */
export type Fact = readonly [name: string, text: string];

/** What somebody else has changed of a record. */
export interface RecordChange {
  readonly name: string;
  readonly before: string;
  readonly now: string;
}

/** Where a record form gets its record from, and where it sends it to. */
export interface RecordFormSource<Rec extends FormRecord, Values extends object, Body>
  extends Omit<FormSource<Values, Body>, 'send'> {
  readonly id: RecordId;
  /** Disabled for 'add'. */
  readonly record: UseQueryResult<Rec>;
  readonly toForm: (record: Rec) => Values;
  readonly nameOf: (record: Rec) => string;
  /** What the fields are called and show, to say what somebody else has changed. */
  readonly factsOf: (values: Values) => readonly Fact[];
  readonly add: (body: Body) => Promise<Rec>;
  readonly update: (id: number, body: Body) => Promise<Rec>;
  readonly remove: (id: number) => Promise<unknown>;
  /** Where one goes after it: the list, as it was left. */
  readonly listPath: string;
}

/** What a form screen shows and does, whatever its record is. */
export interface RecordFormState<Values extends object> extends Omit<FormState<Values>, 'reset'> {
  readonly status: 'loading' | 'failed' | 'ready';
  readonly id: RecordId;
  /** As it was loaded; null for a new one and until it is there. */
  readonly record: FormRecord | null;
  /** Why it could not be loaded. */
  readonly error: Error | null;
  readonly isDirty: boolean;
  /** Somebody else has saved it since it was loaded, and something is typed on it. */
  readonly isChanged: boolean;
  /** What they have changed (ENT-03). */
  readonly changes: readonly RecordChange[];
  /** Somebody else has deleted it: what is typed on it can only become a new record. */
  readonly isDeleted: boolean;
  /** Their version is to be replaced, and the person is asked whether. */
  readonly isOverwriting: boolean;
  readonly removal: Removal;
  readonly listPath: string;
  /** Tries again to load it. */
  readonly onRetry: () => void;
  /** Gives up what is typed for the record as it is now. */
  readonly onLoadAgain: () => void;
  readonly onOverwrite: (isWanted: boolean) => void;
  readonly onRemove: () => void;
}

/** Ends a save without a failure: the person is asked something first. */
class Asked extends DOMException {
  constructor() {
    super('The person is asked first.', 'AbortError');
  }
}

/**
 * The controller of every form that adds or edits a record (S2, ENT-01, ENT-02). Give the screen the id as its `key`:
 * another record is another form.
 */
export function useRecordForm<Rec extends FormRecord, Values extends object, Body>(
  source: RecordFormSource<Rec, Values, Body>,
): RecordFormState<Values> {
  const { id, record, toForm, nameOf } = source;
  const { client, notify } = useCarillon('useRecordForm');
  const queries = queriesOf(client);
  const t = useMessages(formTexts);
  const [openedId, setOpenedId] = useState(id === 'add' ? undefined : id);
  const listPath = useListAddress(source.listPath, openedId);
  const stepBack = useStepBack(listPath);
  const [loaded, setLoaded] = useState<Rec | null>(null);
  const [isDone, setDone] = useState(false);
  const [isOverwriting, setOverwriting] = useState(false);
  /** The version of somebody else that may be replaced. */
  const replaced = useRef<string>(undefined);
  /** What was sent and came to nothing, as far as this form knows: the answer may have been lost, and not the save. */
  const [unanswered, setUnanswered] = useState<Body | null>(null);
  const isHere = useIsHere();
  useFreshOnReturn(queries);

  const form = useForm({ ...source, send });
  const base = loaded ? toForm(loaded) : source.start;
  const isDirty = replaceEqualDeep(base, form.values) !== base;
  const { data } = record;
  // As long as nothing is typed, what is shown is what is there now.
  if (data && data !== loaded && !isDone) {
    if (!isDirty) load(data);
    else if (isOurs(data)) setLoaded(data);
  }
  useUnsavedChanges(isDirty && !isDone);

  function load(next: Rec) {
    setLoaded(next);
    form.reset(toForm(next));
  }

  async function send(body: Body) {
    const isNew = id === 'add' || isDeleted;
    if (!isNew) await checkUnchanged();
    const saved = await (isNew ? source.add(body) : update(id, body));
    await leave(undefined, saved.id);
    notify({ kind: 'success', title: t('form.saved', { name: nameOf(saved) }) });
  }

  function update(recordId: number, body: Body): Promise<Rec> {
    return source.update(recordId, body).catch((error: unknown) => {
      setUnanswered(body);
      throw error;
    });
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

  /** Two people, one record (decisions): what somebody else saved meanwhile is replaced only after a yes. */
  async function checkUnchanged() {
    const { data: now } = await record.refetch({ throwOnError: true });
    const version = now?.updated_at;
    if (version === loaded?.updated_at || version === replaced.current) return;
    if (now && isOurs(now)) return;
    setOverwriting(true);
    throw new Asked();
  }

  /** One step back, to a list that shows what is now. */
  async function leave(removed?: Rec, savedId = openedId) {
    await queries.invalidateQueries({ refetchType: 'none' });
    if (isHere.current) {
      flushSync(() => {
        setDone(true);
        setOpenedId(savedId);
      });
      stepBack();
    }
    // What was removed would answer 404.
    void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.data !== removed });
  }

  const hasRemoved = useRef(false);
  const removal = useRemoval({
    async remove(removedId) {
      await source.remove(removedId).catch((error: unknown) => {
        // Somebody else was faster.
        if (!isGone(error)) throw error;
      });
      hasRemoved.current = true;
    },
    async reload() {
      if (hasRemoved.current) await leave(data);
    },
  });

  const { failure } = form;
  const wasGone = isGone(record.error) || (failure?.kind === 'refused' && isGone(failure.error));
  const isDeleted = loaded !== null && !isDone && wasGone;
  const isMissing = record.error !== null && (!loaded || (isGone(record.error) && !isDirty));
  return {
    ...form,
    id,
    status: id === 'add' || (loaded && !isMissing) ? 'ready' : isMissing ? 'failed' : 'loading',
    record: loaded,
    error: record.error,
    isDirty: isDirty && !isDone,
    // Without data nobody knows: it is read again after a login.
    isChanged: isDirty && !isDone && data !== undefined && data.updated_at !== loaded?.updated_at,
    changes: data && loaded ? findChanges(source.factsOf(toForm(loaded)), source.factsOf(toForm(data))) : [],
    isDeleted,
    isOverwriting,
    removal,
    listPath,
    onRetry: () => void record.refetch(),
    onLoadAgain() {
      if (data) load(data);
    },
    onOverwrite(isWanted) {
      setOverwriting(false);
      if (!isWanted) return;
      replaced.current = data?.updated_at;
      form.onSubmit();
    },
    onRemove() {
      if (loaded) removal.ask([{ id: loaded.id, name: nameOf(loaded) }]);
    },
  };
}

const findChanges = (before: readonly Fact[], now: readonly Fact[]): RecordChange[] =>
  now.flatMap(([name, text], index) => {
    const was = before[index]?.[1] ?? '';
    return text === was ? [] : [{ name, before: was, now: text }];
  });

/** While a form is open, its record is read again by who comes back to the window: somebody else may have saved it. */
function useFreshOnReturn(queries: QueryClient) {
  useEffect(() => {
    queries.mount();
    return () => queries.unmount();
  }, [queries]);
}

/** False once the screen was left: what ends later leads nowhere. */
function useIsHere() {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
