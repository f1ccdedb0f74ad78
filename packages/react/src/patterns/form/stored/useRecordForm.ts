import type { RequestOptions } from '@carillon/client';
import type { FormEntity, PathParams } from '@carillon/protocol/http';
import { isCancelledError } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { getQueries } from '../../../hooks/platform/queries.ts';
import { useCall } from '../../../hooks/platform/useCall.ts';
import { useRequest } from '../../../hooks/platform/useRequest.ts';
import type { ActionContext } from '../../../hooks/useAction.ts';
import type { RecordStore, StoredRecord } from './recordStore.ts';
import { type StoredFormSource, type StoredFormState, useStoredForm } from './useStoredForm.ts';

/** The part of a record's address that makes a new one instead of editing one (S2, ENT-02). */
export type RecordId = number | 'add';

/** What the platform keeps. */
export type PlatformRecord = StoredRecord & { readonly id: number };

/** Whose record it is, where the paths of the entity say it: `{ userId: 2 }`. */
type Parent<Path extends string> =
  unknown extends PathParams<Path> ? { readonly parent?: undefined } : { readonly parent: PathParams<Path> };

/** What is special about a form of an entity. */
export type RecordFormOptions<
  Rec extends PlatformRecord,
  Values extends object,
  Body,
  Path extends string,
> = Parent<Path> &
  Pick<StoredFormSource<Rec, Values, Body>, 'areas' | 'listFacts' | 'listPath'> &
  Partial<
    Pick<
      StoredFormSource<Rec, Values, Body>,
      'start' | 'toForm' | 'fieldOf' | 'getName' | 'savedText' | 'deletedText' | 'afterSave' | 'afterDelete'
    >
  > & {
    readonly id: RecordId;
    /** Called with what a server under development tells beside its answer (NAV-14). */
    readonly onDebug?: RequestOptions['onDebug'];
  };

/**
 * The controller of a form of an entity (S2, S7): its calls, its schema, and the conversions of its records.
 *
 * @example const form = useRecordForm(tags, { parent: { userId }, id, areas, listFacts, listPath: paths.tags });
 */
export function useRecordForm<Rec extends PlatformRecord, Values extends object, Body, Path extends string>(
  entity: FormEntity<Rec, Values, Body, Path>,
  options: RecordFormOptions<Rec, Values, Body, Path>,
): StoredFormState<Rec, Values> {
  const { start, toForm, toBody, body: schema, getName, refusals } = entity;
  const store = useEntityStore(entity, options.parent ?? {}, options.id, options.onDebug);
  return useStoredForm({ start, toForm, toBody, getName, refusals, ...options, schema, store });
}

/** A record of the platform, read while the form is open, and again when somebody comes back to the window. */
function useEntityStore<Rec extends PlatformRecord, Body>(
  entity: Pick<FormEntity<Rec, unknown, Body>, 'calls' | 'idName'>,
  parent: object,
  id: RecordId,
  onDebug: RequestOptions['onDebug'],
): RecordStore<Rec, Body> {
  const { client } = useCarillon('useRecordForm');
  const queries = getQueries(client);
  const request = useRequest();
  const { calls, idName } = entity;
  const { remove } = calls;
  const at = (recordId: number) => ({ ...parent, [idName]: recordId });
  const { data, error, refetch } = useCall(calls.read, at(id === 'add' ? 0 : id), {
    isEnabled: id !== 'add',
  });
  // Somebody else may have saved it.
  useEffect(() => {
    queries.mount();
    return () => queries.unmount();
  }, [queries]);
  return {
    record: data,
    error,
    reload: () =>
      refetch({ throwOnError: true }).then(
        ({ data }) => data,
        (reason: unknown) => {
          // The session has ended meanwhile, and with it all that was read: that is no failure.
          if (isCancelledError(reason)) throw new DOMException('The session has ended.', 'AbortError');
          throw reason;
        },
      ),
    add: (body, context) => request(calls.add, { ...parent, body }, { ...uploading(context), onDebug }),
    update: (recordId, body, context) =>
      request(calls.update, { ...at(recordId), body }, { ...uploading(context), onDebug }),
    ...(remove && { remove: (recordId: number) => request(remove, at(recordId)) }),
    outdate: () => queries.invalidateQueries({ refetchType: 'none' }),
    // What was removed would answer 404.
    refresh: (removed) =>
      void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.data !== removed }),
  };
}

/** What an upload tells of bytes, as a share of all of them. Calls without a file tell nothing. */
const uploading = ({ signal, onProgress }: ActionContext<number>): RequestOptions => ({
  signal,
  onProgress: ({ loadedBytes, totalBytes }) => onProgress(totalBytes > 0 ? loadedBytes / totalBytes : 0),
});
