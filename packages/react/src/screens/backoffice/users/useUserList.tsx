import { type FastEdit, LAST_ADMINISTRATOR, toFastEdit, type User, users } from '@carillon/protocol/account';
import { useState } from 'react';
import { useMessages } from '../../../hooks/useMessages.ts';
import { usersTexts } from '../../../messages/en/users.ts';
import type { BulkItem, BulkWords, ListAction } from '../../../patterns/list/useBulkAction.ts';
import { useFastEdit } from '../../../patterns/list/useFastEdit.ts';
import { type RecordList, useRecordList } from '../../../patterns/list/useRecordList.ts';
import { lazyPart } from '../../../patterns/part/lazyPart.tsx';
import { Skeleton } from '../../../ui/index.ts';

// As high as its three choices: the dialog keeps its size.
const FastEditFields = lazyPart(
  () => import('./FastEditFields.tsx'),
  () => <Skeleton height={208} />,
);

const AS_IS: FastEdit = { role: null, verified: null, blocked: null };

/** The people, and what can be done with those that are selected: the fast edit, and the deletion (USR-03). */
export function useUserList(): {
  readonly list: RecordList<User>;
  readonly actions: readonly (ListAction<User> | undefined)[];
} {
  const t = useMessages(usersTexts);
  const [changes, setChanges] = useState(AS_IS);
  const reason = (error: string) => (error === LAST_ADMINISTRATOR ? t('user.lastAdmin') : error);
  const list = useRecordList(users, {
    deletion: {
      words: {
        question: (names) => t('users.delete.question', { names }),
        confirm: ({ length }) => t('users.delete.confirm', { count: length }),
        incomplete: t('users.delete.incomplete'),
        failed: (count) => t('users.delete.failed', { count }),
        reason,
        done: (items) =>
          items.length === 1
            ? t('users.deleted', { id: String(items[0]?.id) })
            : t('users.deletedMany', { count: items.length }),
      } satisfies Partial<BulkWords>,
    },
  });
  const editWords = (items: readonly BulkItem[]) =>
    items.length === 1
      ? t('users.edit', { name: items[0]?.name ?? '' })
      : t('users.edit.many', { count: items.length });
  const edit = useFastEdit(users, {
    list,
    toBody: (person) => toFastEdit(person, changes),
    isReady: Object.values(changes).some((value) => value !== null),
    onAsk: () => setChanges(AS_IS),
    field: <FastEditFields value={changes} onChange={setChanges} />,
    words: {
      title: editWords,
      confirm: editWords,
      failed: (count) => t('users.edit.failed', { count }),
      reason,
      done: (items) => t('users.edited', { count: items.length }),
    },
  });
  return { list, actions: [edit, list.deletion] };
}
