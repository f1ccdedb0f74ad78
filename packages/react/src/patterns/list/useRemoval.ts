import { type Deletions, deleteMany } from '@carillon/client';
import { useRef, useState } from 'react';
import { useCarillon } from '../../hooks/context.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { listTexts } from '../../messages/en/list.ts';

/** A row, as far as deleting it goes. */
export interface RemovalItem {
  readonly id: number;
  /** What it is called in the question and the answer. */
  readonly name: string;
}

/** Where a deletion of rows stands. */
export type RemovalStep =
  | { readonly status: 'asking'; readonly items: readonly RemovalItem[] }
  | { readonly status: 'running'; readonly items: readonly RemovalItem[]; readonly doneCount: number }
  | { readonly status: 'incomplete'; readonly result: Deletions<RemovalItem> };

/** Deletes rows after a question, and shows how far it is (LST-06, FLT-075). */
export interface Removal {
  /** Null while nothing is being deleted. */
  readonly step: RemovalStep | null;
  readonly ask: (items: readonly RemovalItem[]) => void;
  readonly confirm: () => void;
  /** Begins no further row. */
  readonly stop: () => void;
  /** Also the answer No. */
  readonly close: () => void;
}

export interface RemovalOptions {
  /** Deletes one row. */
  readonly remove: (id: number) => Promise<unknown>;
  /** Loads the list again: what is gone goes, what failed stays and stays selected. */
  readonly reload: () => Promise<unknown>;
}

/** The controller of deleting what is selected in a list. */
export function useRemoval({ remove, reload }: RemovalOptions): Removal {
  const { notify } = useCarillon('useRemoval');
  const t = useMessages(listTexts);
  const [step, setStep] = useState<RemovalStep | null>(null);
  const stopping = useRef<AbortController>(undefined);

  async function run(items: readonly RemovalItem[]) {
    const controller = new AbortController();
    stopping.current = controller;
    setStep({ status: 'running', items, doneCount: 0 });
    const result = await deleteMany(items, ({ id }) => remove(id), {
      signal: controller.signal,
      onProgress: (doneCount) => setStep({ status: 'running', items, doneCount }),
    });
    await reload();
    const { deleted, failed, left } = result;
    setStep(failed.length + left.length > 0 ? { status: 'incomplete', result } : null);
    const [only] = deleted;
    if (!only) return;
    const title =
      deleted.length === 1
        ? t('list.deleted', { name: only.name })
        : t('list.deletedMany', { count: deleted.length });
    notify({ kind: 'success', title });
  }

  return {
    step,
    ask: (items) => setStep({ status: 'asking', items }),
    confirm() {
      if (step?.status === 'asking') void run(step.items);
    },
    stop: () => stopping.current?.abort(),
    close() {
      if (step?.status !== 'running') setStep(null);
    },
  };
}
