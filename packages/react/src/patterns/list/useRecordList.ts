import type { Call, ListedEntity, PathParams, Schema } from '@carillon/protocol/http';
import { type OrderOption, toListQuery } from '@carillon/protocol/list';
import { useCallback } from 'react';
import { useListParams } from '../../hooks/page/useListParams.ts';
import { useCall } from '../../hooks/platform/useCall.ts';
import { useRequest } from '../../hooks/platform/useRequest.ts';
import type { RowRecord } from '../../ui/lists/RowList.tsx';
import type { ListRules, ListState } from './listState.ts';
import type { BulkAction } from './useBulkAction.ts';
import { type DeletionOptions, useDeletion } from './useDeletion.ts';
import { PAGE, toCountRequest, toPageRequest, useList } from './useList.ts';

/** An entity that has a list screen: its records can be ordered. */
type Listed<Row, Path extends string> = ListedEntity<Row, Path> & {
  readonly calls: { readonly order: Call<string, undefined, undefined, Schema<OrderOption[]>> };
};

export interface RecordListOptions<Row extends RowRecord>
  // By default what is typed is looked for in the texts that the server searches.
  extends Pick<ListRules<Row>, 'getTexts' | 'reasonAgainst'> {
  /** What a deletion says otherwise than other lists. */
  readonly deletion?: Pick<DeletionOptions<Row>, 'label' | 'words' | 'reasonAgainst'>;
}

/** Whose records they are, where the paths of the entity say it: `{ userId: 2, flag: true }`. */
type OptionsOf<Row extends RowRecord, Path extends string> =
  unknown extends PathParams<Path>
    ? [options?: RecordListOptions<Row>]
    : [options: RecordListOptions<Row> & { readonly parent: PathParams<Path> }];

/** A list of records, and what can be done with those that are selected. */
export type RecordList<Row extends RowRecord> = ListState<Row> & {
  /** Undefined where the entity knows no deletion. */
  readonly deletion: BulkAction<Row> | undefined;
};

/**
 * The controller of a list of an entity (S2, S7): its calls, and the address that says page, search and order.
 *
 * @example const list = useRecordList(tags, { parent: { userId, flag: true } });
 */
export function useRecordList<Row extends RowRecord, Path extends string>(
  entity: Listed<Row, Path>,
  ...options: OptionsOf<Row, Path>
): RecordList<Row>;
export function useRecordList<Row extends RowRecord>(
  { path, calls, getName, idName, searched, listParams }: Listed<Row, string>,
  options: RecordListOptions<Row> & { readonly parent?: object } = {},
): RecordList<Row> {
  const { parent, deletion, ...rules } = options;
  const request = useRequest();
  const getTexts = useCallback((row: Row) => searched.map((name) => String(row[name] ?? '')), [searched]);
  const params = useListParams(listParams);
  const list = useList<Row>({
    params,
    viewsOf: path,
    getName,
    getTexts,
    ...rules,
    page: useCall(calls.list, { ...parent, ...toPageRequest(params) }, PAGE),
    count: useCall(calls.count, { ...parent, ...toCountRequest(params) }),
    orders: useCall(calls.order, {}),
  });
  const { remove } = calls;
  const deleting = useDeletion<Row>({
    ...deletion,
    list,
    run: async ({ id }) => remove && request(remove, { ...parent, [idName]: id }),
  });
  return {
    ...list,
    isOwned: parent !== undefined,
    deletion: remove && deleting,
    readRows: (page, signal) =>
      request(calls.list, { ...parent, query: { ...toListQuery(params), ...page } }, { signal }),
  };
}
