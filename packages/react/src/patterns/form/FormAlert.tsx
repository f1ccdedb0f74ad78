import { type ReactNode, useEffect, useRef } from 'react';
import { Banner, CircleAlert, Icon } from '../../ui/index.ts';
import * as styles from './FormAlert.css.ts';
import type { FormFailure } from './useForm.ts';

export interface FormAlertProps {
  failure: FormFailure;
  title?: string;
  /** A line of a bar instead of a frame of its own. */
  isLine?: boolean;
  children: ReactNode;
}

/** Why a form was not sent. The focus comes here where no field is to blame. */
export function FormAlert({ failure, title, isLine, children }: FormAlertProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure.hasFocus) ref.current?.focus();
  }, [failure]);
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
