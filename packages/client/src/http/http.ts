import {
  type Call,
  type CallAnswer,
  type CallInput,
  type Envelope,
  envelope,
  formatPath,
} from '@carillon/protocol/http';
import { ApiError, type ApiErrorCode } from './errors.ts';

/** The part of `fetch` that is used; handed in, so that tests and pages without a network bring their own. */
export type Fetch = (request: string, init: RequestInit) => Promise<Response>;

export interface RequestOptions {
  /** Ends the call: it then rejects with the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
  /** The bearer token; left out for public calls. */
  readonly jwt?: string | undefined;
}

/** Makes the calls of the contract's table (S7). */
export interface Http {
  /** Answers the parsed `data` of the envelope. Rejects with an ApiError, or with the signal's reason when aborted. */
  request<C extends Call>(call: C, input: CallInput<C>, options?: RequestOptions): Promise<CallAnswer<C>>;
}

/** Creates the HTTP client for one platform. `apiUrl` is what stands before `/api`; '' is the page's own origin. */
export function createHttp({ apiUrl, fetch }: { apiUrl: string; fetch: Fetch }): Http {
  return {
    async request<C extends Call>(call: C, input: CallInput<C>, options: RequestOptions = {}) {
      const name = `${call.method} ${call.path}`;
      const { query, body, ...params } = input as Readonly<Record<string, unknown>>;
      const url = `${apiUrl}/api${formatPath(call.path, params)}${formatQuery(query)}`;
      const response = await send(name, () => fetch(url, toInit(call.method, body, options)), options.signal);
      const answer = await readEnvelope(name, response, options.signal);
      if (!response.ok) throw statusError(name, response, answer?.message ?? undefined);
      if (!answer) throw new ApiError('notJson', { call: name, status: response.status });
      if (!answer.success) {
        throw new ApiError('refused', {
          call: name,
          ...(answer.message && { serverMessage: answer.message }),
        });
      }
      const parsed = call.answer.safeParse(answer.data);
      if (!parsed.success) throw new ApiError('invalidAnswer', { call: name, cause: parsed.error });
      return parsed.data as CallAnswer<C>;
    },
  };
}

function toInit(method: string, body: unknown, { jwt, signal }: RequestOptions): RequestInit {
  return {
    method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(jwt && { authorization: `Bearer ${jwt}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
    // The token travels in the header only: a cookie would make every call forgeable from another page.
    credentials: 'omit',
    cache: 'no-store',
  };
}

// S7: empty parameters are left out of the call.
function formatQuery(query: unknown): string {
  const entries = Object.entries((query ?? {}) as Record<string, unknown>);
  const given = entries.filter(([, value]) => value !== undefined && value !== '');
  return given.length > 0 ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : '';
}

async function send(call: string, run: () => Promise<Response>, signal?: AbortSignal): Promise<Response> {
  try {
    return await run();
  } catch (cause) {
    signal?.throwIfAborted();
    throw new ApiError('network', { call, cause });
  }
}

async function readEnvelope(
  call: string,
  response: Response,
  signal?: AbortSignal,
): Promise<Envelope | null> {
  const text = await response.text().catch((cause) => {
    signal?.throwIfAborted();
    throw new ApiError('network', { call, cause });
  });
  try {
    const json: unknown = JSON.parse(text);
    const parsed = envelope.safeParse(json);
    if (parsed.success) return parsed.data;
    // An object whose success is not true, or whose message is no text, is a refusal without a word (FLT-068).
    return typeof json === 'object' && json !== null && !Array.isArray(json) ? { success: false } : null;
  } catch {
    return null;
  }
}

const STATUS_CODES: Readonly<Record<number, ApiErrorCode>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  429: 'tooMany',
  500: 'serverError',
};

function statusError(call: string, response: Response, serverMessage: string | undefined): ApiError {
  const retryAfterSeconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError(STATUS_CODES[response.status] ?? 'unknownStatus', {
    call,
    status: response.status,
    ...(serverMessage && { serverMessage }),
    ...(Number.isFinite(retryAfterSeconds) && retryAfterSeconds >= 0 && { retryAfterSeconds }),
  });
}
