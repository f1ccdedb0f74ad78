import type { ActionState } from '../../../hooks/useAction.ts';
import { isNotFound } from '../../../messages/errorText.ts';
import type { RecordChange } from './conflict.ts';

/** A question that is open over the form. */
export type FormQuestion =
  | { readonly kind: 'none' }
  /** Whether the version of somebody else is to be replaced. */
  | {
      readonly kind: 'overwrite';
      /** It is one's own, of another tab. */
      readonly isOwn: boolean;
      /** What they have changed, field by field. */
      readonly changes: readonly RecordChange[];
      readonly onAnswer: (isWanted: boolean) => void;
    }
  | {
      readonly kind: 'delete';
      readonly name: string;
      readonly status: 'asking' | 'running' | 'failed';
      readonly error: unknown;
      readonly onConfirm: () => void;
      readonly onClose: () => void;
    };

/** How far a deletion is, for its question; what has ended well has none any more. */
export function findDeletionStep(
  state: ActionState<unknown>,
): Pick<Extract<FormQuestion, { kind: 'delete' }>, 'status' | 'error'> {
  if (state.status === 'failed') return { status: 'failed', error: state.error };
  return { status: state.status === 'running' ? 'running' : 'asking', error: null };
}

/** Waits for a deletion. What somebody else has deleted already is deleted. */
export async function endDeletion(deletion: Promise<unknown> | undefined): Promise<void> {
  try {
    await deletion;
  } catch (reason) {
    if (!isNotFound(reason)) throw reason;
  }
}
