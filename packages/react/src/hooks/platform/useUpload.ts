import type { UploadProgress } from '@carillon/client';
import type { Call, CallAnswer, CallInput } from '@carillon/protocol/http';
import { useCarillon } from '../context.ts';
import { type Action, type ActionContext, useAction } from '../useAction.ts';

/**
 * Uploads by a call whose body has a file in it (MED-02): an action that tells how much of it has left this machine, and
 * that `stop` breaks off. It fails as every call does; what was chosen stays for another try (FLT-082). A form of an entity
 * with files, such as medias, needs no more than its `useRecordForm`.
 *
 * @example
 * const upload = useUpload(medias.calls.add);
 * upload.run({ body: { upload: file, description: 'The rack', tag_ids: [] } });
 * const { state } = upload; // running: { loadedBytes, totalBytes } in `state.progress`
 */
export function useUpload<C extends Call>(call: C): Action<CallInput<C>, CallAnswer<C>, UploadProgress> {
  const { http } = useCarillon('useUpload').client;
  return useAction((input: CallInput<C>, options: ActionContext<UploadProgress>) =>
    http.request(call, input, options),
  );
}
