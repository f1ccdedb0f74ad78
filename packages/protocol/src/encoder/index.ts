export {
  CHANNEL_LAYOUTS,
  CHANNEL_MODES,
  type ChannelLayout,
  type ChannelMode,
  channelModes,
} from './channels.ts';
export {
  CODECS,
  type Codec,
  type CodecField,
  codecFields,
  codecName,
  FLAC,
  MP3,
  OGG_VORBIS,
} from './codecs.ts';
export {
  changeCodec,
  changeLayout,
  changeSampleRate,
  type Encoder,
  type EncoderProblem,
  findEncoderProblem,
  newEncoder,
  pruneEncoder,
} from './encoder.ts';
export { FILE_FORMATS, FILE_TYPES, type FileFormat, fileTypeName } from './fileTypes.ts';
export {
  canSetAutoGain,
  gainAt,
  gainRatio,
  gainStop,
  isGain,
  LAST_GAIN_STOP,
  MAX_GAIN,
} from './gain.ts';
export { type Quality, type QualityName, qualities } from './qualities.ts';
export {
  bitrates,
  defaultBitrate,
  flacKbps,
  isRecommendedBitrate,
  oggKbps,
  sampleRates,
} from './rates.ts';
