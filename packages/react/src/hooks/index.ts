export { type CarillonContextValue, type Notice, type SavedRecord, useCarillon } from './context.ts';
export {
  createMemoryNavigation,
  type Location,
  type NavigateFunction,
  type Navigation,
  withinHost,
} from './navigation.ts';
export type { Paths } from './paths.ts';
export { sendTo } from './sendTo.ts';
export { type Action, type ActionContext, type ActionState, useAction } from './useAction.ts';
export { type UseAudio, useAudio } from './useAudio.ts';
export { type UseBroker, useBroker } from './useBroker.ts';
export { type CallOptions, useCall } from './useCall.ts';
export {
  type UseDevice,
  useDevice,
  useDeviceChannel,
  useDeviceChannelStore,
  useDeviceSetting,
} from './useDevice.ts';
export { type UseDeviceClock, useDeviceClock } from './useDeviceClock.ts';
export {
  type Levels,
  type UseDeviceCommand,
  useDeviceCommand,
  useDeviceEvents,
  useDeviceStream,
  useMeter,
} from './useDeviceSlices.ts';
export { type UseDeviceZone, useDeviceZone } from './useDeviceZone.ts';
export { type Format, useFormat } from './useFormat.ts';
export { useLatestCommand } from './useLatestCommand.ts';
export { type ListParams, useListParams } from './useListParams.ts';
export { useMediaUrl } from './useMediaUrl.ts';
export { useMessages } from './useMessages.ts';
export { useNow } from './useNow.ts';
export { type OneTimeParams, useOneTimeParams } from './useOneTimeParams.ts';
export { usePaths } from './usePaths.ts';
export { useRequest } from './useRequest.ts';
export { type ScheduleRecap, useScheduleRecap } from './useScheduleRecap.ts';
export { type UseSession, useSession } from './useSession.ts';
export { useUnsavedChanges } from './useUnsavedChanges.ts';
export { useUpload } from './useUpload.ts';
