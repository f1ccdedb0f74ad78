import { type DoManyOptions, doMany, type Outcome } from '@carillon/client';
import { type ReactElement, type ReactNode, useState } from 'react';
import { type Notice, useCarillon } from '../../hooks/context.ts';
import { type ActionState, useAction } from '../../hooks/useAction.ts';
import type { IconType } from '../../ui/index.ts';
import type { RowRecord } from '../../ui/lists/RowList.tsx';
import type { RowId } from '../../ui/lists/useRowSelection.ts';
import type { ListState } from './listState.ts';

/** A button for what is selected in a list. */
export interface ListAction<Row extends RowRecord> {
  readonly label: string;
  readonly icon: IconType;
  readonly isDangerous?: boolean | undefined;
  /** Why it cannot be done with these rows: 'Select one tag to edit it.' */
  readonly reasonAgainst?: ((rows: readonly Row[]) => string | undefined) | undefined;
  readonly onPress: (rows: readonly Row[]) => void;
  /**
   * The dialog in which it asks, runs and says what failed; none while nothing is done. An element, with a key, is one whose
   * words come when they are needed.
   */
  readonly dialog?: BulkDialogState | ReactElement | null;
}

/** A row, as far as a question and an answer about it go. */
export interface BulkItem {
  readonly id: RowId;
  readonly name: string;
}

/** Where an action over many rows stands. */
export type BulkStep<Item extends BulkItem = BulkItem> =
  | { readonly status: 'asking'; readonly items: readonly Item[] }
  | { readonly status: 'running'; readonly outcome: Outcome<Item> }
  | { readonly status: 'incomplete'; readonly outcome: Outcome<Item> };

/** What an action over many rows says. A single row is named where several are counted (API-10). */
export interface BulkWords {
  /** The title of the question: 'Are you sure?' */
  readonly title: (items: readonly BulkItem[]) => string;
  /** The question; `names` are those of the first rows, as the language lists them. */
  readonly question: (names: string) => ReactNode;
  /** The button that does it: 'I am sure, delete 3 rows'. */
  readonly confirm: (items: readonly BulkItem[]) => string;
  /** The title while it runs. */
  readonly running: string;
  /** The title where some rows are left. */
  readonly incomplete: string;
  /** Above the rows that failed: '2 rows were not deleted.' */
  readonly failed: (count: number) => string;
  /** Where the only row failed; an error may have a title of its own. */
  readonly failedOne: {
    readonly title: string;
    readonly text: (name: string) => string;
    readonly findTitle?: (error: unknown) => string | undefined;
  };
  /** Why a row failed, in a sentence of its own; by default what was said. */
  readonly reason?: (error: string) => string;
  /** What is told when it is done: '2 rows have been deleted.', or a title with a detail. */
  readonly done: (items: readonly BulkItem[]) => string | Pick<Notice, 'title' | 'detail'>;
}

/** What the dialog of an action shows and does. */
export interface BulkDialogState {
  readonly step: BulkStep;
  readonly words: BulkWords;
  readonly isDangerous: boolean;
  /** What is to be chosen or typed before it can be done. */
  readonly field?: ReactNode;
  /** At the start of the foot, beside the question. */
  readonly aside?: ReactNode;
  /** False while what is chosen or typed is not enough. */
  readonly isReady: boolean;
  readonly onConfirm: () => void;
  /** Begins no further row. */
  readonly onStop: () => void;
  /** Does it once more to the rows that failed or were left. */
  readonly onRetry: () => void;
  /** Also the answer No. */
  readonly onClose: () => void;
}

export interface BulkActionOptions<Row extends RowRecord>
  extends Pick<ListAction<Row>, 'label' | 'icon' | 'isDangerous' | 'reasonAgainst'>,
    Pick<BulkDialogState, 'field' | 'aside'>,
    Pick<DoManyOptions<Row>, 'atOnce' | 'isDone' | 'isEachDevice'> {
  /** Of these rows; it is loaded again when something has been done. */
  readonly list: Pick<ListState<Row>, 'getName' | 'reload'>;
  /** Does it to one row; after a new token it is called again. */
  readonly run: (row: Row) => Promise<unknown>;
  readonly words: BulkWords;
  /** False while `field` says nothing that could be done. */
  readonly isReady?: boolean;
  /** Called when it begins to ask: what was chosen before is forgotten. */
  readonly onAsk?: () => void;
}

export interface BulkAction<Row extends RowRecord> extends ListAction<Row> {
  readonly dialog: BulkDialogState | null;
  /** Does it without asking, as another answer to the question of another action does. */
  readonly start: (rows: readonly Row[]) => void;
  /** The rows about which it asks. */
  readonly rows: readonly Row[];
}

interface RowItem<Row> extends BulkItem {
  readonly row: Row;
}

/**
 * The controller of an action over what is selected in a list (LST-06, FLT-075): it asks, shows how far it is, can be
 * stopped, and names the rows that failed, which stay selected.
 */
export function useBulkAction<Row extends RowRecord>(options: BulkActionOptions<Row>): BulkAction<Row> {
  const { list, words, isDangerous = false, isReady = true } = options;
  const { notify, tellFailure } = useCarillon('useBulkAction');
  const [asked, setAsked] = useState<readonly RowItem<Row>[] | null>(null);
  const itemsOf = (rows: readonly Row[]) => rows.map((row) => ({ id: row.id, name: list.getName(row), row }));

  const action = useAction<readonly RowItem<Row>[], Outcome<RowItem<Row>>, Outcome<RowItem<Row>>>(
    async (items, { signal, onProgress }) => {
      const outcome = await doMany(items, ({ row }) => options.run(row), { ...options, signal, onProgress });
      for (const { error } of outcome.failed) tellFailure(error);
      await list.reload();
      if (outcome.done.length > 0) {
        const said = words.done(outcome.done);
        notify({ kind: 'success', ...(typeof said === 'string' ? { title: said } : said) });
      }
      return outcome;
    },
  );
  const step = stepOf(asked, action.state);

  function run(items: readonly RowItem<Row>[]) {
    setAsked(null);
    action.run(items);
  }

  return {
    label: options.label,
    icon: options.icon,
    isDangerous,
    reasonAgainst: options.reasonAgainst,
    onPress(rows) {
      options.onAsk?.();
      setAsked(itemsOf(rows));
    },
    start: (rows) => run(itemsOf(rows)),
    rows: asked?.map(({ row }) => row) ?? [],
    dialog: step && {
      step,
      words,
      isDangerous,
      field: options.field,
      aside: options.aside,
      isReady,
      onConfirm() {
        if (asked && isReady) run(asked);
      },
      onStop: action.stop,
      onRetry() {
        if (step.status !== 'incomplete') return;
        const { failed, left } = step.outcome;
        run([...failed.map(({ item }) => item), ...left]);
      },
      onClose() {
        setAsked(null);
        action.dismiss();
      },
    },
  };
}

type Many<Item> = ActionState<readonly Item[], Outcome<Item>, Outcome<Item>>;

function stepOf<Item extends BulkItem>(
  asked: readonly Item[] | null,
  state: Many<Item>,
): BulkStep<Item> | null {
  if (asked) return { status: 'asking', items: asked };
  if (state.status === 'running') {
    return { status: 'running', outcome: state.progress ?? { done: [], failed: [], left: state.input } };
  }
  if (state.status !== 'done') return null;
  const { failed, left } = state.answer;
  return failed.length + left.length > 0 ? { status: 'incomplete', outcome: state.answer } : null;
}
