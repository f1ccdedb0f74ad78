import {
  bitrates,
  CHANNEL_MODES,
  CODECS,
  type CodecField,
  changeCodec,
  changeLayout,
  changeSampleRate,
  channelModes,
  codecFields,
  type Encoder,
  FLAC,
  flacKbps,
  isRecommendedBitrate,
  MP3,
  OGG_VORBIS,
  oggKbps,
  QUALITIES,
  sampleRates,
} from '@carillon/protocol/encoder';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { eventFormsTexts } from '../../../messages/en/eventForms.ts';
import { eventsTexts } from '../../../messages/en/events.ts';
import { FormSection } from '../../../patterns/form/FormSection.tsx';
import type { FormField } from '../../../patterns/form/useForm.ts';
import { Select, ToggleGroup } from '../../../ui/index.ts';
import * as styles from './EventForm.css.ts';

/** Of a setting of the encoder: whatever is chosen may change others, so what it shows comes from the whole. */
export type EncoderFields = {
  readonly [Name in CodecField | 'codec']: Omit<FormField<unknown>, 'value' | 'onChange'>;
};

export interface EncoderSectionProps {
  encoder: Encoder;
  onChange: (encoder: Encoder) => void;
  fields: EncoderFields;
  /** The encoder that was loaded: its bitrate is a choice, too. */
  loaded: Encoder | undefined;
  /** A Shoutcast server takes MP3 alone. */
  isMp3Only: boolean;
}

/** How the sound is encoded: the fields and choices that its codec has, and no others (D3, D9, SND-03). */
export default function EncoderSection({
  encoder,
  onChange,
  fields,
  loaded,
  isMp3Only,
}: EncoderSectionProps) {
  const t = useMessages(eventFormsTexts, eventsTexts);
  const { number } = useFormat();
  const { codec, ch, sr, qlt, br, adc } = encoder;
  const has = (field: CodecField) => codecFields(codec).includes(field);
  const set = (change: Partial<Encoder>) => onChange({ ...encoder, ...change });

  /** A bitrate as its codec counts it. */
  function bitrateText(rate: number): string {
    if (codec === OGG_VORBIS) {
      return t('eventForms.kbps.step', { step: number(rate), rate: number(oggKbps(ch, sr, rate) ?? 0) });
    }
    return t(qlt === 1 ? 'eventForms.kbps.about' : 'eventForms.kbps', { rate: number(rate) });
  }

  /** What hangs on the sample rate, in a few words. */
  function rateHint(): string | undefined {
    if (codec === MP3) return t('eventForms.sampleRate.hint');
    const kbps = codec === FLAC ? flacKbps(ch, sr) : null;
    return kbps === null ? undefined : t('eventForms.kbps.upTo', { rate: number(kbps) });
  }

  const modes = has('adc') && (
    <ToggleGroup
      label={t('eventForms.channelMode')}
      isFullWidth
      options={channelModes(ch).map((mode) => ({
        value: String(mode),
        label: t(`eventForms.channelMode.${CHANNEL_MODES[mode] ?? 'joint'}`),
      }))}
      {...fields.adc}
      value={String(adc)}
      onChange={(value) => set({ adc: Number(value) })}
    />
  );
  const qualities = has('qlt') && (
    <ToggleGroup
      label={t('eventForms.quality')}
      isFullWidth
      options={QUALITIES.map((quality) => ({
        value: String(quality.qlt),
        label: t(`eventForms.quality.${quality.name}`),
        isDisabled: quality.codec !== codec,
      }))}
      {...fields.qlt}
      value={String(qlt)}
      onChange={(value) => set({ qlt: Number(value) })}
    />
  );
  const rates = (
    <Select
      label={t('eventForms.sampleRate')}
      hint={rateHint()}
      options={optionsOf(sampleRates(codec, ch), sr, (rate) =>
        t('eventForms.kilohertz', { rate: number(rate / 1000, 3) }),
      )}
      {...fields.sr}
      value={String(sr)}
      onChange={(value) => onChange(changeSampleRate(encoder, Number(value)))}
    />
  );

  return (
    <FormSection title={t('eventForms.encoder')} reason={t('eventForms.encoder.reason')}>
      <div className={styles.whole}>
        <ToggleGroup
          label={t('eventForms.codec')}
          isFullWidth
          hint={isMp3Only ? t('problem.relay.shoutcastCodec') : undefined}
          options={[MP3, OGG_VORBIS, FLAC].map((id) => ({
            value: String(id),
            label: CODECS[id]?.name ?? '',
            isDisabled: isMp3Only && id !== MP3,
          }))}
          {...fields.codec}
          value={String(codec)}
          onChange={(value) => onChange(changeCodec(encoder, Number(value)))}
        />
      </div>
      <div className={styles.foldingPair}>
        <ToggleGroup
          label={t('eventForms.channels')}
          isFullWidth
          options={[
            { value: '1', label: t('eventForms.stereo') },
            { value: '0', label: t('eventForms.mono') },
          ]}
          {...fields.ch}
          value={ch === 1 ? '1' : '0'}
          onChange={(value) => onChange(changeLayout(encoder, Number(value)))}
        />
        {modes || qualities || rates}
      </div>
      {modes && qualities && <div className={styles.whole}>{qualities}</div>}
      {(modes || qualities) && (
        <div className={styles.pair}>
          {rates}
          {has('br') && (
            <Select
              label={t('eventForms.bitrate')}
              hint={
                codec === MP3 && isRecommendedBitrate(ch, sr, br ?? 0)
                  ? t('eventForms.bitrate.recommended')
                  : undefined
              }
              options={optionsOf(bitrates(codec, ch, sr, loaded?.br), br, bitrateText)}
              {...fields.br}
              value={String(br)}
              onChange={(value) => set({ br: Number(value) })}
            />
          )}
        </div>
      )}
    </FormSection>
  );
}

/** The choices, and before them what is there now although it is none: it is refused with its reason, not hidden. */
function optionsOf(choices: readonly number[], now: number | undefined, labelOf: (choice: number) => string) {
  const all = now === undefined || choices.includes(now) ? choices : [now, ...choices];
  return all.map((choice) => ({ value: String(choice), label: labelOf(choice) }));
}
