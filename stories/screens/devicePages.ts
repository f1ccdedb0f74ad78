import { devices } from '@carillon/protocol/device';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { once } from '../../.storybook/stage.ts';

type DevicePageStory = StoryObj<{ userId: number; id: number }>;

/** The stories that every page of a device has, each of the owner's CR-1002, which is at this path. */
export function devicePage(path: string) {
  return {
    /** Another window unregisters the device: nothing of it is left, and one link leads back. */
    notValid: {
      name: 'No longer valid',
      parameters: {
        proves: ['BRK-07', 'FLT-033'],
        stage: {
          path,
          prepare: once('cmd/rep/+/CR-1002', ({ client }) =>
            client.http.request(devices.calls.remove, { userId: 2, id: 2 }),
          ),
        },
      },
      async play({ canvasElement, t }) {
        const canvas = within(canvasElement);
        await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(t('command.deviceNotValid')));
        await expect(canvas.queryByText('Morning radio')).toBeNull();
        await expect(canvas.getByRole('link', { name: t('device.toList') })).toHaveAttribute(
          'href',
          '/manage/2/list',
        );
      },
    },
    noNetwork: {
      parameters: { proves: ['API-07'], stage: { path, network: 'offline' } },
      async play({ canvasElement, t }) {
        await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(t('error.offline'));
      },
    },
    notFound: {
      args: { id: 99 },
      async play({ canvasElement, t }) {
        const alert = await within(canvasElement).findByRole('alert');
        await expect(alert.textContent).toBe(t('device.missing') + t('device.toList'));
        const title = within(canvasElement).getByRole('heading', { level: 1 });
        await expect(title).toHaveTextContent(t('device.numbered', { id: '99' }));
        await expect(within(alert).getByRole('link', { name: t('device.toList') })).toBeVisible();
        await expect(within(alert).queryByRole('button')).toBeNull();
      },
    },
    /** Another person's device: nothing of it is shown. */
    forbidden: {
      args: { userId: 3, id: 4 },
      async play({ canvasElement, t }) {
        const alert = await within(canvasElement).findByRole('alert');
        await expect(alert).toHaveTextContent(t('device.forbidden.detail'));
        await expect(within(alert).getByRole('link', { name: t('device.toList') })).toBeVisible();
        await expect(within(canvasElement).queryByText('Market hall')).toBeNull();
      },
    },
  } satisfies Record<string, DevicePageStory>;
}
