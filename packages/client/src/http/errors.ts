/** Why a call failed (S8). The sentence for people is made from it by whoever shows it. */
export type ApiErrorCode =
  /** 401: no, an expired or an unknown token, or a refused login. */
  | 'unauthorized'
  /** 403: the role or the ownership is missing. */
  | 'forbidden'
  /** 404. */
  | 'notFound'
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
  /** The network failed: no answer at all. */
  | 'network';

/** A call that failed. A call that was aborted rejects with the reason of its signal instead, and is no failure. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  readonly status: number | undefined;
  /** What the server said, for people; may be hostile, so only ever shown as text. */
  readonly serverMessage: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ApiErrorCode,
    details: {
      call: string;
      status?: number;
      serverMessage?: string;
      retryAfterSeconds?: number;
      cause?: unknown;
    },
  ) {
    super(`${details.call} failed: ${code}${details.status ? ` (${details.status})` : ''}`, {
      cause: details.cause,
    });
    this.code = code;
    this.status = details.status;
    this.serverMessage = details.serverMessage;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
