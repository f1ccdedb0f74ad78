import {
  EQUALIZER_UNITS,
  isPowerOff,
  levelDb,
  MAX_ATTENUATION,
  SLIDERS,
  type SliderName,
  type SliderPositions,
  volumeLevel,
} from '@carillon/protocol/audio';
import { useMemo } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { audioTexts } from '../../../messages/en/audio.ts';

/** What the values of one slider are called. */
export interface SliderWords {
  /** As it is shown: "−7.5 dB". */
  readonly format: (value: number) => string;
  /** In words: "minus 7.5 decibels". */
  readonly say: (value: number) => string;
  readonly startText: string;
  readonly endText: string;
}

export interface AudioWords extends Readonly<Record<SliderName, SliderWords>> {
  /** What the whole curve says, in a sentence. */
  readonly picture: (positions: SliderPositions) => string;
  readonly axisHz: (hz: number) => string;
  readonly axisDb: (db: number) => string;
}

/** What the values of the six sliders are called, by the units of D9. */
export function useAudioWords(): AudioWords {
  const t = useMessages(audioTexts);
  const { locale } = useCarillon('useAudioWords');
  return useMemo(() => {
    const write = (options: Intl.NumberFormatOptions) => {
      const { format } = new Intl.NumberFormat(locale, options);
      // Most locales of `Intl` write a hyphen.
      return (value: number) => format(value).replace('-', '−');
    };
    const plain = write({ maximumFractionDigits: 1 });
    const signed = write({ signDisplay: 'exceptZero', maximumFractionDigits: 1 });
    // Half decibels come and go: without the zero the figures would jump.
    const halves = write({ minimumFractionDigits: 1 });
    const signedHalves = write({ signDisplay: 'exceptZero', minimumFractionDigits: 1 });

    const sayDb = (db: number) =>
      db < 0 ? t('audio.say.minus', { count: -db }) : t('audio.say.plus', { count: db });
    const inDb = (name: 'ba' | 'ta', writeDb: (db: number) => string): SliderWords => {
      const unit = EQUALIZER_UNITS[name];
      const format = (steps: number) =>
        steps === 0 ? t('audio.off') : t('audio.db', { value: writeDb(steps * unit) });
      const { min, max } = SLIDERS[name];
      return {
        format,
        say: (steps) => (steps === 0 ? t('audio.off') : sayDb(steps * unit)),
        startText: min === 0 ? t('audio.off') : t('audio.db', { value: signed(min * unit) }),
        endText: t('audio.db', { value: min === 0 ? plain(max * unit) : signed(max * unit) }),
      };
    };
    const bassHz = (steps: number) => t('audio.hz', { value: plain(steps * EQUALIZER_UNITS.bf) });
    const trebleHz = (kHz: number) => t('audio.khz', { value: plain(kHz) });
    const volumeDb = (position: number) => levelDb(volumeLevel(position));
    const endOf = (position: number) => {
      if (isPowerOff({ volume: position })) return t('audio.powerOff');
      return position >= SLIDERS.volume.max ? t('audio.full') : undefined;
    };
    const side = (value: number) => {
      if (value === 0) return t('audio.center');
      // The power of the other side is off.
      if (Math.abs(value) >= MAX_ATTENUATION) return t(value < 0 ? 'audio.leftOnly' : 'audio.rightOnly');
      return t(value < 0 ? 'audio.toLeft' : 'audio.toRight', { value: plain(Math.abs(value)) });
    };
    const words = {
      volume: {
        format: (value) => endOf(value) ?? t('audio.db', { value: halves(volumeDb(value)) }),
        say: (value) => endOf(value) ?? sayDb(volumeDb(value)),
        startText: t('audio.powerOff'),
        endText: t('audio.full'),
      },
      balance: { format: side, say: side, startText: t('audio.left'), endText: t('audio.right') },
      ba: inDb('ba', signed),
      ta: inDb('ta', signedHalves),
      bf: {
        format: bassHz,
        say: (steps) => t('audio.say.hz', { value: plain(steps * EQUALIZER_UNITS.bf) }),
        startText: bassHz(SLIDERS.bf.min),
        endText: bassHz(SLIDERS.bf.max),
      },
      tf: {
        format: trebleHz,
        say: (kHz) => t('audio.say.khz', { value: plain(kHz) }),
        startText: trebleHz(SLIDERS.tf.min),
        endText: trebleHz(SLIDERS.tf.max),
      },
    } satisfies Record<SliderName, SliderWords>;
    const list = new Intl.ListFormat(locale, { type: 'unit' });
    return {
      ...words,
      picture: ({ volume, ba, bf, ta, tf }) => {
        if (isPowerOff({ volume })) return t('audio.picture.powerOff');
        const bass = { level: words.ba.format(ba), frequency: bassHz(bf) };
        const treble = { level: words.ta.format(ta), frequency: trebleHz(tf) };
        return list.format([
          ba === 0 ? t('audio.picture.bassOff') : t('audio.picture.bass', bass),
          ta === 0 ? t('audio.picture.trebleOff') : t('audio.picture.treble', treble),
        ]);
      },
      axisHz: (hz) => (hz < 1000 ? plain(hz) : `${plain(hz / 1000)}k`),
      axisDb: signed,
    };
  }, [t, locale]);
}
