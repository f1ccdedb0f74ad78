import { useMessages } from '@carillon/react';
import { type Fact, Facts, Panel, Screen, ScreenTitle } from '@carillon/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { boardTexts } from '../../packages/react/src/messages/en/board.ts';
import { dashboardDayTexts } from '../../packages/react/src/messages/en/dashboardDay.ts';
import { eventListTexts } from '../../packages/react/src/messages/en/eventList.ts';
import { eventMovesTexts } from '../../packages/react/src/messages/en/eventMoves.ts';
import { strayTexts } from '../strayTexts.ts';

/** What is said in moments that pass, or by hosts that lack a page. */
function SeldomSaid() {
  const t = useMessages(boardTexts, dashboardDayTexts, eventListTexts, eventMovesTexts);
  const facts: Fact[] = [
    { label: 'a failed stream without a timeout', value: t('board.failed') },
    {
      label: 'two runs that are to come',
      value: t('dashDay.then', { from: '18:00', to: '18:30', name: 'Piano bar', time: '19:00' }),
    },
    { label: 'a host without forms of events', value: t('events.week.move') },
    { label: 'a bar that is moved before the device has answered anew', value: t('moves.stale') },
    { label: 'the card of a sender', value: t('moves.card.sends', { host: 'relay.example' }) },
  ];
  return (
    <Screen isPage>
      <ScreenTitle>What is seldom said</ScreenTitle>
      <Panel>
        <Facts facts={facts} />
      </Panel>
    </Screen>
  );
}

const meta: Meta<typeof SeldomSaid> = {
  title: 'Words/What is seldom said',
  component: SeldomSaid,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof SeldomSaid>;

export const English: Story = {
  name: 'Each has its words',
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('moves.stale'))).toBeVisible();
    await expect(canvas.getByText(t('moves.card.sends', { host: 'relay.example' }))).toBeVisible();
  },
};

export const Pseudo: Story = {
  globals: { language: 'pseudo' },
  async play({ canvasElement, t }) {
    const said = (await within(canvasElement).findByText(t('moves.stale'))).closest('dl');
    await expect(said).not.toBeNull();
    const labels = [...(said?.querySelectorAll('dt') ?? [])].map(({ textContent }) => textContent);
    await expect(strayTexts(said ?? canvasElement, labels)).toEqual([]);
  },
};
