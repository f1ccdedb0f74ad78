import { useMessages } from '../../hooks/useMessages.ts';
import { errorText } from '../../messages/errorText.ts';
import { Banner, Button } from '../../ui/index.ts';
import type { RowRecord } from '../../ui/lists/RowList.tsx';
import type { ListState } from './listState.ts';

export interface ListProblemsProps<Row extends RowRecord> {
  list: ListState<Row>;
  /** The first sentence of the alert when rows cannot be loaded. */
  failedTitle: string;
}

/** Why there are no rows. That only the ways to order them are missing is said in their place (`ListToolbar`). */
export function ListProblems<Row extends RowRecord>({ list, failedTitle }: ListProblemsProps<Row>) {
  const t = useMessages();
  if (!list.error) return null;
  return (
    <Banner
      kind="danger"
      role="alert"
      title={failedTitle}
      action={<Button onPress={() => void list.reload()}>{t('error.retry')}</Button>}
    >
      {errorText(t, list.error)}
    </Banner>
  );
}
