import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What begins with `export const NAME: Story = {`, to its end. */
const STORY = /^export const (\w*Failed): Story = \{$.*?^\};$/gms;

test('a story that is called Failed rests on what failed: one that tries again is called otherwise', () => {
  const files = globSync('stories/**/*.stories.tsx', { cwd: `${import.meta.dirname}/..` });
  const stories = files.flatMap((file) =>
    [...readFileSync(`${import.meta.dirname}/../${file}`, 'utf8').matchAll(STORY)].map(([text, name]) => ({
      story: `${file}: ${name}`,
      isRetried: /click\([^;]*retry'/s.test(text),
      isHealed: /failsOnce: '(read|list|count|order)/.test(text),
    })),
  );
  expect(stories.length).toBeGreaterThan(10);
  expect(
    stories.filter(({ isRetried, isHealed }) => isRetried || isHealed).map(({ story }) => story),
  ).toEqual([]);
});
