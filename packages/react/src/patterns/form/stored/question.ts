import type { ActionState } from '../../../hooks/useAction.ts';
import { isNotFound } from '../../../messages/errorText.ts';

/** A question that is open over the form. */
export type FormQuestion =
  | { readonly kind: 'none' }
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
