import type { RequestOptions } from '@carillon/client';
import type { FormEntity } from '@carillon/protocol/http';
import { isCancelledError } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { getQueries } from '../../../hooks/platform/queries.ts';
import { useCall } from '../../../hooks/platform/useCall.ts';
import { useRequest } from '../../../hooks/platform/useRequest.ts';
import type { ActionContext } from '../../../hooks/useAction.ts';
import type { RecordStore, StoredRecord } from './recordStore.ts';

/** The part of a record's address that makes a new one instead of editing one (S2, ENT-02). */
export type RecordId = number | 'add';

/** What the platform keeps. */
export type PlatformRecord = StoredRecord & { readonly id: number };

type Calls<Rec, Body> = FormEntity<Rec, never, Body>['calls'];

/** The calls of an entity, without those by which this form does nothing. */
interface EntityStoreSource<Rec, Body> {
  readonly idName: string;
  readonly calls: Pick<Calls<Rec, Body>, 'read' | 'remove'> &
    Partial<Pick<Calls<Rec, Body>, 'add' | 'update'>>;
  readonly parent: object;
  readonly id: RecordId;
  /** Called with what a server under development tells beside its answer (NAV-14). */
  readonly onDebug?: RequestOptions['onDebug'];
}

/** A record of the platform, read while the form is open, and again when somebody comes back to the window. */
export function useEntityStore<Rec extends PlatformRecord, Body>({
  idName,
  calls,
  parent,
  id,
  onDebug,
}: EntityStoreSource<Rec, Body>): RecordStore<Rec, Body> {
  const { client } = useCarillon('useEntityStore');
  const queries = getQueries(client);
  const request = useRequest();
  const { add, update, remove } = calls;
  const isNew = id === 'add';
  const at = (recordId: number) => ({ ...parent, [idName]: recordId });
  const { data, error, refetch } = useCall(calls.read, at(isNew ? 0 : id), { isEnabled: !isNew });
  // Somebody else may have saved it.
  useEffect(() => {
    queries.mount();
    return () => queries.unmount();
  }, [queries]);
  const sending = (context: ActionContext<number>) => ({ ...uploading(context), onDebug });
  return {
    record: data,
    error,
    async reload() {
      if (isNew) return undefined;
      try {
        return (await refetch({ throwOnError: true })).data;
      } catch (reason) {
        // The session has ended meanwhile, and with it all that was read: that is no failure.
        if (isCancelledError(reason)) throw new DOMException('The session has ended.', 'AbortError');
        throw reason;
      }
    },
    ...(add && { add: (body, context) => request(add, { ...parent, body }, sending(context)) }),
    ...(update && {
      update: (recordId, body, context) => request(update, { ...at(recordId), body }, sending(context)),
    }),
    ...(remove && { remove: (recordId) => request(remove, at(recordId)) }),
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
