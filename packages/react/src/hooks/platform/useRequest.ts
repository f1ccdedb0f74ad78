import type { Http } from '@carillon/client';
import { useCarillon } from '../context.ts';

/**
 * Makes calls that change something, in the hands of an action or a form; what reads is `useCall`. It rejects with an
 * ApiError, whose sentence is `errorText(t, error)`.
 *
 * @example
 * const request = useRequest();
 * const resend = useAction((email: string) => request(resendEmail, { body: { email } }));
 */
export const useRequest = (): Http['request'] => useCarillon('useRequest').client.http.request;
