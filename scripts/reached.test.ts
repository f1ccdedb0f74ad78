import { expect, test } from 'vitest';
import { isUntold, runReach, sortFailures } from '../.storybook/reached.ts';

const failureOf = (reach: () => unknown): Promise<Error> =>
  runReach(reach).then(
    () => {
      throw new Error('It did not fail.');
    },
    (error) => error,
  );

test.each([
  [
    'throws',
    () => {
      throw new Error('no button');
    },
  ],
  [
    'waits in vain',
    async () => {
      await Promise.reject(new Error('no button'));
    },
  ],
  ['throws what is no error', () => Promise.reject('no button')],
])('a reach that %s says that it was the reach', async (_case, reach) => {
  expect((await failureOf(reach)).message).toBe("The story's reach failed, before its play: no button");
});

test('a failure of a reach keeps its trace, which leads to the line of the story', async () => {
  const error = new Error('no button');
  expect(await failureOf(() => Promise.reject(error))).toBe(error);
});

test('where a reach and a play fail, the reach is read first', async () => {
  const play = new Error('no dialog');
  const reach = await failureOf(() => Promise.reject(new Error('no button')));
  const later = new Error('no end');
  expect(sortFailures([play, reach, later])).toEqual([reach, play, later]);
});

test('a failure of a reach is told once', async () => {
  const reach = await failureOf(() => Promise.reject(new Error('no button')));
  expect(isUntold([new Error('no dialog')])).toBe(true);
  expect(isUntold([new Error('no dialog'), reach])).toBe(false);
  reach.message = `Click to debug the error directly in Storybook: …\n\n${reach.message}`;
  expect(isUntold([reach])).toBe(false);
});
