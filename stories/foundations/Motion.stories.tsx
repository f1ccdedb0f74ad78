import { Button, type TokenName } from '@carillon/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { inUse, listTokens, Sheet, Tokens } from './Sheet.tsx';
import * as styles from './sheet.css.ts';

function Runner({ token }: { token: TokenName }) {
  const [isThere, setIsThere] = useState(false);
  return (
    <>
      <div
        className={styles.runner}
        data-there={isThere || undefined}
        style={{ transitionDuration: inUse(token) }}
      />
      <Button onPress={() => setIsThere(!isThere)}>Move</Button>
    </>
  );
}

function Motion() {
  return (
    <Sheet
      title="Motion"
      reason="Only what lives moves by itself: meters, the clock, a progress bar. Where less motion is asked for, nothing slides or fades."
    >
      <Tokens title="Durations" tokens={listTokens('duration-')}>
        {(token) => <Runner token={token} />}
      </Tokens>
    </Sheet>
  );
}

/** How long something takes to move. */
const meta: Meta<typeof Motion> = {
  title: 'Foundations/Motion',
  component: Motion,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof Motion>;

export const Default: Story = {
  async play({ canvasElement }) {
    const [move = canvasElement] = within(canvasElement).getAllByRole('button', { name: 'Move' });
    await userEvent.click(move);
    await expect(move.previousElementSibling).toHaveAttribute('data-there');
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
