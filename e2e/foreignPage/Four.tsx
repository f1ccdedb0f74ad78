import {
  DeviceClockPanel,
  DeviceEventPanel,
  DeviceEventRows,
  DeviceLevels,
  DeviceSoundPanels,
  DeviceStreamPanel,
  DeviceWeekPanel,
  useDeviceAudio,
  useDeviceDashboard,
  useDeviceEventList,
  useDeviceTime,
} from '@carillon/react/devices';

/** Parts of seven kinds of one device, below a heading of the page. */
function Speaker({ id }: { id: number }) {
  const device = { userId: 2, id };
  const dashboard = useDeviceDashboard(device);
  const events = useDeviceEventList(device);
  const audio = useDeviceAudio(device);
  const time = useDeviceTime(device);
  if (dashboard.status !== 'ready' || events.status !== 'ready') return null;
  if (audio.status !== 'ready' || time.status !== 'ready') return null;
  return (
    <>
      <h2>{dashboard.device.name}</h2>
      <DeviceEventPanel {...dashboard} headingLevel={2} />
      <DeviceStreamPanel {...dashboard} headingLevel={2} />
      <DeviceLevels {...dashboard} headingLevel={2} />
      <DeviceWeekPanel {...events} headingLevel={2} />
      <DeviceEventRows {...events} headingLevel={2} />
      <DeviceSoundPanels {...audio} headingLevel={2} />
      <DeviceClockPanel {...time} headingLevel={2} />
    </>
  );
}

/** Somebody else's page about four devices: the same parts four times, in one landmark of the page. */
export const Four = ({ ids }: { ids: readonly number[] }) => (
  <main>
    {ids.map((id) => (
      <Speaker key={id} id={id} />
    ))}
  </main>
);
