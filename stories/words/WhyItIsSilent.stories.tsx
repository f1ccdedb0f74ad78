import { CAUSES, type Cause, type Evidence, type Judgment } from '@carillon/protocol/attention';
import { encodeRepeat } from '@carillon/protocol/schedule';
import { useFormat, useMessages } from '@carillon/react';
import { type Fact, Facts, Panel, Screen, ScreenTitle, stack } from '@carillon/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { dashboardTexts } from '../../packages/react/src/messages/en/dashboard.ts';
import { devicesTexts } from '../../packages/react/src/messages/en/devices.ts';
import { silenceTexts } from '../../packages/react/src/messages/en/silence.ts';
import { useClockFormat } from '../../packages/react/src/screens/devices/common/timeWords.ts';
import { describeSilence } from '../../packages/react/src/screens/devices/Silence/describeSilence.ts';

const NOON_MS = Date.UTC(2026, 2, 4, 12);
const event = {
  id: 'evts/1',
  name: 'Morning radio',
  mode: 'playback',
  repeat: encodeRepeat({ kind: 'always' }),
  time: [0, 0] as [number, number],
};
const always: Evidence = {
  key: 'due',
  isLastRead: false,
  event,
  startMs: NOON_MS - 3_600_000,
  endMs: Number.POSITIVE_INFINITY,
};

/** A judgment as it would be of such a cause. */
function judgmentOf(cause: Cause, evidence: readonly Evidence[] = [always]): Judgment {
  return {
    cause,
    standing: 'fault',
    severity: 'warning',
    pending: null,
    sinceMs: 0,
    evidence,
    playing: null,
    isLastKnown: false,
    checks: {
      connection: 'good',
      online: 'cause',
      due: 'wrong',
      notStopped: 'unknown',
      stream: 'notAsked',
      sound: 'unknown',
      volume: 'good',
      clock: 'good',
    },
    action: null,
    untilMs: NOON_MS + 3_600_000,
    isChecked: true,
    isFailing: cause === 'failed',
    nextAtMs: Number.POSITIVE_INFINITY,
  };
}

const clock = (aheadMs: number): Evidence => ({ key: 'clock', aheadMs, state: null });
const CASES: readonly Judgment[] = [
  ...CAUSES.map((cause) => judgmentOf(cause)),
  judgmentOf('clockWrong', [clock(720_000)]),
  judgmentOf('offline', [{ key: 'class', classId: 0 }]),
  judgmentOf('nothingScheduled', [{ key: 'class', classId: 4 }]),
];

/** Every cause of silence in its words, with what bears it out. */
function WhyItIsSilent() {
  const t = useMessages(silenceTexts, dashboardTexts, devicesTexts);
  const words = {
    t,
    format: useFormat(),
    clockFormat: useClockFormat(),
    nowMs: NOON_MS,
    toUtcMs: (heardMs: number) => NOON_MS + heardMs,
  };
  const silences = CASES.map((judgment) => describeSilence(judgment, words));
  const causes: Fact[] = silences.map(({ badge, sentence, detail }) => ({
    label: badge.word,
    value: `${sentence} ${detail}`.trim(),
  }));
  const facts: Fact[] = silences.flatMap((silence) => [...silence.facts]);
  const checks: Fact[] = (silences[0]?.checks ?? []).map(({ label, word }) => ({ label, value: word }));
  const help: Fact[] = [
    { label: t('silence.listen'), value: t('silence.listen.connecting') },
    { label: t('silence.listen.stop'), value: t('silence.listen.playing') },
    { label: t('silence.listen'), value: t('silence.listen.failed') },
    { label: t('silence.tell'), value: t('silence.tell.refused') },
    { label: t('silence.readClock'), value: t('silence.clock.here') },
  ];
  return (
    <Screen isPage>
      <ScreenTitle>{t('silence.title')}</ScreenTitle>
      <div className={stack}>
        <Panel title="Causes">
          <Facts facts={causes} />
        </Panel>
        <Panel title="What bears them out">
          <Facts facts={facts} />
        </Panel>
        <Panel title="The chain">
          <Facts facts={checks} />
        </Panel>
        <Panel title="What helps">
          <Facts facts={help} />
        </Panel>
      </div>
    </Screen>
  );
}

const meta: Meta<typeof WhyItIsSilent> = {
  title: 'Words/Why it is silent',
  component: WhyItIsSilent,
  parameters: { layout: 'fullscreen' },
};
export default meta;

export const EachCause: StoryObj<typeof WhyItIsSilent> = {
  name: 'Every cause of silence has a sentence',
  parameters: { proves: ['FLV-03'] },
  async play({ canvasElement }) {
    const sentences = within(canvasElement)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    await expect(sentences.length).toBeGreaterThan(40);
    await expect(sentences.filter((sentence) => !sentence || /[{}]/.test(sentence))).toEqual([]);
  },
};
