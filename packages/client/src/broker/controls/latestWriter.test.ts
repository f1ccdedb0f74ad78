import { createVirtualClock } from '@carillon/protocol/virtual-time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLatestWriter } from './latestWriter.ts';

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A device that takes 200 ms for each value, or refuses it. */
function open(refuses: (value: number) => boolean = () => false, takesMs = () => 200) {
  const clock = createVirtualClock();
  const sent: number[] = [];
  let underWay = 0;
  let most = 0;
  const writer = createLatestWriter((value: number) => {
    sent.push(value);
    most = Math.max(most, ++underWay);
    return new Promise<void>((resolve, reject) => {
      clock.after(takesMs(), () => {
        underWay--;
        if (refuses(value)) reject(new Error(`No ${value}`));
        else resolve();
      });
    });
  });
  return {
    clock,
    writer,
    sent,
    most: () => most,
    async pass(ms: number) {
      clock.advance(ms);
      await settle();
    },
  };
}

test('FLT-034 sixty values a second: one under way, the last one goes out and is confirmed', async () => {
  const { writer, sent, most, pass } = open();
  for (let i = 1; i <= 60; i++) {
    writer.write(i);
    expect(writer.getSnapshot()).toEqual({ status: 'running', input: i });
    await pass(1000 / 60);
  }
  await pass(200);
  await pass(200);
  expect([most(), sent.at(0), sent.at(-1), writer.getSnapshot()]).toEqual([1, 1, 60, { status: 'idle' }]);
  expect(sent.length).toBeLessThanOrEqual(7);
});

test('FLT-034 the last value counts also where it fails, and the next one begins anew', async () => {
  const { writer, pass } = open((value) => value === 2);
  writer.write(1);
  writer.write(2);
  await pass(200);
  expect(writer.getSnapshot()).toEqual({ status: 'running', input: 2 });
  await pass(200);
  expect(writer.getSnapshot()).toEqual({ status: 'failed', input: 2, error: new Error('No 2') });
  writer.write(3);
  expect(writer.getSnapshot()).toEqual({ status: 'running', input: 3 });
  await pass(200);
  expect(writer.getSnapshot()).toEqual({ status: 'idle' });
});

test('why the last value was not taken is forgotten when somebody says so, what is under way is not', async () => {
  const { writer, pass } = open(() => true);
  writer.write(1);
  writer.dismiss();
  expect(writer.getSnapshot()).toEqual({ status: 'running', input: 1 });
  await pass(200);
  expect(writer.getSnapshot()).toMatchObject({ status: 'failed' });
  writer.dismiss();
  expect(writer.getSnapshot()).toEqual({ status: 'idle' });
});

test('FLT-034 a value that failed is no matter once a later one was taken', async () => {
  const { writer, sent, pass } = open((value) => value === 1);
  writer.write(1);
  writer.write(2);
  await pass(200);
  await pass(200);
  expect([sent, writer.getSnapshot()]).toEqual([[1, 2], { status: 'idle' }]);
});

test('FLT-034 whenever values come and however long each takes, the last one is the last to be sent', async () => {
  const steps = fc.array(fc.record({ waitMs: fc.nat(500), takesMs: fc.nat(600) }), {
    minLength: 1,
    maxLength: 20,
  });
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      let takesMs = 0;
      const { writer, sent, most, pass } = open(
        () => false,
        () => takesMs,
      );
      for (const [i, step] of all.entries()) {
        takesMs = step.takesMs;
        writer.write(i);
        await pass(step.waitMs);
      }
      for (let i = 0; i < 3; i++) await pass(600);
      expect([sent.at(-1), most(), writer.getSnapshot().status]).toEqual([all.length - 1, 1, 'idle']);
    }),
  );
});
