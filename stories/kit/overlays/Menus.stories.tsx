import { Button, ChevronDown, LogOut, Menu, type MenuEntry, Pencil, Play, Trash2 } from '@carillon/react/ui';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { arabic, Frame } from '../frame.tsx';

const english = {
  trigger: 'Actions',
  play: 'Play now',
  edit: 'Edit',
  copy: 'Copy to another device',
  copyDetail: 'Offline',
  remove: 'Delete',
  out: 'Log out',
  chosen: 'Chosen:',
};

/** Actions and places under a button: with icons, in groups, and one that says why it cannot be chosen. */
function Actions({ words = english, count = 0 }: { words?: typeof english; count?: number }) {
  const [chosen, setChosen] = useState('');
  const entries: MenuEntry[] = [
    { id: 'play', label: words.play, icon: Play, onAction: () => setChosen(words.play) },
    { id: 'edit', label: words.edit, icon: Pencil, href: '/events/2' },
    { id: 'copy', label: words.copy, detail: words.copyDetail, isDisabled: true },
    {
      id: 'remove',
      label: words.remove,
      icon: Trash2,
      startsGroup: true,
      onAction: () => setChosen(words.remove),
    },
    { id: 'out', label: words.out, icon: LogOut, startsGroup: true, href: '/' },
    ...Array.from({ length: count }, (_, index) => ({ id: `${index}`, label: `${words.play} ${index + 1}` })),
  ];
  return (
    <Frame>
      <div style={{ minHeight: 260 }}>
        <Menu
          aria-label={words.trigger}
          placement="bottom start"
          trigger={<Button endIcon={ChevronDown}>{words.trigger}</Button>}
          entries={entries}
        />
      </div>
      <output>{`${words.chosen} ${chosen}`}</output>
    </Frame>
  );
}

const meta: Meta<typeof Actions> = {
  title: 'Kit/Overlays/Menu',
  component: Actions,
  parameters: {
    layout: 'fullscreen',
    // Beside an open menu react-aria hides everything from screen readers; Tab closes the menu before it leaves.
    a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } },
  },
};
export default meta;

type Story = StoryObj<typeof Actions>;

async function open({ canvas, userEvent }: StoryContext) {
  canvas.getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
}

const isOpen = () => waitFor(() => expect(screen.getByRole('menu')).toBeVisible());

export const Closed: Story = {};

/** Opened with a key, past what is disabled; the focus returns to the button. */
export const Default: Story = {
  parameters: { reach: open },
  async play(context) {
    const { canvasElement } = context;
    await isOpen();
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Play now' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(await within(canvasElement).findByText('Chosen: Delete')).toBeVisible();
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveFocus());
    await open(context);
    await isOpen();
  },
};

/** More than there is room for: it scrolls. */
export const Many: Story = { args: { count: 40 }, parameters: { reach: open }, play: isOpen };

const german = {
  ...english,
  trigger: 'Was mit dieser Wiedergabe geschehen soll',
  play: 'Jetzt wiedergeben, bis zum Ende oder bis jemand anhält',
  copy: 'Auf ein anderes Lautsprechersteuergerät übertragen',
  copyDetail: 'Nicht erreichbar',
};

export const LongText: Story = { args: { words: german }, parameters: { reach: open }, play: isOpen };

export const RightToLeft: Story = {
  args: {
    words: {
      trigger: 'إجراءات',
      play: 'تشغيل الآن',
      edit: 'تعديل',
      copy: 'نسخ إلى جهاز آخر',
      copyDetail: 'غير متصل',
      remove: 'حذف',
      out: 'تسجيل الخروج',
      chosen: 'تم اختيار:',
    },
  },
  parameters: { ...arabic, reach: open },
  play: isOpen,
};

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'phone', isRotated: false } } };
