import { useState } from 'react';
import { useMessages } from '../../hooks/useMessages.ts';
import { listTexts } from '../../messages/en/list.ts';
import { errorText } from '../../messages/errorText.ts';
import { Alert, Button } from '../../ui/index.ts';
import type { RowRecord } from '../../ui/lists/RowList.tsx';
import * as styles from './ListScreen.css.ts';
import { isListEmpty, type ListState } from './listState.ts';

export interface ListProblemsProps<Row extends RowRecord> {
  list: ListState<Row>;
  /** The first sentence of the alert when rows cannot be loaded. */
  failedTitle: string;
}

/** Why there are no rows, or only the ways to order them are missing. */
export function ListProblems<Row extends RowRecord>({ list, failedTitle }: ListProblemsProps<Row>) {
  const t = useMessages(listTexts);
  const { error, orderError, reload } = list;
  const onRetry = () => void reload();
  return (
    <>
      {error && <ListProblem error={error} title={failedTitle} onRetry={onRetry} />}
      {orderError && !isListEmpty(list) && (
        <ListProblem error={orderError} title={t('list.order.failed')} onRetry={onRetry} />
      )}
    </>
  );
}

interface ListProblemProps {
  error: Error;
  /** What could not be loaded, in one sentence. */
  title: string;
  onRetry: () => void;
}

/** Said in an alert; once that is closed a quiet line stays in its place, until it is loaded or has failed anew. */
function ListProblem({ error, title, onRetry }: ListProblemProps) {
  const t = useMessages(listTexts);
  const [closed, setClosed] = useState<Error>();
  if (closed === error) {
    return (
      <div className={styles.problem}>
        {title}
        <Button size="s" onPress={onRetry}>
          {t('error.retry')}
        </Button>
      </div>
    );
  }
  return (
    <Alert
      title={title}
      closeLabel={t('list.close')}
      onClose={() => setClosed(error)}
      action={<Button onPress={onRetry}>{t('error.retry')}</Button>}
    >
      {errorText(t, error)}
    </Alert>
  );
}
