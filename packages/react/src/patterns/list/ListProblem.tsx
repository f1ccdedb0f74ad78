import { useState } from 'react';
import { useMessages } from '../../hooks/useMessages.ts';
import { Alert, Button } from '../../ui/index.ts';
import * as styles from './ListScreen.css.ts';

export interface ListProblemProps {
  /** What could not be loaded, in one sentence. */
  title: string;
  /** Why, in words. */
  reason: string;
  /** What failed: another one is said anew, even in the same words. */
  cause: unknown;
  closeLabel: string;
  /** It is being loaded again. */
  isRetrying?: boolean;
  onRetry: () => void;
}

/** Said in an alert; once that is closed a quiet line stays in its place, until it is loaded or has failed anew. */
export function ListProblem(props: ListProblemProps) {
  const { title, reason, cause, closeLabel, isRetrying = false, onRetry } = props;
  const t = useMessages();
  const [closed, setClosed] = useState<{ readonly cause: unknown }>();
  if (closed && closed.cause === cause) {
    return (
      <div className={styles.problem}>
        {title}
        <Button size="s" isPending={isRetrying} onPress={onRetry}>
          {t('error.retry')}
        </Button>
      </div>
    );
  }
  return (
    <Alert
      title={title}
      closeLabel={closeLabel}
      onClose={() => setClosed({ cause })}
      action={
        <Button isPending={isRetrying} onPress={onRetry}>
          {t('error.retry')}
        </Button>
      }
    >
      {reason}
    </Alert>
  );
}
