import { CommandError, type CommandErrorCode } from './broker/errors.ts';
import { ApiError, type ApiErrorCode, isAborted } from './http/errors.ts';
import { reportUncaught, runIsolated } from './store/errorReports.ts';

/** What became of records to which something was to be done, so far or at the end. */
export interface Outcome<Item> {
  readonly done: readonly Item[];
  /** Not done, and why: an ApiError or a CommandError. */
  readonly failed: readonly { readonly item: Item; readonly error: unknown }[];
  /** Not tried yet; at the end, because it was stopped before, or what failed would have failed for all of them. */
  readonly left: readonly Item[];
}

export interface DoManyOptions<Item> {
  /** Stops it: what is under way is waited for, and nothing further begun. */
  readonly signal?: AbortSignal | undefined;
  /** Called after each record. */
  readonly onProgress?: ((outcome: Outcome<Item>) => void) | undefined;
  /** How many are under way at once; a device answers one after the other. */
  readonly atOnce?: number | undefined;
  /** The errors with which it is done all the same, as a deletion is where somebody else was faster. */
  readonly isDone?: ((error: unknown) => boolean) | undefined;
  /** Each record is another device: that one of them cannot be reached says nothing about the others. */
  readonly isEachDevice?: boolean | undefined;
}

type Codes = readonly (ApiErrorCode | CommandErrorCode)[];

// These say nothing about the one record: the next ones would only fail, too.
const ENDS_ALL: Codes = ['offline', 'network', 'unauthorized', 'tooMany', 'notConnected', 'connectionLost'];
// Nor do these, where all that is done is done to one device.
const ENDS_DEVICE: Codes = ['deviceOffline', 'subscription', 'deviceNotValid'];

/**
 * Does something to many records, a few at a time, and returns what became of each; it never rejects (S2, the lists;
 * FLT-075). `doOne` must be one that can be made twice, as a deletion or a save: after a new token it is.
 *
 * @example
 * const { done, failed } = await doMany(rows, ({ id }) => api.deleteCarrier({ id }), { signal, isDone: isNotFound });
 */
export async function doMany<Item extends object>(
  items: readonly Item[],
  doOne: (item: Item) => Promise<unknown>,
  { signal, onProgress, atOnce = 4, isDone = () => false, isEachDevice }: DoManyOptions<Item> = {},
): Promise<Outcome<Item>> {
  const waiting = [...items];
  const left = new Set(items);
  const done: Item[] = [];
  const failed: { item: Item; error: unknown }[] = [];
  let isOver = false;

  async function work() {
    while (!isOver && !signal?.aborted) {
      const item = waiting.shift();
      if (!item) return;
      try {
        await doSurely(() => doOne(item));
        done.push(item);
      } catch (error) {
        if (endsAll(error, isEachDevice)) isOver = true;
        if (isAborted(error)) return;
        if (isDone(error)) done.push(item);
        else failed.push({ item, error });
      }
      left.delete(item);
      runIsolated(() => onProgress?.(look()), reportUncaught);
    }
  }
  const look = () => ({ done: [...done], failed: [...failed], left: [...left] });

  await Promise.all(Array.from({ length: atOnce }, work));
  return look();
}

/** After a new token it is done again: the server may have refused the old one before or after. */
async function doSurely(run: () => Promise<unknown>): Promise<unknown> {
  return run().catch((error: unknown) => {
    if (error instanceof ApiError && error.isRenewed) return run();
    throw error;
  });
}

const endsAll = (error: unknown, isEachDevice?: boolean) =>
  isAborted(error) ||
  ((error instanceof ApiError || error instanceof CommandError) &&
    (ENDS_ALL.includes(error.code) || (!isEachDevice && ENDS_DEVICE.includes(error.code))));
