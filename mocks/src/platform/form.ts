import { MAX_UPLOAD_BYTES } from '@carillon/protocol';
import { readBytes, tooLarge, UPLOAD_LIMIT } from './bytes.ts';
import { Refusal } from './refusal.ts';

/**
 * The fields of a multipart/form-data request: a text, a file, or, where a name comes several times, a list of them.
 * Throws 413 and 400.
 */
export async function readForm(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data *;/i.test(type)) throw noForm();
  const bytes = await readBytes(request, UPLOAD_LIMIT);
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => {
    throw noForm();
  });
  const fields = new Map<string, unknown[]>();
  for (const [name, value] of form) {
    if (value instanceof File && value.size > MAX_UPLOAD_BYTES) throw tooLarge(UPLOAD_LIMIT);
    const known = fields.get(name);
    if (known) known.push(value);
    else fields.set(name, [value]);
  }
  // Object.fromEntries makes own properties, also of a field that is called __proto__.
  return Object.fromEntries(
    [...fields].map(([name, values]) => [name, values.length > 1 ? values : values[0]]),
  );
}

const noForm = () => new Refusal(400, 'The request is not a valid multipart form.');
