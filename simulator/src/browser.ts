export { type Attachment, type Broker, openAuthority } from './broker/broker.ts';
export { createHub, type Hub } from './broker/hub.ts';
export { type CommandHandler, defineCommand } from './commands/command.ts';
export { commandHandlers } from './commands/index.ts';
export type { LoginSocket } from './faults/consoleLine.ts';
export type { FaultKind, FaultOf, FaultOptions } from './faults/faultOptions.ts';
export {
  createFaults,
  type Fault,
  type FaultPhase,
  type Faults,
  type FaultsOptions,
} from './faults/faults.ts';
export type { Mishaps, MishapsOf } from './faults/ledger.ts';
export { type Device, Refusal } from './firmware/device.ts';
export { exampleEvents } from './firmware/exampleEvents.ts';
export { createFirmware } from './firmware/firmware.ts';
export { createRam, type FirmwareState, type MemoryPort, parseFirmwareState } from './firmware/memory.ts';
export type { ClockError } from './firmware/ownClock.ts';
export type { CreateFirmware, DeviceLink, Firmware, FirmwareOptions } from './firmware/port.ts';
export type { FirmwareProfile } from './firmware/profile.ts';
export { clipping, type Levels, music, type Signal, silence, speech, tone } from './firmware/signal.ts';
export {
  createSyntheticSource,
  type SourceListener,
  type SourcePort,
} from './firmware/source.ts';
export type { Station } from './firmware/stations.ts';
export {
  createSyntheticTimeSource,
  type NtpAnswer,
  type NtpFailure,
  type TimeSourcePort,
} from './firmware/timeSource.ts';
export { createRandom, type Random, seedFrom } from './random.ts';
export { type Recorder, type RecorderOptions, recordDevices } from './recording/record.ts';
export {
  formatRecorded,
  formatRecording,
  type RecordedGap,
  type RecordedLine,
  type RecordedMessage,
  type Recording,
  type RecordingHeader,
  readRecording,
} from './recording/recording.ts';
export { createReplay, listRecorded, type RecordedDevice, type ReplayOptions } from './recording/replay.ts';
export { toScenario } from './recording/toScenario.ts';
export type { DeviceState } from './scenario/deviceState.ts';
export { ExpectationError, type Pattern } from './scenario/expectation.ts';
export {
  formatTranscript,
  type RunOptions,
  runScenario,
  type ScenarioResult,
} from './scenario/runScenario.ts';
export { isScenario, type Scenario, scenario } from './scenario/scenario.ts';
export type { ScenarioConsole, ScenarioDevice, ScenarioOptions } from './scenario/scenarioOptions.ts';
export type {
  CreateScreens,
  ScreenPerson,
  Screens,
  ScreenView,
  ScreenWorld,
  Sight,
  StageScreen,
  WithoutBrowser,
} from './scenario/screens.ts';
export type { Stage, StageDevice } from './scenario/stage.ts';
export type { ConnectionState, StageConsole } from './scenario/stageConsole.ts';
export type { GroupExpectations, StageDevices } from './scenario/stageDevices.ts';
export type { Within, Witness } from './scenario/witness.ts';
export type { Against } from './trial/against.ts';
export { parseProfile } from './trial/parseProfile.ts';
export { judgeRequirements, type RequirementVerdict } from './trial/requirements.ts';
