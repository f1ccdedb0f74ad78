// What a list says of what it could not load, whichever screen shows it.
import type { StoryContext } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { PlainKey } from './answers.ts';

type Told = Pick<StoryContext, 'canvasElement' | 't'>;

/** One red alert says it, with a cross, which is returned, and the way on. */
export async function expectAlert({ canvasElement, t }: Told, title: PlainKey) {
  const alert = await within(canvasElement).findByRole('alert');
  await expect(alert).toHaveAttribute('data-kind', 'danger');
  await expect(alert).toHaveTextContent(`${t(title)}${t('error.serverError')}`);
  await expect(within(alert).getByText(t(title))).toBeVisible();
  await expect(within(alert).getByRole('button', { name: t('error.retry') })).toBeVisible();
  await expect(within(canvasElement).getAllByRole('alert')).toEqual([alert]);
  return within(alert).getByRole('button', { name: t('list.close') });
}

/** Once the alert has gone, a line without a colour says it, and Try again is there. */
async function expectQuietLine({ canvasElement, t }: Told, title: PlainKey) {
  const canvas = within(canvasElement);
  await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  await expect(canvas.getByText(t(title))).toBeVisible();
  await expect(canvas.queryByText(t('error.serverError'))).toBeNull();
  return canvas.getByRole('button', { name: t('error.retry') });
}

/** The alert closes, after 10 seconds and by the cross alike, and the line stays (API-09, API-11). */
export async function expectClosing(
  context: Told & Pick<StoryContext, 'loaded'>,
  title: PlainKey,
  how: 'cross' | 'time',
) {
  const { clock } = context.loaded.stage;
  const shownAt = clock.elapsed();
  const cross = await expectAlert(context, title);
  if (how === 'cross') await userEvent.click(cross);
  else {
    clock.setSpeed(20);
    await expectQuietLine(context, title);
    clock.setSpeed(1);
    await expect(clock.elapsed() - shownAt).toBeGreaterThanOrEqual(10_000);
  }
  return expectQuietLine(context, title);
}
