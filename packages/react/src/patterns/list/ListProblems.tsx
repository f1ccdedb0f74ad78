import { useMessages } from '../../hooks/useMessages.ts';
import { listTexts } from '../../messages/en/list.ts';
import { errorText } from '../../messages/errorText.ts';
import type { RowRecord } from '../../ui/lists/RowList.tsx';
import { ListProblem } from './ListProblem.tsx';
import { isListEmpty, type ListState } from './listState.ts';

export interface ListProblemsProps<Row extends RowRecord> {
  list: ListState<Row>;
  /** The first sentence of the alert when rows cannot be loaded, instead of 'This list could not be loaded.' */
  failedTitle?: string | undefined;
}

/** Why there are no rows, or only the ways to order them are missing. */
export function ListProblems<Row extends RowRecord>({ list, failedTitle }: ListProblemsProps<Row>) {
  const t = useMessages(listTexts);
  const { error, orderError, reload } = list;
  const common = { closeLabel: t('list.close'), onRetry: () => void reload() };
  const why = (cause: Error) => ({ cause, reason: errorText(t, cause) });
  return (
    <>
      {error && <ListProblem {...common} {...why(error)} title={failedTitle ?? t('list.failed')} />}
      {orderError && !isListEmpty(list) && (
        <ListProblem {...common} {...why(orderError)} title={t('list.order.failed')} />
      )}
    </>
  );
}
