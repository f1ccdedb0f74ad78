// The part of an audio screen that stands alone: it takes what `useDeviceAudio` says of a device that is ready.
import { asPart } from '../../asPart.tsx';
import { AudioPanels } from './DeviceAudioView.tsx';

/** Volume, balance and equalizer, each with its slider. */
export const DeviceSoundPanels = asPart('DeviceSoundPanels', AudioPanels);
