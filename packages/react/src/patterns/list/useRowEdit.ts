import type { FormEntity } from '@carillon/protocol/http';
import { useCarillon } from '../../hooks/context.ts';
import { useRequest } from '../../hooks/platform/useRequest.ts';
import type { RowRecord } from '../../ui/lists/RowList.tsx';
import type { StoredRecord } from '../form/stored/recordStore.ts';
import { tellOwnSave } from '../form/stored/useOwnSaves.ts';

/** An entity whose records are read and saved one by one. */
export interface EditedEntity<Rec, Body> {
  readonly idName: string;
  readonly calls: Pick<FormEntity<Rec, never, Body>['calls'], 'read' | 'update'>;
}

export interface RowEditOptions<Row extends RowRecord, Rec, Body> {
  /** Whose record it is, where the paths of the entity say it. */
  readonly parentOf?: (row: Row) => object;
  /** All that is sent of a record, as it is now, with what is changed. */
  readonly toBody: (record: Rec) => Body;
  /** Where the form of a record leads back to, if that is not this list: other tabs know it by that. */
  readonly listPathOf?: (row: Row) => string;
}

/**
 * Changes the record of a row: it is read before it is sent, so that what somebody else has saved since the list was loaded
 * stays (FLT-134).
 */
export function useRowEdit<Row extends RowRecord, Rec extends StoredRecord, Body>({
  calls,
  idName,
}: EditedEntity<Rec, Body>) {
  const request = useRequest();
  const { pathname } = useCarillon('useRowEdit').navigation.useLocation();
  return async (
    row: Row,
    { parentOf, toBody, listPathOf }: RowEditOptions<Row, Rec, Body>,
  ): Promise<void> => {
    const at = { ...parentOf?.(row), [idName]: row.id };
    const body = toBody(await request(calls.read, at));
    const saved = await request(calls.update, { ...at, body });
    // Another tab may be editing it, on its page.
    tellOwnSave(listPathOf?.(row) ?? pathname, saved);
  };
}
