import { useMessages } from '@carillon/react';
import { type Fact, Facts, Panel, Screen, ScreenTitle, stack } from '@carillon/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { apiErrors, brokerErrors, commandErrors } from '../../.storybook/failures.ts';
import { devicesTexts } from '../../packages/react/src/messages/en/devices.ts';
import { brokerErrorText, errorText } from '../../packages/react/src/messages/errorText.ts';
import { strayTexts } from '../strayTexts.ts';

/** A line for each error. */
function listFacts<Failure>(
  errors: Readonly<Record<string, Failure>>,
  write: (error: Failure) => string,
): Fact[] {
  return Object.entries(errors).map(([code, error]) => ({ label: code, value: write(error) }));
}

/** Every sentence for something that went wrong, by the code that a program sees. */
function WhatWentWrong() {
  const t = useMessages(devicesTexts);
  return (
    <Screen isPage>
      <ScreenTitle>What went wrong</ScreenTitle>
      <div className={stack}>
        <Panel title="Calls">
          <Facts facts={listFacts(apiErrors, (error) => errorText(t, error))} />
        </Panel>
        <Panel title="The connection to the broker">
          <Facts facts={listFacts(brokerErrors, (error) => brokerErrorText(t, error))} />
        </Panel>
        <Panel title="Commands to devices">
          <Facts facts={listFacts(commandErrors, (error) => errorText(t, error))} />
        </Panel>
        <Panel title="Anything else">
          <Facts
            facts={[
              { label: 'an error of ours', value: errorText(t, new Error('a bug')) },
              { label: 'a field', value: t('problem.invalid') },
              { label: 'a long field', value: t('problem.tooLong', { max: 32 }) },
            ]}
          />
        </Panel>
      </div>
    </Screen>
  );
}

const meta: Meta<typeof WhatWentWrong> = {
  title: 'Words/What went wrong',
  component: WhatWentWrong,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof WhatWentWrong>;

export const English: Story = {
  name: 'Every failure has a sentence',
  parameters: { proves: ['API-06', 'API-07', 'API-08'] },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const sentences = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(sentences.length).toBeGreaterThan(30);
    await expect(sentences.filter((sentence) => !sentence || /[{}]/.test(sentence))).toEqual([]);
    await expect(canvas.getByText(t('command.timeout', { ms: '5000' }))).toBeVisible();
    await expect(canvas.getByText('A carrier ships to this country only.')).toBeVisible();
    await expect(canvas.getByText(t('error.tooManyFor', { count: 60 }))).toBeVisible();
  },
};

export const Italian: Story = {
  globals: { language: 'italian' },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('Errore interno del server')).toBeVisible();
  },
};

export const LongTexts: Story = {
  globals: { language: 'pseudo' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const sentences = canvas.getAllByRole('definition');
    await expect(sentences.flatMap((sentence) => strayTexts(sentence))).toEqual([
      'A carrier ships to this country only.',
    ]);
  },
};
