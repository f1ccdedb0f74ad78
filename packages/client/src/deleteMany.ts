import { CommandError, type CommandErrorCode } from './broker/errors.ts';
import { ApiError, type ApiErrorCode, isAborted } from './http/errors.ts';
import { reportUncaught, runIsolated } from './store/errorReports.ts';

/** What became of records that were to be deleted. */
export interface Deletions<Item> {
  /** Gone, also where somebody else was faster. */
  readonly deleted: readonly Item[];
  /** Still there, and why: an ApiError or a CommandError. */
  readonly failed: readonly { readonly item: Item; readonly error: unknown }[];
  /** Not tried: it was stopped before, or what failed would have failed for all of them. */
  readonly left: readonly Item[];
}

export interface DeleteManyOptions {
  /** Stops it: what is under way is waited for, and nothing further begun. */
  readonly signal?: AbortSignal | undefined;
  /** Hears after each record how many are done, whether deleted or failed. */
  readonly onProgress?: ((doneCount: number) => void) | undefined;
  /** How many are under way at once; a device answers one after the other. */
  readonly atOnce?: number;
}

// These say nothing about the one record: the next ones would only fail, too.
const ENDS_ALL: readonly (ApiErrorCode | CommandErrorCode)[] = [
  ...(['offline', 'network', 'unauthorized', 'tooMany'] as const),
  ...(['notConnected', 'connectionLost', 'deviceOffline', 'subscription', 'deviceNotValid'] as const),
];

/**
 * Deletes many records, a few at a time, and tells of each what became of it; it never rejects (S2, the lists; FLT-075).
 *
 * @example
 * const { deleted, failed } = await deleteMany(rows, ({ id }) => api.deleteCarrier({ id }), { signal, onProgress });
 */
export async function deleteMany<Item extends object>(
  items: readonly Item[],
  deleteOne: (item: Item) => Promise<unknown>,
  { signal, onProgress, atOnce = 4 }: DeleteManyOptions = {},
): Promise<Deletions<Item>> {
  const left = [...items];
  const deleted: Item[] = [];
  const failed: { item: Item; error: unknown }[] = [];
  let isOver = false;

  async function work() {
    while (!isOver && !signal?.aborted) {
      const item = left.shift();
      if (!item) return;
      try {
        await deleteSurely(() => deleteOne(item));
        deleted.push(item);
      } catch (error) {
        if (endsAll(error)) isOver = true;
        if (isAborted(error)) left.unshift(item);
        else failed.push({ item, error });
      }
      runIsolated(() => onProgress?.(deleted.length + failed.length), reportUncaught);
    }
  }

  await Promise.all(Array.from({ length: atOnce }, work));
  return { deleted, failed, left };
}

/** Unlike a save, a deletion can be made twice: after a new token it is, and what is gone already is deleted. */
async function deleteSurely(run: () => Promise<unknown>): Promise<void> {
  try {
    await run().catch((error: unknown) => {
      if (error instanceof ApiError && error.isRenewed) return run();
      throw error;
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'notFound') throw error;
  }
}

const endsAll = (error: unknown) =>
  isAborted(error) ||
  ((error instanceof ApiError || error instanceof CommandError) && ENDS_ALL.includes(error.code));
