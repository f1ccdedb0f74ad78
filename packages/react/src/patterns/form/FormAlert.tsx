import { type ReactNode, useEffect, useRef } from 'react';
import { Banner } from '../../ui/index.ts';
import type { FormFailure } from './useForm.ts';

export interface FormAlertProps {
  failure: FormFailure;
  title: string;
  children: ReactNode;
}

/** Why a form was not sent, at its top. The focus comes here where no field is to blame. */
export function FormAlert({ failure, title, children }: FormAlertProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure.hasFocus) ref.current?.focus();
  }, [failure]);
  return (
    <Banner ref={ref} kind="danger" role="alert" title={title}>
      {children}
    </Banner>
  );
}
