import type { ActionContext } from '../../../hooks/useAction.ts';

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
