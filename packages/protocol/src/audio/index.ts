export {
  EQUALIZER_UNITS,
  type EqualizerPositions,
  equalizerResponse,
} from './equalizer.ts';
export { levelZone, METER_TOP, METER_ZONES, type MeterZone } from './meter.ts';
export {
  isPowerOff,
  isSliderDisabled,
  SLIDERS,
  type Slider,
  type SliderName,
  type SliderPositions,
} from './sliders.ts';
export {
  type Attenuation,
  type ChangedVolume,
  changeVolume,
  decodeVolume,
  encodeVolume,
  heardVolume,
  levelDb,
  loudestDb,
  MAX_ATTENUATION,
  type VolumeChange,
  type VolumePositions,
  volumeLevel,
} from './volume.ts';
