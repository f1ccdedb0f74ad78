import { asPrivateScreen } from '../../asPrivateScreen.tsx';
import { DeviceAudioView } from './DeviceAudioView.tsx';
import { type DeviceAudioOptions, useDeviceAudio } from './useDeviceAudio.ts';

export type DeviceAudioProps = DeviceAudioOptions;

/** The sound of one device: volume, balance and equalizer (D2, Audio screen). */
export const DeviceAudio = asPrivateScreen('DeviceAudio', function DeviceAudio(props: DeviceAudioProps) {
  return <Audio key={`${props.userId} ${props.id}`} {...props} />;
});

function Audio(props: DeviceAudioProps) {
  return <DeviceAudioView {...useDeviceAudio(props)} />;
}
