import { useCarillon } from '../../hooks/context.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { listDeleteTexts } from '../../messages/en/listDelete.ts';
import { isNotFound } from '../../messages/errorText.ts';
import type { Translate } from '../../messages/messages.ts';
import { Trash2 } from '../../ui/index.ts';
import type { RowRecord } from '../../ui/lists/RowList.tsx';
import { tellOwnDeletion } from '../form/stored/useOwnSaves.ts';
import { type BulkAction, type BulkActionOptions, type BulkWords, useBulkAction } from './useBulkAction.ts';

export interface DeletionOptions<Row extends RowRecord>
  extends Pick<BulkActionOptions<Row>, 'list' | 'run' | 'reasonAgainst' | 'atOnce'> {
  /** By default 'Delete'. */
  readonly label?: string;
  /** What it says otherwise than other lists. */
  readonly words?: Partial<BulkWords>;
}

/** What a deletion says in most lists. */
export const deletionWords = (t: Translate<typeof listDeleteTexts>): BulkWords => ({
  title: () => t('list.delete.title'),
  question: (names) => t('list.delete.named', { names }),
  confirm: (items) =>
    items.length === 1
      ? t('list.delete.confirmOne', { name: items[0]?.name ?? '' })
      : t('list.delete.confirm', { count: items.length }),
  running: t('list.delete.running'),
  incomplete: t('list.delete.incomplete'),
  failed: (count) => t('list.delete.failed', { count }),
  failedOne: {
    title: t('list.delete.failedOne.title'),
    text: (name) => t('list.delete.failedOne', { name }),
  },
  done: (items) =>
    items.length === 1
      ? t('list.deleted', { name: items[0]?.name ?? '' })
      : t('list.deletedMany', { count: items.length }),
});

/** Deletes what is selected in a list, after a question (LST-06). What somebody else has deleted already is deleted. */
export function useDeletion<Row extends RowRecord>(options: DeletionOptions<Row>): BulkAction<Row> {
  const t = useMessages(listDeleteTexts);
  const { pathname } = useCarillon('useDeletion').navigation.useLocation();
  return useBulkAction({
    icon: Trash2,
    isDangerous: true,
    isDone: isNotFound,
    ...options,
    async run(row) {
      await options.run(row);
      tellOwnDeletion(pathname, row.id);
    },
    label: options.label ?? t('list.delete'),
    words: { ...deletionWords(t), ...options.words },
  });
}
