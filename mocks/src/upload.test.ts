import type { Clock } from '@carillon/protocol';
import { expect, test } from 'vitest';
import { createUpload } from './upload.ts';

const body = 'x'.repeat(5000);

/** Uploads 5 kB over a line of 1 kB a second, on a clock that waits for nothing. */
function uploadSlowly({
  abort,
  until = Number.POSITIVE_INFINITY,
}: {
  abort: AbortController;
  until?: number;
}) {
  const waitedMs: number[] = [];
  const heard: unknown[] = [];
  const asked: unknown[] = [];
  const after: Clock['after'] = (ms, run) => {
    waitedMs.push(ms);
    queueMicrotask(run);
    return () => {};
  };
  const upload = createUpload({
    bytesPerSecond: 1000,
    clock: { now: () => 0, elapsed: () => 0, after },
    async fetch(...request) {
      asked.push(...request);
      return new Response('kept');
    },
  });
  const answer = upload('/api/medias/add', {
    method: 'POST',
    body,
    signal: abort.signal,
    onProgress(progress) {
      if (heard.push(progress) === until) abort.abort(new Error('Enough.'));
    },
  });
  return { answer, waitedMs, heard, asked };
}

test('MED-02 an upload takes as long as its line needs, tells its progress, and is then asked for as it is', async () => {
  const abort = new AbortController();
  const { answer, waitedMs, heard, asked } = uploadSlowly({ abort });
  expect(await (await answer).text()).toBe('kept');
  expect(waitedMs).toEqual(Array(10).fill(500));
  const parts = [500, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 4500, 5000];
  expect(heard).toEqual(parts.map((loadedBytes) => ({ loadedBytes, totalBytes: 5000 })));
  expect(asked).toEqual(['/api/medias/add', { method: 'POST', body, signal: abort.signal }]);
});

test('FLT-082 an upload that is aborted on its way is never asked for', async () => {
  const { answer, heard, asked } = uploadSlowly({ abort: new AbortController(), until: 5 });
  await expect(answer).rejects.toThrow('Enough.');
  expect([heard.length, asked]).toEqual([5, []]);
});
