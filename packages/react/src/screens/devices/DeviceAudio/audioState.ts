// What the audio screen of a device knows: a promise to integrators who draw it themselves.
import type { SliderPositions } from '@carillon/protocol/audio';
import type { UseAudio } from '../../../hooks/device/useAudio.ts';
import type { DevicePageState, ShownDevice } from '../DevicePage/devicePageState.ts';

/** What is known of the sound of a device. */
export type Sound =
  /** It is being read. */
  | { readonly status: 'reading' }
  /** Nothing can be asked of the device, and nothing is known. */
  | { readonly status: 'notKnown' }
  /** The device is there and did not say. */
  | { readonly status: 'unread'; readonly reason: string; readonly onRetry: () => void }
  /** It told what no slider can show: something quiet and flat may be set instead. */
  | {
      readonly status: 'unreadable';
      readonly reason: string;
      readonly isReplacing: boolean;
      readonly onReplace: () => void;
    }
  | { readonly status: 'known'; readonly positions: SliderPositions };

/** A device that is loaded, with its sound. */
export interface ReadyAudio extends ShownDevice {
  readonly sound: Sound;
  /** What moves the sliders. */
  readonly control: UseAudio;
  /** Why the last value was not taken. */
  readonly failure: string | null;
}

/** Where the audio screen stands. */
export type DeviceAudioState = DevicePageState<ReadyAudio>;
