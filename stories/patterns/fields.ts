// The fields of any form, by the keys of their labels: what they show, what is typed into them, and what they say.
import type { StoryContext } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { startingWith } from '../matchers.ts';
import type { PlainKey } from './answers.ts';

type Shown = Pick<StoryContext, 'canvasElement' | 't'>;

/** What belongs to some fields, by the keys of their labels. */
export type ByLabel<Value> = { readonly [Label in PlainKey]?: Value };

const entriesOf = <Value>(byLabel: ByLabel<Value>) => Object.entries(byLabel) as [PlainKey, Value][];

const INPUT = 'input, textarea, select';
const GROUP = '[role="group"]';

/**
 * The control with this label: an input, or the group in which a day or a choice of records has its parts. Of rows it is that
 * of the first; behind a label may stand that the field is optional.
 */
const findControl = ({ canvasElement, t }: Shown, label: PlainKey): Promise<HTMLElement> =>
  waitFor(() => {
    const name = t(label);
    const found = [name, startingWith(name)].flatMap((text) =>
      [INPUT, GROUP].flatMap((selector) => within(canvasElement).queryAllByLabelText(text, { selector })),
    );
    if (!found[0]) throw new Error(`No field is called '${name}'.`);
    return found[0];
  });

/** Looks at what the fields show: the value of an input, whether a box is checked, the words in a group. */
export async function expectShown(shown: Shown, values: ByLabel<string | boolean>) {
  for (const [label, value] of entriesOf(values)) {
    await waitFor(async () => {
      const control = await findControl(shown, label);
      if (typeof value === 'boolean') await expect((control as HTMLInputElement).checked, label).toBe(value);
      else if (control.matches(INPUT)) await expect(control, label).toHaveDisplayValue(value);
      else await expect(control, label).toHaveTextContent(value);
    });
  }
}

/** Looks at what is said below the fields, and that the first of them has the focus. */
export async function expectProblems(shown: Shown, problems: ByLabel<PlainKey>) {
  const labels = entriesOf(problems);
  for (const [label, problem] of labels) {
    await waitFor(async () =>
      expect(await findControl(shown, label), label).toHaveAccessibleDescription(shown.t(problem)),
    );
  }
  const [first] = labels;
  if (!first) return;
  await waitFor(async () =>
    expect((await findControl(shown, first[0])).contains(document.activeElement), first[0]).toBe(true),
  );
}

/** In the dialog of a choice: the rows of these names, and the button that takes them. */
async function choose(control: HTMLElement, names: readonly string[]) {
  const add = within(control).getAllByRole('button').at(-1);
  if (add) await userEvent.click(add);
  const dialog = within(await within(document.body).findByRole('dialog'));
  for (const name of names) await userEvent.click(await dialog.findByRole('row', { name }));
  const take = dialog.getAllByRole('button').at(-1);
  if (take) await userEvent.click(take);
}

/**
 * Fills in the fields as a person does: text is typed, an option is chosen by its words, a list of names in the dialog of a
 * choice, and a day is typed into its parts, '03032026', which should mean the same day in any order of them.
 */
export async function fillIn(shown: Shown, values: ByLabel<string | readonly string[]>) {
  for (const [label, value] of entriesOf(values)) {
    const control = await findControl(shown, label);
    if (typeof value !== 'string') await choose(control, value);
    else if (control instanceof HTMLSelectElement) {
      await within(control).findByRole('option', { name: value });
      await userEvent.selectOptions(control, value);
    } else if (control.matches(INPUT)) await userEvent.type(control, value);
    else {
      const [part] = await within(control).findAllByRole('spinbutton');
      if (part) await userEvent.click(part);
      await userEvent.keyboard(value);
    }
  }
}

/** A form that was just opened: nothing in it is called wrong before somebody changes it or saves. */
export async function expectNeutral(canvasElement: HTMLElement) {
  const fields = await within(canvasElement).findAllByRole('textbox');
  for (const field of fields) await expect(field).toBeValid();
  await expect(canvasElement.querySelector('[aria-invalid="true"]')).toBeNull();
  await expect(within(canvasElement).queryAllByRole('alert')).toEqual([]);
}
