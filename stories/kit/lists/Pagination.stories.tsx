import { Pagination, Screen } from '@carillon/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { arabic } from '../frame.tsx';

const english = { pages: 'Pages', previous: 'Previous page', next: 'Next page', page: 'Page', of: 'of' };

interface PagesProps {
  words?: typeof english;
  page?: number;
  pageCount?: number;
}

/** Around the page that is seen, and the two ends. */
function windowOf(page: number, count: number): (number | 'gap')[] {
  const all = Array.from({ length: count }, (_, index) => index + 1);
  const shown = all.filter((each) => each === 1 || each === count || Math.abs(each - page) < 2);
  return shown.flatMap((each, index) =>
    index > 0 && shown[index - 1] !== each - 1 ? ['gap', each] : [each],
  );
}

/** The pages of a list, and which of its rows are seen. */
function Pages({ words = english, page: first = 7, pageCount = 24 }: PagesProps) {
  const [page, setPage] = useState(first);
  return (
    <Screen isPage>
      <Pagination
        pages={windowOf(page, pageCount)}
        page={page}
        pageCount={pageCount}
        onPage={setPage}
        labels={{ ...words, page: (figure) => `${words.page} ${figure}` }}
        summary={`${page * 10 - 9} to ${page * 10} ${words.of} ${pageCount * 10}`}
      />
    </Screen>
  );
}

const meta: Meta<typeof Pages> = {
  title: 'Kit/Lists/Pagination',
  component: Pages,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof Pages>;

export const Default: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const current = () => canvas.getByRole('button', { current: 'page' });
    await expect(current()).toHaveAccessibleName('Page 7');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(current()).toHaveAccessibleName('Page 8');
    await userEvent.click(canvas.getByRole('button', { name: 'Page 9' }));
    await expect(current()).toHaveAccessibleName('Page 9');
    await userEvent.tab();
  },
};

export const First: Story = { args: { page: 1 } };
export const Last: Story = { args: { page: 24 } };

/** An arrow that leads no further keeps the focus. */
const upTo = (arrow: string, page: string): Story['play'] =>
  async function play({ canvasElement }) {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: arrow });
    await expect(button).not.toHaveAttribute('aria-disabled');
    await userEvent.click(button);
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName(page);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveStyle({ cursor: 'not-allowed' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName(page);
  };

export const UpToTheLast: Story = { args: { page: 23 }, play: upTo('Next page', 'Page 24') };
export const BackToTheFirst: Story = { args: { page: 2 }, play: upTo('Previous page', 'Page 1') };
export const OnlyOne: Story = { args: { page: 1, pageCount: 1 } };
export const Many: Story = {
  args: { page: 51_234, pageCount: 100_000 },
  async play({ canvasElement, format }) {
    const name = `Page ${format.number(51_234)}`;
    await expect(within(canvasElement).getByRole('button', { name })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  args: {
    words: { pages: 'الصفحات', previous: 'السابقة', next: 'التالية', page: 'صفحة', of: 'من' },
  },
  parameters: arabic,
  /** The next page is to the left, and its figures are Arabic. */
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const left = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect().left;
    await expect(left('التالية')).toBeLessThan(left('السابقة'));
    await expect(canvas.getByRole('button', { name: 'صفحة ٢٤' })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** It leads nowhere, and has no button that would do nothing. */
export const OnePage: Story = {
  args: { page: 1, pageCount: 1 },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('1 to 10 of 10')).toBeVisible();
    await expect(canvas.queryAllByRole('button')).toEqual([]);
  },
};
