import { expect, onTestFinished, test, vi } from 'vitest';
import { createStage, once } from '../.storybook/stage.ts';

/** What a story lets happen once is under way, and fails; as what the clock called was told it. */
async function failingOnce({ isLeft }: { isLeft: boolean }) {
  const stage = await createStage({ on: [] });
  onTestFinished(() => stage.close());
  const after = vi.spyOn(stage.client.clock, 'after').mockReturnValue(() => {});
  once('some/topic', async () => {
    if (isLeft) stage.close();
    throw new Error('There is no such platform.');
  })(stage);
  stage.hub.publish('some/topic', '');
  await after.mock.calls[0]?.[1]();
}

test('what a story lets happen once and what fails is told', async () => {
  await expect(failingOnce({ isLeft: false })).rejects.toThrow('There is no such platform.');
});

test('what was under way when the story was left, with its platform, is told to nobody', async () => {
  await expect(failingOnce({ isLeft: true })).resolves.toBeUndefined();
});
