import { Button, ConfirmDialog, Info, Popover, Tooltip } from '@carillon/react/ui';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { arabic, Frame } from '../frame.tsx';

const english = {
  unregister: 'Unregister 2 devices',
  title: 'Are you sure?',
  question: '2 devices will be unregistered permanently.',
  names: 'Parish relay, Warehouse, loading bay',
  confirm: 'I am sure, unregister 2 devices',
  cancel: 'Cancel',
  close: 'Close',
  pending: 'Unregistering',
  error: 'The server did not respond within 30 seconds.',
  more: 'Stream',
  moreTitle: 'Main source',
  moreText: 'MP3 at 192 kbit/s, joint stereo, 44.1 kHz. Heard since 12:30.',
  play: 'Play',
  playText: 'Plays it now, until its end or until you stop it',
};

interface OverlaysProps {
  words?: typeof english;
  isOpen?: boolean;
  isPending?: boolean;
  hasFailed?: boolean;
}

/** What opens over a screen: a question, more about something, a few words. */
function Overlays({ words = english, isOpen: isOpenAtFirst = false, isPending, hasFailed }: OverlaysProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const close = () => setOpen(false);
  return (
    <Frame>
      <div style={{ display: 'flex', flexWrap: 'wrap', alignContent: 'start', gap: 8, minHeight: 200 }}>
        <Button variant="danger" onPress={() => setOpen(true)}>
          {words.unregister}
        </Button>
        <Popover title={words.moreTitle} trigger={<Button icon={Info}>{words.more}</Button>}>
          {words.moreText}
        </Popover>
        <Tooltip text={words.playText} placement="bottom">
          <Button>{words.play}</Button>
        </Tooltip>
      </div>
      <ConfirmDialog
        isOpen={isOpen}
        isDangerous
        title={words.title}
        detail={words.names}
        confirmLabel={words.confirm}
        cancelLabel={words.cancel}
        closeLabel={words.close}
        isPending={isPending}
        pendingText={words.pending}
        errorText={hasFailed ? words.error : undefined}
        onConfirm={close}
        onCancel={close}
      >
        {words.question}
      </ConfirmDialog>
    </Frame>
  );
}

const meta: Meta<typeof Overlays> = {
  title: 'Kit/Overlays/Overlays',
  component: Overlays,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof Overlays>;

const page = () => within(document.body);

/** The focus is on the answer that changes nothing, and returns where it came from. */
export const Confirm: Story = {
  parameters: {
    proves: ['ENT-01'],
    async reach({ canvas, userEvent }: StoryContext) {
      await userEvent.click(canvas.getByRole('button', { name: 'Unregister 2 devices' }));
    },
  },
  async play({ canvasElement }) {
    const button = within(canvasElement).getByRole('button', { name: 'Unregister 2 devices' });
    const dialog = await page().findByRole('alertdialog', { name: 'Are you sure?' });
    await expect(dialog).toHaveAccessibleDescription(/2 devices will be unregistered permanently/);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('alertdialog')).toBe(null));
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page().getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

/** Nothing in a question takes the focus: what does not fit takes it itself, so that keys can scroll it. */
export const ManyNames: Story = {
  name: 'More names than fit, read by keys',
  args: {
    isOpen: true,
    words: { ...english, names: Array.from({ length: 400 }, (_, i) => `Loudspeaker ${i + 1}`).join(', ') },
  },
  async play() {
    const dialog = await page().findByRole('alertdialog', { name: english.title });
    const body = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    await waitFor(() => expect(page().getByRole('button', { name: english.cancel })).toHaveFocus());
    await waitFor(() => expect(body).toHaveAttribute('tabindex', '0'));
    await userEvent.tab({ shift: true });
    await expect(body).toHaveFocus();
  },
};

export const Pending: Story = {
  name: 'Confirm, pending',
  parameters: { proves: ['ENT-01'] },
  args: { isOpen: true, isPending: true },
  async play() {
    await userEvent.keyboard('{Escape}');
    const dialog = page().getByRole('alertdialog');
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};

export const Failed: Story = {
  name: 'Confirm, failed',
  parameters: { proves: ['ENT-01'] },
  args: { isOpen: true, hasFailed: true },
};

/** Opened with a key, closed with a key. */
export const More: Story = {
  parameters: {
    async reach({ canvas, userEvent }: StoryContext) {
      canvas.getByRole('button', { name: 'Stream' }).focus();
      await userEvent.keyboard('{Enter}');
    },
  },
  async play({ canvasElement }) {
    const button = within(canvasElement).getByRole('button', { name: 'Stream' });
    await waitFor(() => expect(page().getByRole('dialog', { name: 'Main source' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBe(null));
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page().getByRole('dialog')).toBeVisible());
  },
};

/** On focus at once, on hover after a while; Escape takes it away. */
export const FewWords: Story = {
  parameters: { reach: ({ userEvent }: StoryContext) => userEvent.tab({ shift: true }) },
  async play({ canvasElement }) {
    const button = within(canvasElement).getByRole('button', { name: 'Play' });
    await waitFor(() => expect(button).toHaveFocus());
    await waitFor(() => expect(page().getByRole('tooltip')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('tooltip')).toBe(null));
    await userEvent.hover(button);
    await waitFor(() => expect(page().getByRole('tooltip')).toBeVisible());
    await expect(button).toHaveAccessibleDescription(english.playText);
  },
};

const german = {
  ...english,
  title: 'Möchten Sie die ausgewählten Lautsprechersteuergeräte wirklich und endgültig abmelden?',
  question:
    'Die Geräte werden abgemeldet. Ihre Zeitpläne, Klangeinstellungen und Bezeichnungen gehen dabei unwiderruflich verloren.',
  names:
    'Pfarrkirche St. Johannes Nepomuk nördliches Seitenschiff, Lagerhalle_Nord_Verladerampe_Tor_17_Aussenlautsprecher',
  confirm: 'Ja, ich möchte die beiden Geräte endgültig abmelden',
  cancel: 'Abbrechen und nichts verändern',
};

export const LongText: Story = { args: { words: german, isOpen: true, hasFailed: true } };

const words = {
  unregister: 'إلغاء تسجيل جهازين',
  title: 'هل أنت متأكد؟',
  question: 'سيتم إلغاء تسجيل جهازين نهائيا.',
  names: 'المستودع، رصيف التحميل',
  confirm: 'نعم، إلغاء تسجيل الجهازين',
  cancel: 'إلغاء',
  close: 'إغلاق',
  pending: 'جار الإلغاء',
  error: 'لم يستجب الخادم.',
  more: 'البث',
  moreTitle: 'المصدر الرئيسي',
  moreText: 'بجودة 192 كيلوبت في الثانية.',
  play: 'تشغيل',
  playText: 'يشغله الآن',
};

/** What opens outside the provider's node reads from right to left as well. */
export const RightToLeft: Story = {
  args: { words, isOpen: true, hasFailed: true },
  parameters: arabic,
  async play() {
    await expect(page().getByRole('alertdialog').closest('[dir]')).toHaveAttribute('dir', 'rtl');
  },
};

export const RightToLeftMore: Story = {
  args: { words },
  parameters: {
    ...arabic,
    async reach({ canvas, userEvent }: StoryContext) {
      await userEvent.click(canvas.getByRole('button', { name: 'البث' }));
    },
  },
  async play() {
    await waitFor(() => expect(page().getByRole('dialog')).toBeVisible());
  },
};

export const Dark: Story = { args: { isOpen: true, hasFailed: true }, globals: { theme: 'dark' } };
export const DarkMore: Story = { ...More, globals: { theme: 'dark' } };
const narrow = { viewport: { value: 'phone', isRotated: false } };
export const Narrow: Story = { args: { isOpen: true }, globals: narrow };
export const NarrowLongText: Story = { args: LongText.args, globals: narrow };
