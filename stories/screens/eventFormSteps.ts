// What is done and looked for in the form of every kind of event.
import type { StoryContext } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Stage } from '../../.storybook/stage.ts';
import type { Words } from '../../.storybook/words.ts';

export type Shown = Pick<StoryContext, 'canvasElement' | 't'>;

/** The name of the event; a form may ask for another name further below. */
export async function findName(canvasElement: HTMLElement, t: Words) {
  const [name] = await within(canvasElement).findAllByRole('textbox', {
    name: (name) => name.startsWith(t('eventForms.name')),
  });
  if (!name) throw new Error('There is no name.');
  return name;
}

export const findSave = (canvasElement: HTMLElement, t: Words) =>
  within(canvasElement).findByRole('button', { name: t('form.submit') });

export async function typeName({ canvasElement, t }: Shown, text: string) {
  const name = await findName(canvasElement, t);
  await userEvent.clear(name);
  await userEvent.type(name, text);
}

/** Once it is known what the device stores, for until then Save is closed. */
export async function save({ canvasElement, t }: Shown) {
  const button = await findSave(canvasElement, t);
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

/** The hours and minutes of a time: typed, one after the other. */
export async function typeTime({ canvasElement }: Shown, label: string, digits: string) {
  const time = await within(canvasElement).findByRole('group', { name: label });
  const [hours] = await within(time).findAllByRole('spinbutton');
  if (!hours) throw new Error(`${label} has no hours.`);
  await userEvent.click(hours);
  await userEvent.keyboard(digits);
}

/** Waits until the recap says this, one after the other, in whatever words are between. */
export async function findRecap(canvasElement: HTMLElement, ...parts: string[]) {
  const text = parts.map((part) => part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('.*');
  await waitFor(() => {
    const said = within(canvasElement).getAllByRole('status');
    return expect(said.map(({ textContent }) => textContent).join(' ')).toMatch(new RegExp(text));
  });
}

/** Whatever is asked to be stored from now on, as it is sent on this topic. */
export function listen({ hub }: Stage, topic: string, onSent?: () => void) {
  const sent: string[] = [];
  const stop = hub.observe(topic, (_topic, payload) => {
    if (!payload.includes('"SetEvent"')) return;
    sent.push(payload);
    onSent?.();
  });
  return { sent, stop };
}

/** Something is typed and not saved: a state of the form of every kind. */
export const unsavedForm = (text: string) => ({
  parameters: { reach: (context: Shown) => typeName(context, text) },
  async play({ canvasElement, t }: Shown) {
    await waitFor(async () => expect(await findName(canvasElement, t)).toHaveValue(text));
    await expect(await within(canvasElement).findByText(t('form.unsaved'))).toBeVisible();
  },
});

/** The same on a phone: the recap is far below, and the bar says it in a few words, in the place of 'Unsaved changes'. */
export const narrowForm = (text: string, recap: RegExp) => ({
  ...unsavedForm(text),
  globals: { viewport: { value: 'phone' } },
  async play({ canvasElement, t }: Shown) {
    const canvas = within(canvasElement);
    await waitFor(async () => expect(await findName(canvasElement, t)).toHaveValue(text));
    await expect(await canvas.findByText(recap)).toBeVisible();
    await expect(canvas.getByText(t('form.unsaved'))).not.toBeVisible();
    // What is looked at after this: at the end of the page the bar lies over no field.
    window.scrollTo(0, document.documentElement.scrollHeight);
  },
});
