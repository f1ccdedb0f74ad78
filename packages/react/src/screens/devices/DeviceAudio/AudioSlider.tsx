import { SLIDERS, type SliderName, type SliderPositions } from '@carillon/protocol/audio';
import type { ReactNode } from 'react';
import type { UseAudio } from '../../../hooks/device/useAudio.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { audioTexts } from '../../../messages/en/audio.ts';
import { Slider } from '../../../ui/index.ts';
import { useAudioWords } from './useAudioWords.ts';

interface AudioSliderProps {
  name: SliderName;
  positions: SliderPositions;
  control: UseAudio;
  /** Where its two sides meet. */
  origin?: number;
  isPhysical?: boolean;
  /** In the place of the value. */
  mark?: ReactNode;
}

/** One of the six, by its row in D9: how far it goes, and how its buttons repeat (AUD-01, AUD-02). */
export function AudioSlider({ name, positions, control, origin, isPhysical, mark }: AudioSliderProps) {
  const t = useMessages(audioTexts);
  const words = useAudioWords()[name];
  const { min, max, holdMs, repeatMs } = SLIDERS[name];
  const label = t(`audio.${name}`);
  return (
    <Slider
      label={label}
      value={positions[name]}
      minValue={min}
      maxValue={max}
      origin={origin}
      isPhysical={isPhysical}
      formatValue={words.format}
      sayValue={words.say}
      valueMark={mark}
      startText={words.startText}
      endText={words.endText}
      stepLabels={{
        decrease: t('audio.less', { slider: label }),
        increase: t('audio.more', { slider: label }),
      }}
      hold={{ holdMs, intervalMs: repeatMs }}
      isDisabled={control.isDisabled(name)}
      onChange={(value) => control.move({ [name]: value })}
      onChangeEnd={control.letGo}
    />
  );
}
