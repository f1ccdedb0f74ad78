import { FileDrop, type FileDropProps } from '@carillon/react/ui';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { arabic, Frame } from '../frame.tsx';

const english = {
  pick: 'Choose a picture',
  drop: 'or drop it here',
  remove: 'Remove the picture',
  cancel: 'Cancel',
  progress: 'Sending the picture',
  refused: {
    type: 'Pictures of type PNG, JPEG or WebP only',
    empty: 'This file is empty',
    size: 'This file is larger than 10 MB',
  },
};

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#0F766E"/><circle cx="32" cy="32" r="18" fill="#DBEEEA"/></svg>`;
const picture = new File([drawing], 'lobby-north.svg', { type: 'image/svg+xml' });

function Picture({
  file: first = null,
  label = 'Picture',
  labels = english,
  ...props
}: Partial<FileDropProps>) {
  const [file, setFile] = useState(first);
  return (
    <Frame>
      <FileDrop
        accept={['image/*']}
        maxBytes={10_000_000}
        formatSize={(bytes) => `${bytes} bytes`}
        {...props}
        label={label}
        labels={labels}
        file={file}
        onChange={setFile}
      />
    </Frame>
  );
}

const meta: Meta<typeof Picture> = {
  title: 'Kit/Fields/File drop',
  component: Picture,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof Picture>;

/** A file that is refused says why; one that fits is shown with its size. */
export const Default: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Picture', { selector: 'input' });
    await userEvent.upload(input, new File(['%PDF'], 'hall.pdf', { type: 'application/pdf' }), {
      applyAccept: false,
    });
    const button = canvas.getByRole('button', { name: 'Choose a picture' });
    await expect(button).toHaveAccessibleDescription('Pictures of type PNG, JPEG or WebP only');
    await userEvent.upload(input, picture);
    await expect(await canvas.findByText('lobby-north.svg')).toBeVisible();
    await expect(button).not.toHaveAccessibleDescription();
  },
};

export const Empty: Story = { args: { hint: 'PNG, JPEG or WebP, at most 10 MB', optionalText: 'optional' } };

/** While a file is held over it. */
export const DraggedOver: Story = {
  parameters: {
    reach({ canvas }: StoryContext) {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(picture);
      const words = canvas.getByText('or drop it here');
      words.dispatchEvent(new DragEvent('dragenter', { bubbles: true, dataTransfer }));
    },
  },
  async play({ canvasElement }) {
    const words = within(canvasElement).getByText('or drop it here');
    await waitFor(() => expect(words.closest('[data-over]')).toBeVisible());
  },
};

export const Chosen: Story = { args: { file: picture } };
/** What is there already, and another one that is chosen in its place: both large, with their words below. */
export const Current: Story = {
  args: {
    current: {
      url: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
      name: 'lobby-south.svg',
      size: 204,
    },
  },
};
export const Replaced: Story = { args: { ...Current.args, file: picture } };
export const Sending: Story = { args: { file: picture, progress: 0.35, onCancel: () => {} } };
export const Broken: Story = {
  args: { file: picture, errorText: 'The connection was lost after 35 %. Try again.' },
};

/** What cannot be drawn is an icon of the same size. */
export const NoPreview: Story = {
  parameters: { proves: ['FLT-086'] },
  args: { file: new File(['no picture'], 'lobby-north.webp', { type: 'image/webp' }) },
};

export const Disabled: Story = { args: { isDisabled: true } };
export const Invalid: Story = { args: { errorText: 'Please provide a file.' } };

export const LongText: Story = {
  args: {
    file: new File([drawing], 'Eingangshalle-Nord-bei-Nacht-mit-eingeschalteter-Beleuchtung-Fassung-7.svg', {
      type: 'image/svg+xml',
    }),
    labels: {
      ...english,
      pick: 'Ein anderes Bild auswählen',
      drop: 'oder das Bild hierher ziehen und loslassen',
    },
    errorText: 'Das Bild hat mehr als 40 Millionen Bildpunkte; bitte verkleinern Sie es vor dem Hochladen',
  },
};

export const RightToLeft: Story = {
  args: {
    file: picture,
    label: 'الصورة',
    labels: { ...english, pick: 'اختر صورة', drop: 'أو أفلتها هنا', remove: 'إزالة الصورة' },
  },
  parameters: arabic,
};

export const Dark: Story = { args: Chosen.args, globals: { theme: 'dark' } };
export const Narrow: Story = {
  args: LongText.args,
  globals: { viewport: { value: 'phone', isRotated: false } },
};
