export type { Authority, BrokerUser } from './access.ts';
export * from './commands.ts';
export * from './commandTable.ts';
export {
  CLOCK_STATES,
  type CodecMessage,
  codecMessage,
  type LiveMessages,
  liveMessages,
  type RtcMessage,
  rtcMessage,
  SCHEDULE_STATES,
  type ScheduleMessage,
  type ScheduleState,
  type StreamMessage,
  scheduleMessage,
  streamMessage,
  type VumeterMessage,
  vumeterMessage,
} from './live.ts';
export { isLoopbackOrigin } from './origin.ts';
export {
  MAX_GREETING_BYTES,
  MAX_LIVE_BYTES,
  MAX_PACKET_BYTES,
  type ParsedPayload,
  type PayloadProblem,
  parseJson,
  parsePayload,
} from './payload.ts';
export { readShape } from './readShape.ts';
export { type BrokerLoginKind, sessionLogin, sessionName, tokenDigest } from './sessionLogin.ts';
export * from './setEvent.ts';
export {
  type DeviceAddress,
  type DeviceTopic,
  deviceAddress,
  LIVE_CHANNELS,
  type LiveChannel,
  liveTopic,
  parseTopic,
  replyTopic,
  requestTopic,
  topicMatches,
} from './topics.ts';
export type {
  Transport,
  TransportConnection,
  TransportFailure,
  TransportListener,
  TransportLogin,
} from './transport.ts';
