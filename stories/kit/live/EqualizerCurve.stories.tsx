import {
  EQUALIZER_UNITS,
  type EqualizerPositions,
  equalizerResponse,
  SLIDERS,
} from '@carillon/protocol/audio';
import { EqualizerCurve, Panel, Screen, Slider } from '@carillon/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { arabic } from '../frame.tsx';

const english = {
  bass: 'Bass',
  treble: 'Treble',
  level: 'Bass level',
  less: 'Less',
  more: 'More',
  title: 'Equalizer',
};

interface EqualizerProps {
  positions: EqualizerPositions;
  isOff?: boolean;
  locale?: string;
  words?: typeof english;
}

/** The curve over one of its sliders. */
function Equalizer({ positions: first, isOff, locale = 'en-GB', words = english }: EqualizerProps) {
  const [positions, setPositions] = useState(first);
  const number = new Intl.NumberFormat(locale, { notation: 'compact' }).format;
  const db = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }).format;
  const bassHz = `${number(positions.bf * EQUALIZER_UNITS.bf)} Hz`;
  const trebleHz = `${number(positions.tf * EQUALIZER_UNITS.tf)} Hz`;
  const picture = [
    `${words.bass} ${db(positions.ba)} dB, ${bassHz}`,
    `${words.treble} ${db(positions.ta * EQUALIZER_UNITS.ta)} dB, ${trebleHz}`,
  ].join('; ');
  return (
    <Screen isPage>
      <Panel title={words.title}>
        <EqualizerCurve
          response={(hz) => equalizerResponse(positions, hz)}
          bassHz={positions.ba === 0 ? undefined : positions.bf * EQUALIZER_UNITS.bf}
          trebleHz={positions.ta === 0 ? undefined : positions.tf * EQUALIZER_UNITS.tf}
          isOff={isOff}
          labels={{
            picture,
            bass: `${words.bass} ${bassHz}`,
            treble: `${words.treble} ${trebleHz}`,
            hz: number,
            db,
          }}
        />
        <Slider
          label={words.level}
          minValue={SLIDERS.ba.min}
          maxValue={SLIDERS.ba.max}
          value={positions.ba}
          onChange={(ba) => setPositions({ ...positions, ba })}
          formatValue={(value) => `${db(value)} dB`}
          stepLabels={{ decrease: words.less, increase: words.more }}
          isDisabled={isOff}
        />
      </Panel>
    </Screen>
  );
}

const meta: Meta<typeof Equalizer> = {
  title: 'Kit/Live/Equalizer curve',
  component: Equalizer,
  args: { positions: { bf: 8, ba: 6, tf: 8, ta: -2 } },
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof Equalizer>;

/** Drawn anew as a slider moves. */
export const Default: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: /Bass \+6 dB, 80 Hz; Treble -3 dB, 8k Hz/i })).toBeVisible();
    const line = () => canvasElement.querySelector('polyline')?.getAttribute('points');
    const before = line();
    canvas.getByRole('slider', { name: 'Bass level' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('img', { name: /Bass \+7 dB/ })).toBeVisible();
    await expect(line()).not.toBe(before);
  },
};

/** The cut frequencies as near to each other as they can be, both levels at their top. */
export const Loudest: Story = { args: { positions: { bf: 15, ba: 15, tf: 1, ta: 7 } } };
export const TrebleOff: Story = { args: { positions: { bf: 8, ba: 6, tf: 8, ta: 0 } } };
export const Flat: Story = { args: { positions: { bf: 8, ba: 0, tf: 8, ta: 0 } } };
export const PowerOff: Story = { args: { isOff: true } };

export const LongText: Story = {
  args: {
    locale: 'de-DE',
    words: { ...english, bass: 'Tieftonbereich bis', treble: 'Hochtonbereich ab', title: 'Klangregelung' },
    positions: { bf: 15, ba: 9, tf: 2, ta: 4 },
  },
};

/** The words are Arabic, the scale of frequencies goes as everywhere. */
export const RightToLeft: Story = {
  args: {
    locale: 'ar-EG',
    words: {
      bass: 'الجهير',
      treble: 'الحاد',
      level: 'مستوى الجهير',
      less: 'أقل',
      more: 'أكثر',
      title: 'موازن الصوت',
    },
  },
  parameters: arabic,
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const DarkPowerOff: Story = { args: { isOff: true }, globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const NarrowLoudest: Story = { args: Loudest.args, globals: Narrow.globals };
