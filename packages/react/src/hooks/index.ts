export { type CarillonContextValue, type Notice, type SavedRecord, useCarillon } from './context.ts';
export { sendTo } from './device/sendTo.ts';
export { type Judgment, useAttention } from './device/useAttention.ts';
export { type UseAudio, useAudio } from './device/useAudio.ts';
export { type UseBroker, useBroker } from './device/useBroker.ts';
export {
  type DeviceKnowledge,
  type UseDevice,
  useDevice,
  useDeviceChannel,
  useDeviceChannelStore,
  useDeviceKnowledge,
  useDeviceSetting,
} from './device/useDevice.ts';
export { type UseDeviceClock, useDeviceClock } from './device/useDeviceClock.ts';
export {
  type Levels,
  type UseDeviceCommand,
  useDeviceCommand,
  useDeviceEvents,
  useDeviceStream,
  useMeter,
} from './device/useDeviceSlices.ts';
export { type UseDeviceZone, useDeviceZone } from './device/useDeviceZone.ts';
export { type UseFleet, useFleet } from './device/useFleet.ts';
export { useLatestCommand } from './device/useLatestCommand.ts';
export {
  type ScheduleRecap,
  type ScheduleRecapOptions,
  useScheduleRecap,
} from './device/useScheduleRecap.ts';
export {
  createMemoryNavigation,
  type Location,
  type NavigateFunction,
  type Navigation,
  withinHost,
} from './page/navigation.ts';
export type { Paths } from './page/paths.ts';
export { type ListParams, useListParams } from './page/useListParams.ts';
export { type OneTimeParams, useOneTimeParams } from './page/useOneTimeParams.ts';
export { usePaths } from './page/usePaths.ts';
export { useUnsavedChanges } from './page/useUnsavedChanges.ts';
export { type UseBasket, useBasket } from './platform/useBasket.ts';
export { type CallOptions, useCall } from './platform/useCall.ts';
export { useMediaUrl } from './platform/useMediaUrl.ts';
export { useRequest } from './platform/useRequest.ts';
export { type UseSession, useSession } from './platform/useSession.ts';
export { useUpload } from './platform/useUpload.ts';
export { type Action, type ActionContext, type ActionState, useAction } from './useAction.ts';
export { type Format, useFormat } from './useFormat.ts';
export { useMessages } from './useMessages.ts';
export { useNow } from './useNow.ts';
