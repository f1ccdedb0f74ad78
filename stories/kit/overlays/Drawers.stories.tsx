import { Button, Drawer, Link, stack, Tag } from '@carillon/react/ui';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { arabic, Frame } from '../frame.tsx';

const english = {
  open: 'Floors',
  title: 'Floors',
  close: 'Close the floors',
  rows: ['Ground floor', 'First floor', 'Roof terrace'],
};

const inArabic = {
  open: 'الطوابق',
  title: 'الطوابق',
  close: 'إغلاق',
  rows: ['الطابق الأرضي', 'الطابق الأول', 'السطح'],
};

interface FloorsProps {
  words?: typeof english;
  isOpen?: boolean;
}

/** Where one can go, at the start edge of the page. */
function Floors({ words = english, isOpen: first = true }: FloorsProps) {
  const [isOpen, setOpen] = useState(first);
  return (
    <Frame>
      <Button onPress={() => setOpen(true)}>{words.open}</Button>
      {isOpen && (
        <Drawer onClose={() => setOpen(false)} title={words.title} icon={Tag} closeLabel={words.close}>
          <div className={stack}>
            {words.rows.map((row) => (
              <Link key={row} href="/">
                {row}
              </Link>
            ))}
          </div>
        </Drawer>
      )}
    </Frame>
  );
}

const meta: Meta<typeof Floors> = {
  title: 'Kit/Overlays/Drawer',
  component: Floors,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof Floors>;

const findDrawer = () => within(document.body).findByRole('dialog');
const isGone = () => expect(within(document.body).queryByRole('dialog')).toBeNull();

/** Holds the focus, closes by Escape, by its cross and by a press beside it, and gives the focus back. */
export const Default: Story = {
  args: { isOpen: false },
  parameters: {
    async reach({ canvas, userEvent }: StoryContext) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Floors' }));
    },
  },
  async play({ canvasElement }) {
    await expect(await findDrawer()).toHaveAccessibleName('Floors');
    for (let press = 0; press < 5; press++) {
      await userEvent.tab();
      await expect(await findDrawer()).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(isGone);
    const button = within(canvasElement).getByRole('button', { name: 'Floors' });
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(within(await findDrawer()).getByRole('button', { name: 'Close the floors' }));
    await waitFor(isGone);
    await userEvent.click(button);
    const drawer = await findDrawer();
    const { parentElement: panel } = drawer;
    await userEvent.click(panel?.parentElement as HTMLElement);
    await waitFor(isGone);
    await userEvent.click(button);
    await findDrawer();
  },
};

const small = { name: 'The smallest phone', styles: { width: '300px', height: '600px' } };

/** It ends before the edge of the page, so that there is something to press beside it. */
export const Narrow: Story = {
  parameters: { viewport: { options: { small } } },
  globals: { viewport: { value: 'small', isRotated: false } },
  async play() {
    const drawer = await findDrawer();
    // It slides in.
    await waitFor(() => expect(Math.round(drawer.getBoundingClientRect().left)).toBe(0));
    await expect(drawer.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth - 48);
  },
};

export const LongText: Story = {
  args: {
    words: {
      ...english,
      title: 'Every floor of the building and the rooms of its annexe beyond the yard',
      rows: Array.from(
        { length: 40 },
        (_, floor) => `Floor ${floor}, with all rooms on both sides of the corridor`,
      ),
    },
  },
};

export const RightToLeft: Story = { args: { words: inArabic }, parameters: arabic };
export const Dark: Story = { globals: { theme: 'dark' } };
