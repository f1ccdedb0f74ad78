// The states that every list has, for the stories of a screen. What a list does in each is proven by Patterns/List.
import type { Call } from '@carillon/protocol/http';
import type { StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, forbidden, type PlainKey, serverError, success } from './answers.ts';

interface ListOf {
  /** What is listed. */
  readonly entity: { readonly calls: { readonly list: Call; readonly count: Call } };
  /** What the screen says where there is nothing. */
  readonly empty: PlainKey;
  /** A row by its name, where it leads, and what it says besides, in words of the story's language. */
  readonly shows?: {
    readonly row: string;
    readonly href: string;
    readonly facts: (words: Pick<StoryContext, 't' | 'format'>) => readonly string[];
  };
  /** What adds a new one, and where its form is; without an address it is in a dialog. */
  readonly add?: readonly [label: PlainKey, href?: string];
  /** What it says where nothing could be loaded, unless that is what every list says. */
  readonly failed?: PlainKey;
}

const findRows = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('grid')).findAllByRole('row');

/** What leads to the form of a new one. */
async function expectAdd(
  canvas: ReturnType<typeof within>,
  { t }: Pick<StoryContext, 't'>,
  [label, href]: NonNullable<ListOf['add']>,
) {
  const link = await canvas.findByRole(href ? 'link' : 'button', { name: t(label) });
  if (href) await expect(link).toHaveAttribute('href', href);
  return link;
}

const ready = {
  async play({ canvasElement }: Pick<StoryContext, 'canvasElement'>) {
    await expect(await findRows(canvasElement)).not.toHaveLength(0);
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toBeVisible();
  },
} satisfies StoryObj;

/** Selects the first row. */
async function selectRow({ canvasElement }: StoryContext) {
  const [row] = await findRows(canvasElement);
  if (row) await userEvent.click(row);
}

async function askBeforeDeleting(context: StoryContext) {
  await selectRow(context);
  const { canvasElement, t } = context;
  await userEvent.click(within(canvasElement).getByRole('button', { name: t('list.delete') }));
}

/**
 * The stories of a list screen, each in its own words: `export const states = listStates({ … })`; one that the file exports
 * itself stands in the place of that of the pattern. `as` and `path` stand in the stage of the file's meta.
 */
export function listStates({ entity: { calls }, empty, shows, add, failed = 'list.failed' }: ListOf) {
  return {
    Ready: {
      async play(context) {
        await ready.play(context);
        const { canvasElement, t, format } = context;
        const canvas = within(canvasElement);
        if (add) await expectAdd(canvas, { t }, add);
        if (!shows) return;
        const row = await canvas.findByRole('row', { name: shows.row });
        await expect(within(row).getByRole('link')).toHaveAttribute('href', shows.href);
        // Some come with an answer of their own.
        for (const fact of shows.facts({ t, format })) {
          await waitFor(() => expect(row).toHaveTextContent(fact));
        }
      },
    },
    Dark: { ...ready, globals: { theme: 'dark' } },
    Narrow: { ...ready, globals: { viewport: { value: 'phone' } } },
    RightToLeft: { ...ready, parameters: { locale: 'ar-EG' } },
    LongWords: { ...ready, globals: { language: 'pseudo' } },
    Loading: {
      parameters: { stage: { latencyMs: 600_000 } },
      async play({ canvasElement, t }) {
        await expect(
          await within(canvasElement).findByRole('list', { name: t('list.loading') }),
        ).toBeVisible();
      },
    },
    Empty: {
      parameters: answering([calls.list, success([])], [calls.count, success(0)]),
      async play({ canvasElement, t }) {
        const canvas = within(canvasElement);
        await expect(await canvas.findByText(t(empty))).toBeVisible();
        // The one button that ends it stands there, and nowhere else.
        const link = add && (await expectAdd(canvas, { t }, add));
        if (link)
          await expect(link.closest('[data-carillon-part="rows"]')).toContainElement(
            canvas.getByText(t(empty)),
          );
      },
    },
    Failed: {
      parameters: answering([calls.list, serverError]),
      async play({ canvasElement, t }) {
        const alert = await within(canvasElement).findByRole('alert');
        await expect(alert).toHaveTextContent(`${t(failed)}${t('error.serverError')}`);
      },
    },
    NothingFound: {
      parameters: { stage: { search: '?query=zzz' } },
      async play({ canvasElement, t }) {
        await expect(
          await within(canvasElement).findByText(t('list.nothingFound', { text: 'zzz' })),
        ).toBeVisible();
      },
    },
    Offline: {
      parameters: { stage: { network: 'offline' } },
      async play({ canvasElement, t }) {
        await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(t('error.offline'));
      },
    },
    Forbidden: {
      parameters: answering([calls.list, forbidden]),
      async play({ canvasElement, t }) {
        const alert = await within(canvasElement).findByRole('alert');
        await expect(alert.textContent).toBe(t('error.forbidden'));
      },
    },
    Selecting: {
      parameters: { reach: selectRow },
      async play({ canvasElement, t }) {
        await expect(await within(canvasElement).findByText(t('list.rows', { count: 1 }))).toBeVisible();
      },
    },
    Deleting: {
      parameters: { reach: askBeforeDeleting },
      async play({ t }) {
        const question = await within(document.body).findByRole('alertdialog', {
          name: t('list.delete.title'),
        });
        await waitFor(() =>
          expect(within(question).getByRole('button', { name: t('list.bulk.cancel') })).toHaveFocus(),
        );
      },
    },
  } satisfies Record<string, StoryObj>;
}
