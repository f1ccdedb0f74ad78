import {
  type AnswerDebug,
  answerDebug,
  type Call,
  type CallAnswer,
  type CallInput,
  formatPath,
  isRecordId,
  type OpenEnvelope,
  openEnvelope,
} from '@carillon/protocol/http';
import { type ReportError, reportUncaught, runIsolated } from '../store/errorReports.ts';
import { browserIsOnline } from '../wake.ts';
import { ApiError, type ApiErrorCode } from './errors.ts';
import { untilAborted } from './untilAborted.ts';
import type { Upload, UploadProgress } from './upload.ts';

/** The part of `fetch` that is used; handed in, so that tests and pages without a network bring their own. */
export type Fetch = (request: string, init: RequestInit) => Promise<Response>;

export interface RequestOptions {
  /** Ends the call: it then rejects with the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
  /** The bearer token; left out for public calls. */
  readonly jwt?: string | undefined;
  /** Asks as nobody, whoever is logged in: the shop is the same for everybody. For public calls. */
  readonly isAnonymous?: boolean | undefined;
  /** Called while a file is uploaded, with how much of it was sent. */
  readonly onProgress?: ((progress: UploadProgress) => void) | undefined;
  /** Called with what a server under development tells beside the data (NAV-14); never where `isDebug` is not set. */
  readonly onDebug?: ((debug: AnswerDebug) => void) | undefined;
}

/** Makes the calls of the contract's table (S7). */
export interface Http {
  /**
   * Returns the parsed `data` of the envelope. Rejects with an ApiError, or with the signal's reason when aborted. For an id
   * that no record can have, such as NaN, nothing is asked: it is not found.
   */
  request<C extends Call>(call: C, input: CallInput<C>, options?: RequestOptions): Promise<CallAnswer<C>>;
}

export interface HttpOptions {
  /** What stands before `/api`; '' is the page's own origin. */
  readonly apiUrl: string;
  readonly fetch: Fetch;
  /** Sends what is multipart/form-data; by default `fetch`, which tells nothing of its progress. */
  readonly upload?: Upload;
  /** The debug variant, which hands out what an answer tells beside its data. By default it is the production variant. */
  readonly isDebug?: boolean | undefined;
  /** Asked when the network failed. False is certain; true says only that there is some network. */
  readonly isOnline?: () => boolean;
  /** Takes what an `onProgress` or `onDebug` throws (FLT-109); by default it is shown as an uncaught error. */
  readonly onError?: ReportError;
}

/** Creates the HTTP client for one platform. */
export function createHttp(options: HttpOptions): Http {
  const { apiUrl, fetch, upload = fetch, isOnline = browserIsOnline, onError = reportUncaught } = options;
  const base = `${apiUrl.replace(/\/+$/, '')}/api`;
  return {
    async request<C extends Call>(call: C, input: CallInput<C>, given: RequestOptions = {}) {
      const name = `${call.method} ${call.path}`;
      const { query, body, ...params } = input as Readonly<Record<string, unknown>>;
      const ids = Object.values(params).filter((value) => typeof value === 'number');
      if (!ids.every(isRecordId)) throw new ApiError('notFound', { call: name });
      const url = `${base}${formatPath(call.path, params)}${formatQuery(query)}`;
      const { signal, onProgress, onDebug } = given;
      const tellProgress = (progress: UploadProgress) => runIsolated(() => onProgress?.(progress), onError);
      async function exchange() {
        const init = toInit(call.method, given);
        const response = call.isMultipart
          ? await upload(url, { ...init, body: toForm(body), onProgress: onProgress && tellProgress })
          : await fetch(url, body === undefined ? init : withJson(init, body));
        return { response, text: await response.text() };
      }
      const { response, text } = await untilAborted(exchange, signal).catch((cause) => {
        signal?.throwIfAborted();
        throw new ApiError(isOnline() ? 'network' : 'offline', { call: name, cause });
      });
      const { data, debug } = readAnswer(call, name, response, text);
      const told = options.isDebug ? answerDebug.safeParse(debug).data : undefined;
      if (told) runIsolated(() => onDebug?.(told), onError);
      return data;
    },
  };
}

function toInit(method: string, { jwt, signal }: RequestOptions) {
  return {
    method,
    headers: { accept: 'application/json', ...(jwt && { authorization: `Bearer ${jwt}` }) },
    ...(signal && { signal }),
    // The token travels in the header only: a cookie would make every call forgeable from another page.
    credentials: 'omit',
    cache: 'no-store',
    // No call of the table is answered by another address, and to another origin the token must never travel.
    redirect: 'error',
  } satisfies RequestInit;
}

const withJson = (init: ReturnType<typeof toInit>, body: unknown): RequestInit => ({
  ...init,
  headers: { ...init.headers, 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** A field for each value, and for a list one for each of its values; what is undefined is left out (S7). */
function toForm(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) form.append(name, one instanceof Blob ? one : String(one));
    }
  }
  return form;
}

// S7: empty parameters are left out of the call.
function formatQuery(query: unknown): string {
  const entries = Object.entries((query ?? {}) as Record<string, unknown>);
  const given = entries.filter(([, value]) => value !== undefined && value !== '');
  return given.length > 0 ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : '';
}

function readAnswer<C extends Call>(call: C, name: string, response: Response, text: string) {
  const answer = readEnvelope(text, response.status);
  const details = {
    call: name,
    status: response.status,
    serverMessage: answer?.message || undefined,
    retryAfterSeconds: readRetryAfter(response),
  };
  // Every answer of the platform has an envelope: a 404 without one is of another server, and tells nothing of a record.
  if (response.status === 404 && !answer) throw new ApiError('notJson', details);
  if (!response.ok) throw new ApiError(STATUS_CODES[response.status] ?? 'unknownStatus', details);
  if (!answer) throw new ApiError('notJson', details);
  if (!answer.success) throw new ApiError('refused', details);
  const parsed = call.answer.safeParse(answer.data);
  if (!parsed.success) throw new ApiError('invalidAnswer', { ...details, cause: parsed.error });
  return { data: parsed.data as CallAnswer<C>, debug: answer.debug };
}

function readEnvelope(text: string, status: number): OpenEnvelope | null {
  try {
    const json: unknown = JSON.parse(text);
    const parsed = openEnvelope.safeParse(json);
    if (parsed.success) return parsed.data;
    // An object whose success is not true, or whose message is no text, is a refusal without a word (FLT-068). One of a 404 that
    // says nothing of success is of the API of something else.
    const isObject = typeof json === 'object' && json !== null && !Array.isArray(json);
    return isObject && (status !== 404 || 'success' in json) ? { success: false } : null;
  } catch {
    return null;
  }
}

const STATUS_CODES: Readonly<Record<number, ApiErrorCode>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  413: 'tooLarge',
  429: 'tooMany',
  500: 'serverError',
};

/** In seconds; the other form of the header, a date, is worth nothing where clocks differ. */
function readRetryAfter({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}
