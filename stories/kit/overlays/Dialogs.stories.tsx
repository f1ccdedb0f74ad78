import { Banner, Button, Dialog, stack, TextField } from '@carillon/react/ui';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { arabic, Frame } from '../frame.tsx';

const english = {
  open: 'Rename',
  title: 'Rename the player',
  close: 'Close',
  name: 'Name',
  value: 'Lobby north',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving',
  failed: 'The server did not respond within 30 seconds.',
  text: 'The name is shown in lists, in messages and on the display of the device. '.repeat(12),
};

interface RenameProps {
  words?: typeof english;
  size?: 'm' | 'l';
  isOpen?: boolean;
  isBusy?: boolean;
  hasFailed?: boolean;
  isLong?: boolean;
}

/** A small form over a screen. */
function Rename({ words = english, size, isOpen: first = true, isBusy, hasFailed, isLong }: RenameProps) {
  const [isOpen, setOpen] = useState(first);
  const [name, setName] = useState(words.value);
  const close = () => setOpen(false);
  return (
    <Frame>
      <Button onPress={() => setOpen(true)}>{words.open}</Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={words.title}
        closeLabel={words.close}
        isBusy={isBusy}
        size={size}
        footer={
          <>
            <Button isDisabled={isBusy} onPress={close}>
              {words.cancel}
            </Button>
            <Button variant="main" isPending={isBusy} pendingText={words.saving} onPress={close}>
              {words.save}
            </Button>
          </>
        }
      >
        <div className={stack}>
          {hasFailed && <Banner kind="danger" title={words.failed} />}
          <TextField label={words.name} value={name} onChange={setName} isDisabled={isBusy} />
          {isLong && [1, 2, 3, 4].map((paragraph) => <span key={paragraph}>{words.text}</span>)}
        </div>
      </Dialog>
    </Frame>
  );
}

const meta: Meta<typeof Rename> = {
  title: 'Kit/Overlays/Dialog',
  component: Rename,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof Rename>;

const dialog = () => within(document.body).getByRole('dialog');

/** Holds the focus, closes by Escape, and gives the focus back. */
export const Default: Story = {
  args: { isOpen: false },
  parameters: {
    async reach({ canvas, userEvent }: StoryContext) {
      await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    },
  },
  async play({ canvasElement }) {
    const button = within(canvasElement).getByRole('button', { name: 'Rename' });
    await waitFor(() => expect(dialog()).toHaveAccessibleName('Rename the player'));
    for (let press = 0; press < 6; press++) {
      await userEvent.tab();
      await expect(dialog()).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog()).toBeVisible());
  },
};

/** While it saves, neither Escape nor the cross closes it. */
export const Busy: Story = {
  args: { isBusy: true },
  async play() {
    await userEvent.keyboard('{Escape}');
    await expect(within(dialog()).getByRole('button', { name: 'Close' })).toBeDisabled();
  },
};

export const Failed: Story = { args: { hasFailed: true } };
export const Large: Story = { args: { size: 'l' } };

const between = { name: 'Between phone and tablet', styles: { width: '640px', height: '800px' } };

/** As wide as it would be, but never wider than the page. */
export const LargeWithLittleRoom: Story = {
  args: { size: 'l' },
  parameters: { viewport: { options: { between } } },
  globals: { viewport: { value: 'between', isRotated: false } },
  async play() {
    await waitFor(() => expect(dialog()).toBeVisible());
    const { left, right } = dialog().getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** What does not fit scrolls between title and buttons, which stay. */
export const Scrolling: Story = {
  args: { isLong: true },
  async play() {
    await waitFor(() => expect(within(dialog()).getByRole('button', { name: 'Save' })).toBeVisible());
    const { bottom } = within(dialog()).getByRole('button', { name: 'Save' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

const german = {
  ...english,
  title: 'Bezeichnung des Lautsprechersteuergerätes in der Eingangshalle im Erdgeschoss ändern',
  name: 'Bezeichnung, wie sie in der Übersicht aller Geräte erscheinen soll',
  value: 'Pfarrkirche St. Johannes Nepomuk, nördliches Seitenschiff',
  cancel: 'Abbrechen und nichts verändern',
  save: 'Neue Bezeichnung übernehmen',
  failed: 'Der Server hat innerhalb von dreißig Sekunden nicht geantwortet.',
};

export const LongText: Story = { args: { words: german, hasFailed: true } };

export const RightToLeft: Story = {
  args: {
    words: {
      open: 'تسمية',
      title: 'تسمية المشغل',
      close: 'إغلاق',
      name: 'الاسم',
      value: 'الردهة الشمالية',
      cancel: 'إلغاء',
      save: 'حفظ',
      saving: 'جار الحفظ',
      failed: 'لم يستجب الخادم.',
      text: 'يظهر الاسم في القوائم. ',
    },
    hasFailed: true,
  },
  parameters: arabic,
};

export const Dark: Story = { globals: { theme: 'dark' } };
const narrow = { viewport: { value: 'phone', isRotated: false } };
export const Narrow: Story = { args: { isLong: true }, globals: narrow };
export const NarrowLongText: Story = { args: LongText.args, globals: narrow };
