import type { Refusals } from '@carillon/protocol/form';
import type { Call, PathParams, Schema } from '@carillon/protocol/http';
import { useCarillon } from '../../../hooks/context.ts';
import { getQueries } from '../../../hooks/platform/queries.ts';
import { useRequest } from '../../../hooks/platform/useRequest.ts';
import type { StoredRecord } from './recordStore.ts';
import { type StoredFormSource, type StoredFormState, useStoredForm } from './useStoredForm.ts';

/** An entity for which something else is typed when it is added than when it is edited. */
interface AddedEntity<Rec, Values, Body, Path extends string> {
  readonly getName: (record: Rec) => string;
  readonly refusals?: Refusals;
  readonly added: { readonly body: Schema<Body>; readonly toBody: (values: Values) => unknown };
  readonly calls: { readonly add: Call<Path, undefined, Schema<Body>, Schema<Rec>> };
}

export interface AddFormOptions<Rec extends StoredRecord, Values extends object, Body, Path extends string>
  extends Pick<StoredFormSource<Rec, Values, Body>, 'start' | 'areas' | 'listPath' | 'savedText'> {
  /** Whose record it becomes: `{ userId: 2 }`. */
  readonly parent: PathParams<Path> & object;
  /** What belongs to the call, such as what a refusal means; by default the call is all. */
  readonly around?: (body: Body, send: () => Promise<Rec>) => Promise<Rec>;
}

/** The controller of a form that only adds records: saved and left as those of `useRecordForm` are (ENT-02). */
export function useAddForm<Rec extends StoredRecord, Values extends object, Body, Path extends string>(
  { getName, refusals, added, calls }: AddedEntity<Rec, Values, Body, Path>,
  { parent, around = (_body, send) => send(), ...options }: AddFormOptions<Rec, Values, Body, Path>,
): StoredFormState<Rec, Values> {
  const queries = getQueries(useCarillon('useAddForm').client);
  const request = useRequest();
  const add: Call<string, undefined, Schema<Body>, Schema<Rec>> = calls.add;
  return useStoredForm<Rec, Values, Body>({
    ...options,
    id: 'add',
    schema: added.body,
    toBody: added.toBody,
    getName,
    refusals,
    // No record is ever read.
    toForm: () => options.start,
    listFacts: () => [],
    store: {
      record: undefined,
      error: null,
      reload: async () => undefined,
      add: (body) => around(body, () => request(add, { ...parent, body })),
      outdate: () => queries.invalidateQueries({ refetchType: 'none' }),
    },
  });
}
