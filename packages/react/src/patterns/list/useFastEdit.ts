import type { FormEntity } from '@carillon/protocol/http';
import { useCarillon } from '../../hooks/context.ts';
import { useRequest } from '../../hooks/platform/useRequest.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { listEditTexts } from '../../messages/en/listEdit.ts';
import type { Translate } from '../../messages/messages.ts';
import { Pencil } from '../../ui/index.ts';
import type { RowRecord } from '../../ui/lists/RowList.tsx';
import type { StoredRecord } from '../form/stored/recordStore.ts';
import { tellOwnSave } from '../form/stored/useOwnSaves.ts';
import {
  type BulkAction,
  type BulkActionOptions,
  type BulkItem,
  type BulkWords,
  useBulkAction,
} from './useBulkAction.ts';

/** An entity whose records are read and saved one by one. */
interface EditedEntity<Rec, Body> {
  readonly idName: string;
  readonly calls: Pick<FormEntity<Rec, never, Body>['calls'], 'read' | 'update'>;
}

export interface FastEditOptions<Row extends RowRecord, Rec, Body>
  extends Omit<BulkActionOptions<Row>, 'run' | 'label' | 'icon' | 'words' | 'isDangerous' | 'isDone'>,
    Partial<Pick<BulkActionOptions<Row>, 'label' | 'icon'>> {
  /** Whose record it is, where the paths of the entity say it. */
  readonly parentOf?: (row: Row) => object;
  /** All that is sent of a record, as it is now, with what is changed. */
  readonly toBody: (record: Rec) => Body;
  /** Where the form of a record leads back to, if that is not this list: other tabs know it by that. */
  readonly listPathOf?: (row: Row) => string;
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
  { calls, idName }: EditedEntity<Rec, Body>,
  { parentOf, toBody, listPathOf, words, ...options }: FastEditOptions<Row, Rec, Body>,
): BulkAction<Row> {
  const t = useMessages(listEditTexts);
  const request = useRequest();
  const { pathname } = useCarillon('useFastEdit').navigation.useLocation();
  return useBulkAction<Row>({
    label: t('list.edit'),
    icon: Pencil,
    ...options,
    words: { ...editWords(t), ...words },
    async run(row) {
      const at = { ...parentOf?.(row), [idName]: row.id };
      const body = toBody(await request(calls.read, at));
      const saved = await request(calls.update, { ...at, body });
      // Another tab may be editing it, on its page.
      tellOwnSave(listPathOf?.(row) ?? pathname, saved);
    },
  });
}
