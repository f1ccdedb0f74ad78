// What is larger than the platform takes is answered, and the page says so: a real browser sends all of it first.
import { enter } from './steps.ts';
import { expect, test } from './test.ts';

const MIB = 2 ** 20;

test('FLT-114: a form that is too large for the platform says what it was told', async ({ page, watch }) => {
  watch.allow(/413 \(Payload Too Large\)/);
  // No form lets anybody type that much: the request grows on its way.
  await page.route('**/api/countries/add', (route) =>
    route.continue({ postData: JSON.stringify({ name: 'x'.repeat(2 * MIB), code: 'RURI' }) }),
  );
  await enter(page, 'admin', '/backend/country/add');
  await page.getByRole('textbox', { name: 'Name' }).fill('Ruritania');
  await page.getByRole('textbox', { name: 'Code' }).fill('RURI');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('alert')).toContainText('The request is larger than 1 MiB.');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ruritania');
});

test('FLT-114: an upload of 11 MiB over a slow line gets its answer in the page', {
  tag: '@certify',
}, async ({ page, watch }) => {
  watch.allow(/413 \(Payload Too Large\)/);
  await enter(page, 'admin', '/backend/countries');
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: -1,
    uploadThroughput: 8 * MIB,
  });
  const answer = await page.evaluate(
    (bytes) =>
      new Promise((resolve) => {
        const { token } = JSON.parse(localStorage.getItem('carillon.session') ?? '{}');
        const form = new FormData();
        form.append('upload', new File([new Uint8Array(bytes)], 'large.png', { type: 'image/png' }));
        const xhr = new XMLHttpRequest();
        xhr.open('POST', '/api/medias/add');
        xhr.setRequestHeader('authorization', `Bearer ${token.jwt}`);
        xhr.onload = () => resolve({ status: xhr.status, body: JSON.parse(xhr.responseText) });
        xhr.onerror = () => resolve('the connection broke');
        xhr.send(form);
      }),
    11 * MIB,
  );
  expect(answer).toEqual({
    status: 413,
    body: { success: false, message: 'The file is larger than 10 MiB.' },
  });
});
