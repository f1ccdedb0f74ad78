import { ApiError, type BrokerError, CommandError } from '@carillon/client';
import { MAIL_TOKEN_REFUSALS } from '@carillon/protocol/account';
import type { devicesTexts } from './en/devices.ts';
import type { Translate } from './messages.ts';

/** What was asked for is not there any more, or never was (S8, 404). */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.code === 'notFound';

/** What was asked for is not for this person (S8, 403). */
export const isForbidden = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'forbidden';

/** The e-mail address belongs to an account already (S8, Account flows). */
export const isAlreadyRegistered = (error: unknown): boolean =>
  error instanceof ApiError && (error.serverMessage ?? '').includes('already registered');

/** The token of an e-mail has done what it was for, in another tab perhaps: to verify an address, or to set a password. */
export const isTokenUsed = (error: unknown, use: 'verified' | 'used'): boolean =>
  error instanceof ApiError && error.serverMessage === MAIL_TOKEN_REFUSALS[use];

/** Whether a record was not deleted because others point at it (S8). */
export const isStillUsed = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.code === 'refused' &&
  / is still associated with /.test(error.serverMessage ?? '');

/** The sentence for anything that went wrong (S8, D8). What a server or a device said is passed on as text. */
export function errorText(t: Translate, error: unknown): string {
  if (error instanceof ApiError) return apiErrorText(t, error);
  if (error instanceof CommandError) {
    if (error.code === 'timeout') return t('command.timeout', { ms: String(error.timeoutMs ?? 0) });
    return error.deviceMessage || t(`command.${error.code}`);
  }
  return t('error.unexpected');
}

function apiErrorText(t: Translate, error: ApiError): string {
  const { code, status, serverMessage, retryAfterSeconds } = error;
  switch (code) {
    case 'unauthorized':
      // What the server said of the old token would send people to a login that they do not need.
      if (error.isRenewed) return t('error.renewed');
      return serverMessage || t('error.unauthorized');
    case 'forbidden':
      return serverMessage || t('error.forbidden');
    case 'refused':
      return serverMessage || t(isSave(error) ? 'error.refusedSave' : 'error.refused');
    case 'tooLarge':
      return serverMessage || t('error.tooLarge');
    case 'unknownStatus':
      return t('error.unknownStatus', { status: String(status ?? '') });
    case 'tooMany':
      return retryAfterSeconds ? t('error.tooManyFor', { count: retryAfterSeconds }) : t('error.tooMany');
    default:
      return t(`error.${code}`);
  }
}

const isSave = ({ call }: ApiError) => /^(POST|PUT) /.test(call);

/** The sentence for a connection that failed or was lost (D8). */
export function brokerErrorText(t: Translate<typeof devicesTexts>, { code, address }: BrokerError): string {
  return code === 'refused' || code === 'lost' ? t(`broker.${code}`, { address }) : t(`broker.${code}`);
}
