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
  type CodecSettings,
  codecFields,
  FLAC,
  MP3,
  OGG_VORBIS,
  QUALITIES,
  type QualityName,
} from './codecs.ts';
export { type DataRate, dataRate, megabytesAnHour } from './dataRate.ts';
export {
  changeCodec,
  changeLayout,
  changeSampleRate,
  type Encoder,
  findEncoderProblem,
  newEncoder,
} from './encoder.ts';
export {
  gainAt,
  gainRatio,
  gainStop,
  isGain,
  LAST_GAIN_STOP,
  MAX_GAIN,
} from './gain.ts';
export {
  bitrates,
  defaultBitrate,
  flacKbps,
  isRecommendedBitrate,
  oggKbps,
  sampleRates,
} from './rates.ts';
