export {
  type ClockForm,
  clockForm,
  findClockProblems,
  type NtpForm,
  ntpForm,
  ntpFormIn,
  toClockBody,
  toClockForm,
  toNtpBody,
} from './forms.ts';
export { type LocalDateTime, toEpoch, toLocalDateTime } from './local.ts';
export { NTP_HOST_PATTERN, ntpHostPattern, SUGGESTED_NTP_SERVERS } from './ntp.ts';
export { CLOCK_REFRESH_MS, type ClockReading, type DeviceTime, deviceTime, ticked } from './reading.ts';
export { isConsistentRtcc, type RtccBody, toRtccBody } from './rtcc.ts';
export {
  type ClockCodeKey,
  type ClockEvent,
  type ClockKey,
  type ClockReason,
  type ClockReport,
  type ClockResult,
  type ClockStatus,
  clockStatus,
} from './status.ts';
