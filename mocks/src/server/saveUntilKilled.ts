// Run by killed.test.ts: saves products and pictures, two at a time, and prints what was answered, until it is killed.
import { writeSync } from 'node:fs';
import { envelope, loginAnswer, media, product } from '@carillon/protocol';
import { drawSeedPicture, seedPicturePath } from '../media/drawing.ts';
import { quickPasswords } from '../platform/passwords.ts';
import { people } from '../seed/people.ts';
import { openPlatform } from './open.ts';

const [path = ''] = process.argv.slice(2);
// What is hard to do is not what is looked at here.
const platform = await openPlatform(path, { passwords: quickPasswords, resize: async (bytes) => bytes });

async function ask(method: string, path: string, body?: object): Promise<unknown> {
  const request = new Request(`http://carillon.test/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    body: body instanceof FormData ? body : JSON.stringify(body),
  });
  const { success, data, message } = envelope.parse(await (await platform.handle(request)).json());
  if (!success) throw new Error(`${method} ${path}: ${message}`);
  return data;
}

const acknowledge = (...words: (string | number)[]) => writeSync(1, `${words.join(' ')}\n`);
const references = (count: number) => Array.from({ length: count }, (_, i) => ({ id: i + 1 }));

/** Of each version everything differs, and says which one it is of. */
const productOf = (sku: string, version: number) => ({
  title: `Version ${version}`,
  sku,
  stock: version,
  summary: 'x'.repeat(100),
  description: 'x'.repeat(2000),
  is_active: true,
  is_available: true,
  prices: [{ price: version, quantity: 1, discount: 0 }],
  medias: references(version % 5),
  tags: references(version % 4),
  tax_percentage: 22,
  note: '',
  alert: '',
  features: '',
});

async function saveProducts(): Promise<never> {
  for (let version = 1; ; version += 2) {
    const sku = crypto.randomUUID();
    const { id } = product.parse(await ask('POST', '/products/add', productOf(sku, version)));
    acknowledge('product', id, version);
    await ask('PUT', `/products/${id}`, productOf(sku, version + 1));
    acknowledge('product', id, version + 1);
    if (id % 3 > 0) continue;
    await ask('DELETE', `/products/${id}`);
    acknowledge('product', id, 0);
  }
}

const picture = drawSeedPicture(seedPicturePath(1), 'thumb') ?? '';

function mediaOf(tagCount: number): FormData {
  const form = new FormData();
  form.append('upload', new File([picture], 'rack.png', { type: 'image/png' }));
  form.append('description', `${tagCount} tags`);
  for (const { id } of references(tagCount)) form.append('tag_ids', `${id}`);
  return form;
}

async function saveMedias(): Promise<never> {
  for (;;) {
    const { id } = media.parse(await ask('POST', '/medias/add', mediaOf(2)));
    acknowledge('media', id, 2);
    await ask('PUT', `/medias/${id}`, mediaOf(3));
    acknowledge('media', id, 3);
  }
}

const [{ username, password }] = people.filter(({ role }) => role === 'admin') as [(typeof people)[0]];
let token = '';
token = loginAnswer.parse(await ask('POST', '/accounts/login', { email: username, password })).token.jwt;
await Promise.all([saveProducts(), saveMedias()]);
