import { EQUALIZER_UNITS, equalizerResponse, isPowerOff } from '@carillon/protocol/audio';
import { useMessages } from '../../../hooks/useMessages.ts';
import { audioTexts } from '../../../messages/en/audio.ts';
import {
  Alert,
  Banner,
  Button,
  EmptyState,
  EqualizerCurve,
  Panel,
  Power,
  Skeleton,
  StateLabel,
  stack,
  Undo2,
  Volume2,
  VolumeX,
} from '../../../ui/index.ts';
import { DevicePage } from '../DevicePage/DevicePage.tsx';
import { AudioSlider } from './AudioSlider.tsx';
import type { DeviceAudioState, ReadyAudio, Sound } from './audioState.ts';
import * as styles from './DeviceAudio.css.ts';
import { QUIET } from './newSound.ts';
import { useAudioWords } from './useAudioWords.ts';

/** The audio screen in any of its states. */
export function DeviceAudioView(state: DeviceAudioState) {
  return (
    <DevicePage
      page={state}
      tab="audio"
      isLoading={state.status === 'ready' && state.sound.status === 'reading'}
      placeholder={<SlidersPlaceholder />}
    >
      {(shown) => <AudioPanels {...shown} />}
    </DevicePage>
  );
}

/** The sliders in any of their states. */
export function AudioPanels(state: ReadyAudio) {
  const t = useMessages(audioTexts);
  const words = useAudioWords();
  const { sound, control, failure, isStale } = state;
  switch (sound.status) {
    case 'reading':
      return <SlidersPlaceholder />;
    case 'notKnown':
      return (
        <Panel>
          <EmptyState title={t('audio.notKnown')}>{t('audio.notKnown.detail')}</EmptyState>
        </Panel>
      );
    case 'unread':
      return (
        <Banner
          kind="danger"
          role="alert"
          title={t('audio.unread')}
          action={<Button onPress={sound.onRetry}>{t('error.retry')}</Button>}
        >
          {sound.reason}
        </Banner>
      );
    case 'unreadable':
      return (
        <Banner
          kind="danger"
          role="alert"
          title={t('audio.notKnown')}
          action={
            <Button isPending={sound.isReplacing} onPress={sound.onReplace}>
              {t('audio.replace')}
            </Button>
          }
        >
          {sound.reason} {t('audio.replace.detail', { volume: words.volume.format(QUIET.volume) })}
        </Banner>
      );
    case 'known':
      return (
        <>
          {failure !== null && (
            <Alert
              key={failure}
              title={t('audio.failed')}
              closeLabel={t('audio.close')}
              onClose={control.dismiss}
            >
              {failure}
            </Alert>
          )}
          <LoudnessPanel {...sound} control={control} />
          <EqualizerPanel {...sound} control={control} isStale={isStale} />
        </>
      );
  }
}

type PanelProps = Extract<Sound, { status: 'known' }> & Pick<ReadyAudio, 'control'>;

function LoudnessPanel({ positions, control }: PanelProps) {
  const t = useMessages(audioTexts);
  const isOff = isPowerOff(positions);
  const off = (
    <span className={styles.mark}>
      <StateLabel kind="warning" icon={Power} isLoud>
        {t('audio.powerOff')}
      </StateLabel>
    </span>
  );
  return (
    <Panel part="loudness">
      <div className={styles.pair}>
        <AudioSlider name="volume" positions={positions} control={control} mark={isOff ? off : undefined} />
        <AudioSlider name="balance" positions={positions} control={control} origin={0} isPhysical />
      </div>
      <div className={styles.actions}>
        <Button
          variant="quiet"
          icon={Undo2}
          isIconMirrored
          isDisabled={control.isDisabled('volume')}
          reasonAgainst={control.canUndo ? undefined : t('audio.undo.nothing')}
          onPress={control.undo}
        >
          {t('audio.undo')}
        </Button>
        <Button
          icon={isOff ? Volume2 : VolumeX}
          isDisabled={control.isDisabled('volume')}
          reasonAgainst={isOff && !control.canUnmute ? t('audio.unmute.notKnown') : undefined}
          onPress={control.toggleMute}
        >
          {t(isOff ? 'audio.unmute' : 'audio.mute')}
        </Button>
      </div>
    </Panel>
  );
}

function EqualizerPanel({ positions, control, isStale }: PanelProps & Pick<ReadyAudio, 'isStale'>) {
  const t = useMessages(audioTexts);
  const words = useAudioWords();
  const { ba, bf, ta, tf } = positions;
  const off = t('audio.off');
  return (
    <Panel
      part="equalizer"
      title={t('audio.equalizer')}
      end={<span className={styles.axes}>{t('audio.axes')}</span>}
    >
      <div className={styles.curve}>
        <EqualizerCurve
          response={(hz) => equalizerResponse(positions, hz)}
          bassHz={ba === 0 ? undefined : bf * EQUALIZER_UNITS.bf}
          trebleHz={ta === 0 ? undefined : tf * EQUALIZER_UNITS.tf}
          isOff={isPowerOff(positions)}
          isMuted={isStale}
          labels={{
            picture: words.picture(positions),
            bass: t('audio.curve.bass', { frequency: words.bf.format(bf) }),
            treble: t('audio.curve.treble', { frequency: words.tf.format(tf) }),
            hz: words.axisHz,
            db: words.axisDb,
          }}
        />
      </div>
      <div className={styles.pair}>
        <div className={styles.bassShelf}>
          <AudioSlider name="ba" positions={positions} control={control} />
          <AudioSlider name="bf" positions={positions} control={control} mark={ba === 0 ? off : undefined} />
        </div>
        <div className={styles.shelf}>
          <AudioSlider name="ta" positions={positions} control={control} origin={0} />
          <AudioSlider name="tf" positions={positions} control={control} mark={ta === 0 ? off : undefined} />
        </div>
      </div>
    </Panel>
  );
}

/** The place of the two panels while the device says where its sliders stand. */
function SlidersPlaceholder() {
  const t = useMessages(audioTexts);
  return (
    <div role="status" aria-label={t('audio.reading')} className={stack}>
      <Panel>
        <div className={styles.pair}>
          <SliderPlaceholder />
          <SliderPlaceholder />
        </div>
      </Panel>
      <Panel title={t('audio.equalizer')}>
        <div className={styles.shelf}>
          <Skeleton height={232} />
          <div className={styles.pair}>
            <SliderPlaceholder />
            <SliderPlaceholder />
          </div>
        </div>
      </Panel>
    </div>
  );
}

/** A name with its value, and the slider below. */
function SliderPlaceholder() {
  return (
    <span className={styles.slider}>
      <span className={styles.ends}>
        <Skeleton width={96} height={16} />
        <Skeleton width={48} height={16} />
      </span>
      <Skeleton height={32} />
    </span>
  );
}
