import { useMessages } from '../../hooks/useMessages.ts';
import { listEditTexts } from '../../messages/en/listEdit.ts';
import type { Translate } from '../../messages/messages.ts';
import { Pencil } from '../../ui/index.ts';
import type { RowRecord } from '../../ui/lists/RowList.tsx';
import type { StoredRecord } from '../form/stored/recordStore.ts';
import {
  type BulkAction,
  type BulkActionOptions,
  type BulkItem,
  type BulkWords,
  useBulkAction,
} from './useBulkAction.ts';
import { type EditedEntity, type RowEditOptions, useRowEdit } from './useRowEdit.ts';

export interface FastEditOptions<Row extends RowRecord, Rec, Body>
  extends Omit<BulkActionOptions<Row>, 'run' | 'label' | 'icon' | 'words' | 'isDangerous' | 'isDone'>,
    Partial<Pick<BulkActionOptions<Row>, 'label' | 'icon'>>,
    RowEditOptions<Row, Rec, Body> {
  /** What it says otherwise than other lists. */
  readonly words?: Partial<BulkWords>;
}

/** What a fast edit says in most lists. */
function editWords(t: Translate<typeof listEditTexts>): BulkWords {
  const ask = (items: readonly BulkItem[]) => t('list.edit.many', { count: items.length });
  return {
    title: ask,
    question: (names) => names,
    confirm: ask,
    running: t('list.edit.running'),
    incomplete: t('list.edit.failedTitle'),
    failed: (count) => t('list.edit.failed', { count }),
    failedOne: {
      title: t('list.edit.failedTitle'),
      text: (name) => t('list.edit.failedOne', { name }),
    },
    done: (items) => t('list.edited', { count: items.length }),
  };
}

/**
 * Changes the same of all records that are selected (USR-03, FLT-134). Each is read before it is sent, so that what
 * somebody else has saved since the list was loaded stays; one that is refused is named, and the others go on.
 *
 * @example
 * const edit = useFastEdit(devices, { list, toBody: (device) => ({ ...devices.toForm(device), device_tag_id }) });
 */
export function useFastEdit<Row extends RowRecord, Rec extends StoredRecord, Body>(
  entity: EditedEntity<Rec, Body>,
  { parentOf, toBody, listPathOf, words, ...options }: FastEditOptions<Row, Rec, Body>,
): BulkAction<Row> {
  const t = useMessages(listEditTexts);
  const edit = useRowEdit<Row, Rec, Body>(entity);
  return useBulkAction<Row>({
    label: t('list.edit'),
    icon: Pencil,
    ...options,
    words: { ...editWords(t), ...words },
    run: (row) => edit(row, { parentOf, toBody, listPathOf }),
  });
}
