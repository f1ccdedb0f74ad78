import type { CallName } from '@carillon/protocol/http';
import type { StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Stage, StageOptions } from '../../.storybook/stage.ts';
import type { PlainKey } from '../patterns/answers.ts';
import { strayTexts } from '../strayTexts.ts';

interface AccountFormOf {
  path: string;
  call: CallName;
  /** The button that sends it. */
  submit: PlainKey;
  fill: (context: StoryContext) => Promise<void>;
}

/** The stories that every form of an account has, each with what is typed there. */
export function accountForm({ path, call, submit, fill }: AccountFormOf) {
  const stage = (more: StageOptions = {}) => ({ as: 'nobody', path, ...more }) as const;
  const press = ({ canvasElement, t }: StoryContext) =>
    userEvent.click(within(canvasElement).getByRole('button', { name: t(submit) }));
  async function send(context: StoryContext) {
    await fill(context);
    await press(context);
  }
  const findAlert = (canvasElement: HTMLElement) => within(canvasElement).findByRole('alert');
  /** What was typed is still there, and can be sent again. */
  async function expectKept({ canvasElement, t }: Pick<StoryContext, 'canvasElement' | 't'>) {
    for (const field of canvasElement.querySelectorAll<HTMLInputElement>('input')) {
      if (field.type === 'checkbox') await expect(field).toBeChecked();
      else await expect(field.value).not.toBe('');
      await expect(field).not.toHaveAttribute('readonly');
    }
    await expect(within(canvasElement).getByRole('button', { name: t(submit) })).toBeEnabled();
  }
  let tries = 0;
  return {
    stage,
    press,
    send,
    sending: {
      parameters: { proves: ['FLT-073'], stage: stage({ stuck: call }), reach: send },
      async play({ canvasElement }) {
        await waitFor(() => expect(canvasElement.querySelector('[data-busy]')).toBeVisible());
        for (const field of canvasElement.querySelectorAll('input:not([type=checkbox])'))
          await expect(field).toHaveAttribute('readonly');
      },
    },
    serverDown: {
      parameters: {
        proves: ['FLT-066'],
        stage: stage({
          prepare() {
            tries = 0;
          },
          faults() {
            tries += 1;
            return new Response('<html>Bad gateway</html>', { status: 502 });
          },
        }),
        reach: send,
      },
      async play(context) {
        const { canvasElement, t } = context;
        const alert = await findAlert(canvasElement);
        await expect(alert).toHaveTextContent(t('login.failed.title'));
        await expect(alert).toHaveTextContent(t('error.unknownStatus', { status: 502 }));
        await expectKept(context);
        await press(context);
        await waitFor(() => expect(tries).toBe(2));
      },
    },
    offline: {
      parameters: { proves: ['API-07'], stage: stage({ network: 'offline' }), reach: send },
      async play(context) {
        const { canvasElement, t } = context;
        await expect(await findAlert(canvasElement)).toHaveTextContent(t('error.offline'));
        await expectKept(context);
      },
    },
    longTexts: {
      globals: { language: 'pseudo' },
      parameters: { stage: stage(), reach: press },
      async play({ canvasElement }) {
        await expect(strayTexts(canvasElement)).toEqual([]);
      },
    },
  } satisfies Record<string, StoryObj | ((...args: never[]) => unknown)>;
}

/** Types into the fields of these names. */
export async function typeInto(
  { canvasElement, t }: StoryContext,
  texts: Readonly<Partial<Record<PlainKey, string>>>,
) {
  for (const [key, text] of Object.entries(texts)) {
    const field = await within(canvasElement).findByLabelText(t(key as PlainKey));
    await userEvent.clear(field);
    await userEvent.type(field, text);
  }
}

/** What is told for some seconds. */
export const findToast = (title: string) => within(document.body).findByText(title);

export const getStage = ({ loaded }: Pick<StoryContext, 'loaded'>) => loaded.stage as Stage;
