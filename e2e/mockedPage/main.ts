// A page that needs no server but one for files: docs/recipes/mock-the-platform.md makes the same.
import { ApiError, createCarillonClient, memoryStorage } from '@carillon/client';
import { type Api, createApi } from '@carillon/client/api';
import { createPlatform } from '@carillon/mocks';
import { createUpload, createWorker } from '@carillon/mocks/browser';
import { mediaUrl } from '@carillon/protocol/catalog';

/** What the test finds in the page as `mocked`. */
export interface Mocked {
  readonly api: Api;
  logIn(account: string, password: string): Promise<void>;
  /** Uploads a picture of 1300 x 650 pixels, and looks at what is made of it. */
  upload(type: string, options?: { readonly isDamaged?: boolean }): Promise<Uploaded>;
}

interface Uploaded {
  /** What was heard of its progress, 1 being the whole. */
  readonly heard: readonly number[];
  /** Type, width and height of the picture, its thumb and its small one. */
  readonly sizes: readonly (readonly [string | null, number, number])[];
}

await createWorker(createPlatform()).start({ quiet: true, onUnhandledFrame: 'bypass' });
const client = createCarillonClient({
  apiUrl: '',
  broker: `ws://${location.host}`,
  storage: memoryStorage(),
  upload: createUpload({ bytesPerSecond: 10_000_000 }),
});
const api = createApi(client.http);

/** A picture as a browser writes it. */
async function draw(type: string): Promise<Blob> {
  const canvas = new OffscreenCanvas(1300, 650);
  const context = canvas.getContext('2d');
  const colours = context?.createLinearGradient(0, 0, 1300, 650);
  for (const [i, colour] of ['teal', 'gold', 'navy'].entries()) colours?.addColorStop(i / 2, colour);
  if (context && colours) context.fillStyle = colours;
  context?.fillRect(0, 0, 1300, 650);
  return canvas.convertToBlob({ type });
}

async function measure(url: string): Promise<[string | null, number, number]> {
  const response = await fetch(url);
  const { width, height } = await createImageBitmap(await response.blob());
  return [response.headers.get('content-type'), width, height];
}

const mocked: Mocked = {
  api,
  async logIn(account, password) {
    await client.session.login({ email: `${account}@carillon.example`, password });
  },
  async upload(type, { isDamaged = false } = {}) {
    const picture = await draw(type);
    const content = isDamaged ? picture.slice(0, picture.size * 0.8) : picture;
    const body = { upload: new File([content], 'colours', { type }), description: 'Colours', tag_ids: [] };
    const heard: number[] = [];
    const media = await api
      .addMedia({ body }, { onProgress: (sent) => heard.push(sent.loadedBytes / sent.totalBytes) })
      .catch((error: unknown) => {
        throw error instanceof ApiError ? new Error(error.serverMessage) : error;
      });
    const urls = [mediaUrl(media.path), mediaUrl(media.path, 'thumb'), mediaUrl(media.path, 'small')];
    return {
      heard: heard.map((part) => Number(part.toFixed(2))),
      sizes: await Promise.all(urls.map(measure)),
    };
  },
};
Object.assign(globalThis, { mocked });
