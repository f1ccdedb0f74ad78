export {
  codecName,
  parseStreamAddress,
  STREAM_STATUS,
  type StreamAddress,
  type StreamContext,
  type StreamStatus,
  streamContext,
} from './stream.ts';
