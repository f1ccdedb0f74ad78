import {
  ApiError,
  type ApiErrorCode,
  type BrokerErrorCode,
  CommandError,
  type CommandErrorCode,
} from '@carillon/client';
import { describe, expect, test } from 'vitest';
import { devicesTexts } from './en/devices.ts';
import { brokerErrorText, errorText } from './errorText.ts';
import { createMessages } from './messages.ts';

const t = createMessages().translate([devicesTexts]);

type ApiDetails = Partial<ConstructorParameters<typeof ApiError>[1]>;
const apiError = (code: ApiErrorCode, details: ApiDetails = {}) =>
  new ApiError(code, { call: 'GET /x', ...details });
const said = { serverMessage: 'This account is blocked' };

describe('the text of a call that failed', () => {
  test.each<[string, ApiErrorCode, ApiDetails, string]>([
    ['401 passes the message on', 'unauthorized', { status: 401, ...said }, 'This account is blocked'],
    ['403 passes the message on', 'forbidden', { status: 403, ...said }, 'This account is blocked'],
    ['401 without a message', 'unauthorized', { status: 401 }, 'Log in again to continue.'],
    ['403 without a message', 'forbidden', { status: 403 }, 'You are not allowed to see this.'],
    ['404', 'notFound', { status: 404, ...said }, 'Page not found'],
    [
      'FLT-114 413 passes the message on',
      'tooLarge',
      { status: 413, serverMessage: 'The file is larger than 10 MiB.' },
      'The file is larger than 10 MiB.',
    ],
    ['413 without a message', 'tooLarge', { status: 413 }, 'This is larger than the server accepts.'],
    ['500', 'serverError', { status: 500, ...said }, 'Internal server error'],
    ['502', 'unknownStatus', { status: 502, ...said }, 'Unknown server error 502'],
    ['418', 'unknownStatus', { status: 418 }, 'Unknown server error 418'],
  ])('API-06 %s', (_case, code, details, text) => {
    expect(errorText(t, apiError(code, details))).toBe(text);
  });

  test.each<[ApiErrorCode, string]>([
    ['notJson', "Cannot JSON parse server's answer"],
    ['network', 'Fetch raised an exception'],
    ['offline', 'Fetch raised an exception: there is no network connection.'],
  ])('API-07 %s', (code, text) => {
    expect(errorText(t, apiError(code, { cause: new TypeError('Failed to fetch') }))).toBe(text);
  });

  test.each<[string, ApiErrorCode, ApiDetails, string]>([
    ['a refusal says why', 'refused', { serverMessage: 'The tag is in use' }, 'The tag is in use'],
    ['a refusal without a word', 'refused', {}, 'Failed with no error messages from the server.'],
    [
      'an empty message is none',
      'refused',
      { serverMessage: '' },
      'Failed with no error messages from the server.',
    ],
    [
      'an answer of another shape',
      'invalidAnswer',
      {},
      'Fetch failed due to a response that this version cannot read.',
    ],
  ])('API-08 FLT-068 %s', (_case, code, details, text) => {
    expect(errorText(t, apiError(code, details))).toBe(text);
  });

  test.each([
    ['POST', 'Fetch failed with no error messages from the server.'],
    ['PUT', 'Fetch failed with no error messages from the server.'],
    ['DELETE', 'Failed with no error messages from the server.'],
  ])('API-08 a %s that is refused without a word', (method, text) => {
    expect(errorText(t, apiError('refused', { call: `${method} /x`, status: 200 }))).toBe(text);
  });

  test('API-06 BRK-02 statuses and milliseconds are written alike in every locale', () => {
    const arabic = createMessages({ locale: 'ar-EG' }).translate([devicesTexts]);
    expect(errorText(arabic, apiError('unknownStatus', { status: 502 }))).toBe('Unknown server error 502');
    expect(
      errorText(arabic, new CommandError('timeout', { command: 'Play', label: 'CR-1002', timeoutMs: 5000 })),
    ).toBe('MQTT response timeout (5000 ms)...');
  });

  test('FLT-049 whose token was renewed asks to try again, not to log in again', () => {
    const details = { status: 401, serverMessage: 'Your session has expired. Please log in again.' };
    expect(errorText(t, apiError('unauthorized', { ...details, isRenewed: true }))).toBe(
      'Your login expired and has been renewed. Please try again.',
    );
    expect(errorText(t, apiError('unauthorized', details))).toBe(details.serverMessage);
  });

  test.each([
    [17, 'Too many attempts. Try again in 17 seconds.'],
    [1, 'Too many attempts. Try again in 1 second.'],
    [0, 'Too many attempts. Wait a minute and try again.'],
    [undefined, 'Too many attempts. Wait a minute and try again.'],
  ])('FLT-074 429 with %s seconds to wait', (retryAfterSeconds, text) => {
    const details = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
    expect(errorText(t, apiError('tooMany', { status: 429, ...details }))).toBe(text);
  });
});

describe('the text of a command that failed', () => {
  test.each<[CommandErrorCode, string]>([
    ['notConnected', 'Paho is not connected yet'],
    ['connectionLost', 'The connection was lost before the device responded.'],
    ['deviceOffline', 'Device offline'],
    ['subscription', 'The broker refused the subscription to this device.'],
    ['deviceNotValid', 'Device is not valid'],
    ['refused', 'The device refused the command without giving a reason.'],
    ['invalidReply', 'The device sent a response that this version cannot read.'],
  ])('BRK-07 %s', (code, text) => {
    expect(errorText(t, new CommandError(code, { command: 'GetEvents', label: 'CR-1002' }))).toBe(text);
  });

  test('BRK-02 FLT-021 a timeout names its length', () => {
    const error = new CommandError('timeout', { command: 'GetEvents', label: 'CR-1002', timeoutMs: 5000 });
    expect(errorText(t, error)).toBe('MQTT response timeout (5000 ms)...');
  });

  test('FLT-029 what the device says is passed on', () => {
    const details = { command: 'SetEvent', label: 'CR-1002', deviceMessage: 'Overlapping event.' };
    expect(errorText(t, new CommandError('refused', details))).toBe('Overlapping event.');
  });
});

test.each([
  ['an error of another kind', new TypeError('x is undefined')],
  ['a text', 'No'],
  ['nothing', undefined],
  ['something that looks like ours', { name: 'ApiError', code: 'refused', serverMessage: 'secret' }],
])('%s is an unexpected error, and tells nothing of itself', (_case, error) => {
  expect(errorText(t, error)).toBe('Unexpected Application Error');
});

// The texts of D8 for the codes 1, 7 and other of a failed try, 0, 8 and other of a connection that ended.
test.each<[BrokerErrorCode, string]>([
  ['unreachable', 'The remote broker is unreachable it can be due to DNS issue; try again later.'],
  ['down', 'The remote broker is down or under maintenance; try again later.'],
  ['refused', 'Cannot establish a connection with the broker at wss://live.example.org:9001'],
  ['closed', 'Connection closed by the user.'],
  ['lost', 'Connection lost with the broker at wss://live.example.org:9001.'],
  ['silent', 'Connection accidentally lost.'],
])('BRK-06 the text of a connection that is %s', (code, text) => {
  expect(brokerErrorText(t, { code, address: 'wss://live.example.org:9001' })).toBe(text);
});
