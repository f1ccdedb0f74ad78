import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '../../hooks/useMessages.ts';
import { errorText } from '../../messages/errorText.ts';
import { Alert, type AlertProps, Banner, CircleAlert, Icon } from '../../ui/index.ts';
import * as styles from './FormAlert.css.ts';
import type { FormFailure, FormState } from './useForm.ts';

export interface FormAlertProps {
  /** The focus comes here where it blames no field. */
  failure: FormFailure | null;
  title?: string;
  /** A line of a bar instead of a frame of its own. */
  isLine?: boolean;
  children: ReactNode;
}

/** What keeps a form from being sent, for as long as it does. */
export function FormAlert({ failure, title, isLine, children }: FormAlertProps) {
  const ref = useFailureFocus(failure);
  return isLine ? (
    <div ref={ref} role="alert" tabIndex={-1} className={styles.line}>
      <Icon icon={CircleAlert} />
      {children}
    </div>
  ) : (
    <Banner ref={ref} kind="danger" role="alert" title={title}>
      {children}
    </Banner>
  );
}

/** How a refusal is said where the specification has words for it; `children` stand for the server's sentence. */
export type RefusalWords = Pick<AlertProps, 'kind' | 'action' | 'children'> & { readonly title: string };

export interface FormRefusalProps extends RefusalWords {
  form: Pick<FormState<object>, 'step' | 'onDismiss'>;
  closeLabel: string;
}

/** Why the last try was refused: closed by its cross, or after a while (API-09); what was typed stays. */
export function FormRefusal({ form: { step, onDismiss }, children, ...alert }: FormRefusalProps) {
  const t = useMessages();
  const refused = step.status === 'refused' ? step : null;
  const ref = useFailureFocus(refused);
  if (!refused) return null;
  return (
    <Alert key={refused.attempt} {...alert} ref={ref} onClose={onDismiss}>
      {children ?? errorText(t, refused.error)}
    </Alert>
  );
}

function useFailureFocus(failure: FormFailure | null) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure?.hasFocus) ref.current?.focus();
  }, [failure]);
  return ref;
}
