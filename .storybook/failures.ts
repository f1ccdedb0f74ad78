// Everything that can go wrong, once each: a code without an example does not compile.
import {
  ApiError,
  type ApiErrorCode,
  type BrokerError,
  type BrokerErrorCode,
  CommandError,
  type CommandErrorCode,
} from '@carillon/client';

const call = 'GET /countries/{id}';

/** Failed calls, by code (S8); where a code has several sentences, by what makes the difference. */
export const apiErrors = {
  unauthorized: new ApiError('unauthorized', { call, status: 401 }),
  'unauthorized, renewed': new ApiError('unauthorized', { call, status: 401, isRenewed: true }),
  forbidden: new ApiError('forbidden', { call, status: 403 }),
  notFound: new ApiError('notFound', { call, status: 404 }),
  tooLarge: new ApiError('tooLarge', { call: 'POST /countries/add', status: 413 }),
  tooMany: new ApiError('tooMany', { call, status: 429 }),
  'tooMany, with a time': new ApiError('tooMany', { call, status: 429, retryAfterSeconds: 60 }),
  serverError: new ApiError('serverError', { call, status: 500 }),
  unknownStatus: new ApiError('unknownStatus', { call, status: 418 }),
  notJson: new ApiError('notJson', { call, status: 200 }),
  refused: new ApiError('refused', { call, status: 200 }),
  'refused, of a save': new ApiError('refused', { call: 'PUT /countries/{id}', status: 200 }),
  'refused, with a reason': new ApiError('refused', {
    call,
    status: 200,
    serverMessage: 'A carrier ships to this country only.',
  }),
  invalidAnswer: new ApiError('invalidAnswer', { call, status: 200 }),
  offline: new ApiError('offline', { call }),
  network: new ApiError('network', { call }),
} satisfies Readonly<Record<ApiErrorCode, ApiError>> & Readonly<Record<string, ApiError>>;

const address = 'wss://live.example.org:9001';

/** Connections that failed or were lost, by code (D8). */
export const brokerErrors: Readonly<Record<BrokerErrorCode, BrokerError>> = {
  unreachable: { code: 'unreachable', address },
  down: { code: 'down', address },
  refused: { code: 'refused', address },
  closed: { code: 'closed', address },
  lost: { code: 'lost', address },
  silent: { code: 'silent', address },
};

const sent = { command: 'StartEvent', label: 'CR-1002' };

/** Commands without a result, by code (D8). */
export const commandErrors: Readonly<Record<CommandErrorCode, CommandError>> = {
  notConnected: new CommandError('notConnected', sent),
  connectionLost: new CommandError('connectionLost', sent),
  deviceOffline: new CommandError('deviceOffline', sent),
  subscription: new CommandError('subscription', sent),
  deviceNotValid: new CommandError('deviceNotValid', sent),
  timeout: new CommandError('timeout', { ...sent, timeoutMs: 5000 }),
  refused: new CommandError('refused', sent),
  invalidReply: new CommandError('invalidReply', sent),
};
