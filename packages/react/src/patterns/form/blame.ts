import { ApiError, CommandError } from '@carillon/client';
import { findRefusedField, type Refusals } from '@carillon/protocol/form';
import type { Blame } from './useForm.ts';

/** The field that a refusal is about, where the contract knows the sentence (docs/recipes/add-a-form.md). */
export function findBlame(refusals: Refusals = {}, error: unknown): Blame | undefined {
  const text = saidBy(error);
  const path = text && findRefusedField(refusals, text);
  return path ? { path, text } : undefined;
}

function saidBy(error: unknown): string | undefined {
  if (error instanceof ApiError) return error.serverMessage;
  return error instanceof CommandError ? error.deviceMessage : undefined;
}
