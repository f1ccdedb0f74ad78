// The states that every form of a record has, for the stories of a screen. What a form does in each is proven by
// Patterns/Record form.
import type { Call } from '@carillon/protocol/http';
import type { StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Stage } from '../../.storybook/stage.ts';
import type { Words } from '../../.storybook/words.ts';
import { answering, failing, findName, forbidden, missing, type PlainKey } from './answers.ts';
import { type ByLabel, expectProblems, expectShown, fillIn } from './fields.ts';

/** Of somebody else's client. */
type Http = Stage['client']['http'];

interface FormOf {
  /** What is edited. */
  readonly entity: {
    readonly idName: string;
    readonly searched: readonly string[];
    readonly calls: {
      readonly list: Call;
      readonly read: Call;
      readonly update: Call;
      readonly remove?: Call;
    };
    readonly toForm?: (record: never) => object;
    readonly toBody?: (form: never) => unknown;
  };
  /** The titles of the form. */
  readonly add: PlainKey;
  readonly edit: PlainKey;
  /** What the screen says where the record could not be loaded, unless that is what every form says. */
  readonly failed?: PlainKey;
  /** The label of a text field that has to be filled in. */
  readonly field: PlainKey;
  /** What each field shows of the record of the file's meta, by the keys of the labels. */
  readonly shows?: ByLabel<string | boolean>;
  /** What is filled in for a new one, and what the platform then has of it, beside all that was there. */
  readonly adds?: { readonly typed: ByLabel<string | readonly string[]>; readonly saved: object };
  /** What each field says where nothing is filled in, in their order. */
  readonly problems?: ByLabel<PlainKey>;
  /** On the button that saves, where that is not 'Edit'. */
  readonly save?: PlainKey;
  /** How somebody else saves the record that the file's meta shows; by default with another text in the first field that is searched. */
  readonly saveElsewhere?: (http: Http) => Promise<unknown>;
  /** How they delete it, where its ids are not among the props of the screen. */
  readonly deleteElsewhere?: (http: Http) => Promise<unknown>;
}

/** What is typed over a text field. */
const TYPED = 'Typed anew';

const findTitle = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).findByRole('heading', { level: 1, name });
const findQuestion = (name: string) => within(document.body).findByRole('alertdialog', { name });
const press = (canvasElement: HTMLElement, name: string) =>
  userEvent.click(within(canvasElement).getByRole('button', { name }));

/**
 * The stories of a form that adds, edits and deletes a record, each in its own words: `export const states =
 * formStates({ … })`; one that the file exports itself stands in the place of that of the pattern. The id of the record,
 * `as` and `path` stand in the file's meta.
 */
export function formStates({ entity, field, save: saveKey = 'form.edit', ...words }: FormOf) {
  const { shows = {}, adds, problems = {} } = words;
  const { calls, idName } = entity;

  /** The record that the screen shows, as paths name it. */
  const toPlace = ({ args: { userId, id } }: StoryContext) => ({ userId, [idName]: id });

  async function saveElsewhere(http: Http, context: StoryContext) {
    const place = toPlace(context);
    const record = await http.request<Call>(calls.read, place as never);
    const typed = { ...entity.toForm?.(record as never), [entity.searched[0] ?? '']: 'Somebody else' };
    await http.request<Call>(calls.update, { ...place, body: entity.toBody?.(typed as never) } as never);
  }

  async function deleteElsewhere(http: Http, context: StoryContext) {
    if (calls.remove) await http.request<Call>(calls.remove, toPlace(context) as never);
  }

  const findField = (canvasElement: HTMLElement, t: Words) =>
    within(canvasElement).findByRole('textbox', { name: t(field) });

  async function type({ canvasElement, t }: StoryContext) {
    const input = await findField(canvasElement, t);
    await userEvent.clear(input);
    await userEvent.type(input, TYPED);
  }

  async function save(context: StoryContext) {
    await type(context);
    await press(context.canvasElement, context.t(saveKey));
  }

  /** Saves after something happened elsewhere. */
  const saveAfter =
    (happen: (http: Http, context: StoryContext) => Promise<unknown>) => async (context: StoryContext) => {
      await findField(context.canvasElement, context.t);
      await happen((context.loaded.stage as Stage).client.http, context);
      await save(context);
    };

  const expectTyped = async ({ canvasElement, t }: StoryContext) =>
    expect(await findField(canvasElement, t)).toHaveValue(TYPED);

  async function add(context: StoryContext, { typed, saved }: NonNullable<FormOf['adds']>) {
    const { canvasElement, loaded, t } = context;
    await fillIn(context, typed);
    await press(canvasElement, t('form.add'));
    const { http } = (loaded.stage as Stage).client;
    await waitFor(async () => {
      const all = await http.request<Call>(calls.list, {
        ...toPlace(context),
        query: { limit: 100 },
      } as never);
      await expect(all).toContainEqual(expect.objectContaining(saved));
    });
  }

  const edit = {
    async play({ canvasElement, t }) {
      await expect(await findField(canvasElement, t)).not.toHaveValue('');
      await expect(await findTitle(canvasElement, t(words.edit))).toBeVisible();
      await expect(within(canvasElement).getByRole('link', { name: t('form.back') })).toBeVisible();
      await expect(within(canvasElement).queryByText(t('form.unsaved'))).toBeNull();
      await expectShown({ canvasElement, t }, shows);
    },
  } satisfies StoryObj;

  const unsaved = {
    parameters: { reach: type },
    async play(context) {
      await waitFor(() => expectTyped(context));
      const { canvasElement, t } = context;
      await expect(within(canvasElement).getByText(t('form.unsaved'))).toBeVisible();
    },
  } satisfies StoryObj;

  return {
    Ready: edit,
    Add: {
      args: { id: 'add' },
      async play(context) {
        const { canvasElement, t } = context;
        await expect(await findField(canvasElement, t)).toHaveValue('');
        await waitFor(() =>
          expect(canvasElement.querySelector('form')?.contains(document.activeElement)).toBe(true),
        );
        await expect(await findTitle(canvasElement, t(words.add))).toBeVisible();
        await expect(within(canvasElement).queryByRole('button', { name: t('form.delete') })).toBeNull();
        if (adds) await add(context, adds);
      },
    },
    Unsaved: unsaved,
    Dark: { ...unsaved, globals: { theme: 'dark' } },
    Narrow: { ...unsaved, globals: { viewport: { value: 'phone' } } },
    RightToLeft: { ...unsaved, parameters: { ...unsaved.parameters, locale: 'ar-EG' } },
    LongWords: { ...unsaved, globals: { language: 'pseudo' } },
    Invalid: {
      args: { id: 'add' },
      parameters: {
        async reach({ canvasElement, t }: StoryContext) {
          await findField(canvasElement, t);
          await press(canvasElement, t('form.add'));
        },
      },
      async play({ canvasElement, t }) {
        await waitFor(async () => expect(await findField(canvasElement, t)).toBeInvalid());
        await expect(within(canvasElement).getByRole('alert')).toBeVisible();
        await expectProblems({ canvasElement, t }, problems);
      },
    },
    Saving: {
      parameters: { stage: { stuck: findName(calls.update) }, reach: save },
      async play({ canvasElement, t }) {
        const button = await within(canvasElement).findByRole('button', { name: t(saveKey) });
        await waitFor(() => expect(button).toHaveAttribute('data-busy'));
      },
    },
    Saved: {
      parameters: { reach: save },
      async play(context) {
        const { canvasElement, t } = context;
        await waitFor(() => expectTyped(context));
        await waitFor(() => expect(within(canvasElement).queryByText(t('form.unsaved'))).toBeNull());
      },
    },
    SavingFailed: {
      parameters: { stage: { failsOnce: findName(calls.update) }, reach: save },
      async play(context) {
        const alert = await within(context.canvasElement).findByRole('alert');
        await expect(alert).toHaveTextContent(context.t('error.serverError'));
        await expectTyped(context);
      },
    },
    SomebodyElseSavedItFirst: {
      parameters: { reach: saveAfter(words.saveElsewhere ?? saveElsewhere) },
      async play(context) {
        const { canvasElement, t } = context;
        const frame = await within(canvasElement).findByRole('group', { name: t('form.changed.title') });
        await expect(frame).toBeVisible();
        await expect(within(canvasElement).getByText(t('form.changed.bar'))).toBeVisible();
        await expectTyped(context);
      },
    },
    SomebodyElseDeletedIt: {
      parameters: { reach: saveAfter(words.deleteElsewhere ?? deleteElsewhere) },
      async play(context) {
        const alert = await within(context.canvasElement).findByRole('alert');
        await expect(alert).toHaveTextContent(context.t('form.gone'));
        await expectTyped(context);
      },
    },
    Deleting: {
      parameters: {
        async reach({ canvasElement, t }: StoryContext) {
          await findField(canvasElement, t);
          await press(canvasElement, t('form.delete'));
        },
      },
      async play({ t }) {
        await expect(await findQuestion(t('list.delete.title'))).toBeVisible();
      },
    },
    Leaving: {
      parameters: {
        async reach(context: StoryContext) {
          await type(context);
          const { canvasElement, t } = context;
          const canvas = within(canvasElement);
          const back = canvas.queryByRole('link', { name: t('form.back') });
          await userEvent.click(back ?? canvas.getByRole('link', { name: t('form.cancel') }));
        },
      },
      async play({ t }) {
        await expect(await findQuestion(t('form.leave.title'))).toBeVisible();
      },
    },
    Loading: {
      parameters: { stage: { latencyMs: 600_000 } },
      async play({ canvasElement, t }) {
        await expect(
          await within(canvasElement).findByRole('status', { name: t('form.loading') }),
        ).toBeVisible();
      },
    },
    Failed: {
      parameters: { stage: { faults: failing(findName(calls.read)) } },
      async play(context) {
        const { canvasElement, t } = context;
        await expect(await within(canvasElement).findByText(t(words.failed ?? 'error.record'))).toBeVisible();
        await expect(within(canvasElement).getByRole('button', { name: t('error.retry') })).toBeVisible();
      },
    },
    Offline: {
      parameters: { stage: { network: 'offline' } },
      async play({ canvasElement, t }) {
        await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(t('error.offline'));
      },
    },
    Forbidden: {
      parameters: answering([calls.read, forbidden]),
      async play({ canvasElement, t }) {
        const alert = await within(canvasElement).findByRole('alert');
        await expect(alert.textContent).toBe(t('error.forbidden') + t('form.back'));
      },
    },
    NotFound: {
      parameters: answering([calls.read, missing]),
      async play({ canvasElement, t }) {
        const alert = await within(canvasElement).findByRole('alert');
        await expect(alert.textContent).toBe(t('form.missing') + t('form.back'));
      },
    },
  } satisfies Record<string, StoryObj>;
}
