export {
  type Fallen,
  type Incident,
  type IncidentDevice,
  type JudgedDevice,
  type Snooze,
  type SnoozedReason,
  type UseIncidents,
  useIncidents,
} from './hooks/device/useIncidents.ts';
export { AddDevice, type AddDeviceProps } from './screens/devices/AddDevice/AddDevice.tsx';
export type * from './screens/devices/DeviceAudio/audioState.ts';
export { DeviceAudio, type DeviceAudioProps } from './screens/devices/DeviceAudio/DeviceAudio.tsx';
export { DeviceSoundPanels } from './screens/devices/DeviceAudio/parts.ts';
export { type DeviceAudioOptions, useDeviceAudio } from './screens/devices/DeviceAudio/useDeviceAudio.ts';
export {
  DeviceDashboard,
  type DeviceDashboardProps,
} from './screens/devices/DeviceDashboard/DeviceDashboard.tsx';
export type * from './screens/devices/DeviceDashboard/dashboardState.ts';
export {
  DeviceBanners,
  DeviceDayPanel,
  DeviceEventPanel,
  DeviceLevels,
  DeviceRadioPanel,
  DeviceSilencePanel,
  DeviceStreamPanel,
} from './screens/devices/DeviceDashboard/parts.ts';
export {
  type DeviceDashboardOptions,
  useDeviceDashboard,
} from './screens/devices/DeviceDashboard/useDeviceDashboard.ts';
export { DeviceHistory, type DeviceHistoryProps } from './screens/devices/DeviceHistory/DeviceHistory.tsx';
export { DeviceList, type DeviceListProps } from './screens/devices/DeviceList/DeviceList.tsx';
export {
  DeviceListBanners,
  DeviceListPages,
  DeviceListRows,
  DeviceListToolbar,
} from './screens/devices/DeviceList/parts.tsx';
export {
  type DeviceListOptions,
  type DeviceListState,
  useDeviceList,
} from './screens/devices/DeviceList/useDeviceList.ts';
export type * from './screens/devices/DevicePage/devicePageState.ts';
export { DeviceTagList, type DeviceTagListProps } from './screens/devices/DeviceTagList/DeviceTagList.tsx';
export { DeviceTime, type DeviceTimeProps } from './screens/devices/DeviceTime/DeviceTime.tsx';
export { DeviceClockPanel } from './screens/devices/DeviceTime/parts.tsx';
export type * from './screens/devices/DeviceTime/timeState.ts';
export { type DeviceTimeOptions, useDeviceTime } from './screens/devices/DeviceTime/useDeviceTime.ts';
export {
  PlaybackEventForm,
  type PlaybackEventFormProps,
} from './screens/devices/EventForm/PlaybackEventForm.tsx';
export { SenderEventForm, type SenderEventFormProps } from './screens/devices/EventForm/SenderEventForm.tsx';
export { EventList, type EventListProps } from './screens/devices/EventList/EventList.tsx';
export { DeviceEventRows, DeviceWeekPanel } from './screens/devices/EventList/parts.tsx';
export {
  type DeviceEventListOptions,
  type DeviceEventListState,
  type ReadyEventList,
  useDeviceEventList,
} from './screens/devices/EventList/useDeviceEventList.ts';
