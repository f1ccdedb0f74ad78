import { MAX_UPLOAD_BYTES } from '@carillon/protocol';
import type { Bytes } from '../media/fileStore.ts';
import { Refusal } from './refusal.ts';

/** How much of a body is read, and what is said of more. */
export interface BodyLimit {
  readonly bytes: number;
  readonly refusal: string;
}

/** The largest JSON body (docs/protocol.md, HTTP API). */
export const JSON_LIMIT: BodyLimit = { bytes: 2 ** 20, refusal: 'The request is larger than 1 MiB.' };

/** The largest file that is uploaded (docs/protocol.md, HTTP API), with room for what is sent beside it. */
export const UPLOAD_LIMIT: BodyLimit = {
  bytes: MAX_UPLOAD_BYTES + 2 ** 16,
  refusal: 'The file is larger than 10 MiB.',
};

/** 413 also ends the connection: what is still on its way is not waited for. */
export const tooLarge = ({ refusal }: BodyLimit) => new Refusal(413, refusal, { connection: 'close' });

/** Reads the body of a request up to a limit. Throws 413 beyond it, and 400 where the request ends too early. */
export async function readBytes(request: Request, limit: BodyLimit): Promise<Bytes> {
  try {
    return await readLimited(request, limit);
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, 'The request ended too early.');
  }
}

async function readLimited(request: Request, limit: BodyLimit): Promise<Bytes> {
  if (Number(request.headers.get('content-length') ?? 0) > limit.bytes) throw tooLarge(limit);
  const chunks: Uint8Array[] = [];
  let size = 0;
  // The length may be missing or a lie: nothing beyond the limit is kept.
  const reader = request.body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    size += read.value.byteLength;
    if (size > limit.bytes) {
      await reader?.cancel();
      throw tooLarge(limit);
    }
    chunks.push(read.value);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}
