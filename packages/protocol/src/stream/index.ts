export { FILE_FORMATS, FILE_TYPES, type FileFormat, type FileType } from './fileTypes.ts';
export { STREAM_STATUS, type StreamContext, type StreamStatus, streamContext } from './stream.ts';
export {
  formatSenderUri,
  formatStreamUri,
  parseSenderUri,
  parseStreamAddress,
  parseStreamUri,
  RELAY_SCHEMES,
  type RelayScheme,
  type SenderUri,
  type StreamAddress,
  type StreamUri,
} from './uri.ts';
