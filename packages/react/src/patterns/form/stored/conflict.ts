import { isNotFound } from '../../../messages/errorText.ts';
import { isSame } from '../paths.ts';
import type { StoredRecord } from './recordStore.ts';

/** A field and what is in it, in words. */
export type Fact = readonly [name: string, text: string];

/** What somebody else has changed of a record: a field, or several that are told as one. */
export interface RecordChange {
  readonly name: string;
  /** As the form was opened. */
  readonly before: string;
  readonly yours: string;
  /** As it is saved now. */
  readonly theirs: string;
  /** What stands in the form; `takenOver` where nobody else has changed it, so that there is nothing to choose. */
  readonly choice: 'yours' | 'theirs' | 'takenOver';
  readonly onChoose: (choice: 'yours' | 'theirs') => void;
}

/** Somebody else saved the record: nothing is, until the person has seen what they have changed. */
export interface ChangedConflict {
  readonly kind: 'changed';
  /** It was the same person, in another tab. */
  readonly isOwn: boolean;
  readonly changes: readonly RecordChange[];
  /** When it was saved, where such records tell. */
  readonly savedAtMs: number | undefined;
  /** How often it has kept a save from being sent: another number leads the focus there. */
  readonly attempt: number;
  /** Chooses theirs wherever there is a choice; null where there is none. */
  readonly onTakeAll: (() => void) | null;
  /** While it is being sent. */
  readonly isReadOnly: boolean;
}

/** Somebody else and the record that is being edited (ENT-03, FLT-076). */
export type Conflict =
  | { readonly kind: 'none' }
  | ChangedConflict
  /** They deleted it: what is typed can only become a new record, where one can be added. */
  | { readonly kind: 'gone'; readonly isOwn: boolean; readonly isAddable: boolean };

/** Whether a record is still the same version. Without dates, what counts is what the form shows. */
export function isSameVersion<Rec extends StoredRecord>(
  one: Rec,
  other: Rec,
  toForm: (record: Rec) => object,
): boolean {
  if (one.updated_at !== undefined) return one.updated_at === other.updated_at;
  return isSame(toForm(one), toForm(other));
}

/** Whether a body says all that was sent. What no record tells again, such as a password, says nothing. */
export function saysSame<Body>(body: Body | null | undefined, sent: Body | null): boolean {
  if (!body || !sent) return false;
  const wanted: Readonly<Record<string, unknown>> = { ...sent };
  return Object.entries(body).every(
    ([name, value]) => value === undefined || JSON.stringify(value) === JSON.stringify(wanted[name]),
  );
}

/** What is known of a record and of the form over it. */
export interface Standing {
  /** As the form has loaded it. */
  readonly isLoaded: boolean;
  readonly isDirty: boolean;
  /** It was saved or deleted here. */
  readonly isDone: boolean;
  /** Why it could not be read. */
  readonly error: unknown;
  /** The last save has heard that it is gone, in the answer or in what was read before it. */
  readonly wasGone: boolean;
}

/** Whether somebody else has deleted what was loaded. */
export const isGone = ({ isLoaded, isDone, wasGone, error }: Standing): boolean =>
  isLoaded && !isDone && (wasGone || isNotFound(error));

/** Whether there is nothing to be shown, or only what is gone and nobody has typed into. */
export const isMissing = ({ isLoaded, isDirty, error }: Standing): boolean =>
  (error ?? null) !== null && (!isLoaded || (isNotFound(error) && !isDirty));
