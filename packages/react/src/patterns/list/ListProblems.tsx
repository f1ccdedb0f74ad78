import { useMessages } from '../../hooks/useMessages.ts';
import { listTexts } from '../../messages/en/list.ts';
import { errorText } from '../../messages/errorText.ts';
import { Banner, Button } from '../../ui/index.ts';
import type { RowRecord } from '../../ui/lists/RowList.tsx';
import type { ListState } from './listState.ts';

export interface ListProblemsProps<Row extends RowRecord> {
  list: ListState<Row>;
  /** The first sentence of the alert when rows cannot be loaded. */
  failedTitle: string;
}

/** What of a list could not be loaded. */
export function ListProblems<Row extends RowRecord>({ list, failedTitle }: ListProblemsProps<Row>) {
  const t = useMessages(listTexts);
  return (
    <>
      {list.error && (
        <Banner
          kind="danger"
          role="alert"
          title={failedTitle}
          action={<Button onPress={() => void list.reload()}>{t('error.retry')}</Button>}
        >
          {errorText(t, list.error)}
        </Banner>
      )}
      {list.orderError && (
        <Banner kind="danger" role="alert" title={t('list.order.failed')}>
          {errorText(t, list.orderError)}
        </Banner>
      )}
    </>
  );
}
