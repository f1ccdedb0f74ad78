/** Why a call failed (S8). The sentence for people is made where it is shown. */
export type ApiErrorCode =
  /** 401: no, an expired or an unknown token, or a refused login. */
  | 'unauthorized'
  /** 403: the role or the ownership is missing. */
  | 'forbidden'
  /** 404, or an id that no record can have. */
  | 'notFound'
  /** 413: what was sent is larger than the server takes. */
  | 'tooLarge'
  /** 429: wait `retryAfterSeconds`. */
  | 'tooMany'
  /** 500. */
  | 'serverError'
  /** Any other status that is not OK. */
  | 'unknownStatus'
  /** The body is no JSON, or no envelope. */
  | 'notJson'
  /** `success` is not true. */
  | 'refused'
  /** `data` does not have the shape of the call. */
  | 'invalidAnswer'
  /** The browser knows that it has no network at all. */
  | 'offline'
  /** The network failed although the browser believes to have one: no answer, or only the beginning of one. */
  | 'network';

/** What is known of a failure besides its code. */
interface ApiErrorDetails {
  readonly call: string;
  readonly status?: number | undefined;
  readonly serverMessage?: string | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly isRenewed?: boolean | undefined;
  readonly cause?: unknown;
}

/**
 * A call that failed. A call that was aborted rejects with the reason of its signal instead, and is no failure. A slow
 * one is none either: it waits until it is answered or aborted, since a save given up here may be done there (FLT-069).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  /** The row of the table, without what was sent: 'PUT /devices/{userId}/{id}'. */
  readonly call: string;
  /** Undefined if there was no answer. */
  readonly status: number | undefined;
  /** What the server said, for people; may be hostile, so only ever shown as text. */
  readonly serverMessage: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  /**
   * The token had run out and is a new one now: the very same call can be made again, by the person who pressed Save. It is
   * never repeated for them (FLT-049).
   */
  readonly isRenewed: boolean;

  constructor(code: ApiErrorCode, details: ApiErrorDetails) {
    super(`${details.call} failed: ${code}${details.status ? ` (${details.status})` : ''}`, {
      cause: details.cause,
    });
    this.code = code;
    this.call = details.call;
    this.status = details.status;
    this.serverMessage = details.serverMessage;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.isRenewed = details.isRenewed ?? false;
  }
}

/** Whether something ended because it was no longer wanted: the screen was left, the session is over (SES-05). */
export const isAborted = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';
