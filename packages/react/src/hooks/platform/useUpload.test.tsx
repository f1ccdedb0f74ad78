// @vitest-environment happy-dom
import type { UploadInit } from '@carillon/client';
import { createPlatform } from '@carillon/mocks';
import { medias } from '@carillon/protocol/catalog';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { CarillonProvider } from '../../provider/CarillonProvider.tsx';
import { ADMIN, testClient } from '../../testClient.ts';
import { useUpload } from './useUpload.ts';

afterEach(cleanup);

const upload = new File([new Uint8Array(8)], 'rack.png', { type: 'image/png' });
const input = { body: { upload, description: 'The rack', tag_ids: [] } };

/** A picture that is under way until the test says how it ends. */
async function open() {
  const under = {
    init: undefined as UploadInit | undefined,
    answer: (_response: Response) => {},
    fail: (_error: Error) => {},
  };
  const client = testClient(createPlatform(), {
    upload: (_url, init) =>
      new Promise((answer, fail) => {
        Object.assign(under, { init, answer, fail });
      }),
  });
  await client.session.login(ADMIN);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CarillonProvider client={client}>{children}</CarillonProvider>
  );
  const { result } = renderHook(() => useUpload(medias.calls.add), { wrapper });
  await act(async () => result.current.run(input));
  return { state: () => result.current.state, action: () => result.current, under };
}

test('MED-02 an upload tells how much has left, and then what it has become', async () => {
  const { state, under } = await open();
  expect(state()).toEqual({ status: 'running', input });
  act(() => under.init?.onProgress?.({ loadedBytes: 4, totalBytes: 8 }));
  expect(state()).toMatchObject({ status: 'running', progress: { loadedBytes: 4, totalBytes: 8 } });
  const refused = Response.json({ success: false, message: 'The picture is damaged: it cannot be read.' });
  await act(async () => under.answer(refused));
  expect(state()).toMatchObject({
    status: 'failed',
    input,
    error: { code: 'refused', serverMessage: 'The picture is damaged: it cannot be read.' },
  });
});

test('FLT-082 an upload that breaks off says so, keeps what was chosen, and is made again', async () => {
  const { state, action, under } = await open();
  const first = under.init;
  await act(async () => under.fail(new TypeError('The upload failed.')));
  expect(state()).toMatchObject({ status: 'failed', input, error: { code: 'network' } });
  await act(async () => action().retry());
  expect(state()).toEqual({ status: 'running', input });
  expect(under.init).not.toBe(first);
});

test('an upload that is stopped is no failure, and the browser is told to stop it', async () => {
  const { state, action, under } = await open();
  await act(async () => action().stop());
  expect(state()).toEqual({ status: 'idle' });
  expect(under.init?.signal?.aborted).toBe(true);
});
