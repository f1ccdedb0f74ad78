// Files that somebody imports, for stories.
import type { StoryContext } from '@storybook/react-vite';
import { userEvent, waitFor, within } from 'storybook/test';
import { startingWith } from '../../matchers.ts';

/** A file of these lines. */
export const csvFile = (lines: readonly string[], name = 'carriers-2027.csv') =>
  new File([lines.join('\r\n')], name, { type: 'text/csv' });

const title = (canvasElement: HTMLElement) => within(canvasElement).findByRole('heading', { level: 1 });

/** Chooses it, as with the button. */
export async function chooseFile({ canvasElement }: Pick<StoryContext, 'canvasElement'>, file: File) {
  await title(canvasElement);
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no place for a file.');
  await userEvent.upload(input, file);
}

/** Chooses a file and has each of its rows judged. */
export const judge = (file: File) => async (context: StoryContext) => {
  const { canvasElement, t } = context;
  await chooseFile(context, file);
  await userEvent.click(await within(canvasElement).findByRole('button', { name: t('import.step.dryRun') }));
  await within(canvasElement).findByRole('list', { name: t('import.all') });
};

/** And has them written. */
export const importFile = (file: File) => async (context: StoryContext) => {
  await judge(file)(context);
  const { canvasElement, t } = context;
  const [start = ''] = t('import.run', { count: 2 }).split(/\d/);
  await userEvent.click(await within(canvasElement).findByRole('button', { name: startingWith(start) }));
};

/** The row of a line. */
export const findLine = (canvasElement: HTMLElement, line: number) =>
  waitFor(() => {
    const rows = within(canvasElement).getAllByRole('listitem');
    const row = rows.find((item) => item.firstElementChild?.textContent.endsWith(` ${line}`));
    if (!row) throw new Error(`Line ${line} is not shown.`);
    return row;
  });

/** The states that every import has, with a file whose rows have each outcome. */
export function importStates(file: File) {
  const judged = { parameters: { reach: judge(file) } };
  return {
    Ready: {},
    Judged: judged,
    Dark: { ...judged, globals: { theme: 'dark' } },
    Narrow: { ...judged, globals: { viewport: { value: 'phone' } } },
    RightToLeft: { parameters: { ...judged.parameters, locale: 'ar-EG' } },
    LongWords: { ...judged, globals: { language: 'pseudo' } },
  };
}
