// @vitest-environment happy-dom
// A picture under way, and whoever does something else meanwhile.
import type { UploadInit } from '@carillon/client';
import { createPlatform } from '@carillon/mocks';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { MediaForm } from '../../backoffice.ts';
import { createMemoryNavigation } from '../../hooks/page/navigation.ts';
import { CarillonProvider } from '../../provider/CarillonProvider.tsx';
import { ADMIN, testClient } from '../../testClient.ts';

afterEach(cleanup);

/** The beginning of a PNG of 8 x 6 pixels: enough for the page, which does not look further. */
const content = Uint8Array.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x08\0\0\0\x06\x08\x02\0\0\0', (letter) =>
  letter.charCodeAt(0),
);

/** The form to add a picture, of which 60 % have left. */
async function openUnderWay() {
  const platform = createPlatform();
  const uploads: UploadInit[] = [];
  const client = testClient(platform, {
    upload: (_url, init) =>
      new Promise((_, fail) => {
        uploads.push(init);
        init.onProgress?.({ loadedBytes: 60, totalBytes: 100 });
        init.signal?.addEventListener('abort', () => fail(init.signal?.reason));
      }),
  });
  await client.session.login(ADMIN);
  const navigation = createMemoryNavigation('/backend/media/add');
  const { unmount } = render(
    <CarillonProvider client={client} navigation={navigation} onNotice={() => {}}>
      <MediaForm id="add" />
    </CarillonProvider>,
  );
  const input = await screen.findByLabelText('File', { selector: 'input' });
  await userEvent.upload(input, new File([content], 'rack.png', { type: 'image/png' }));
  await screen.findByText('rack.png');
  await userEvent.type(screen.getByRole('textbox', { name: 'Description' }), 'The rack{Enter}');
  await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('60'));
  return { navigation, uploads, unmount };
}

test('FLT-082 MED-02 who leaves the page while a picture is under way is asked first, and breaks it off', async () => {
  const { navigation, uploads, unmount } = await openUnderWay();
  await userEvent.click(screen.getByRole('link', { name: 'Go back' }));
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  expect(navigation.current()).toBe('/backend/media/add');
  expect(uploads[0]?.signal?.aborted).toBe(false);
  await userEvent.click(within(question).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(navigation.current()).toBe('/backend/medias'));
  // As the host shows another page.
  unmount();
  expect(uploads.map(({ signal }) => signal?.aborted)).toEqual([true]);
});

test('FLT-082 who stays lets it go on', async () => {
  const { navigation, uploads } = await openUnderWay();
  await userEvent.click(screen.getByRole('link', { name: 'Go back' }));
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Stay' }));
  expect(navigation.current()).toBe('/backend/media/add');
  expect(uploads.map(({ signal }) => signal?.aborted)).toEqual([false]);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('60');
});
