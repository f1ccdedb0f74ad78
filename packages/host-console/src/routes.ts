import { route } from '@carillon/host-common/route';

/** D2: unknown addresses lead to the dashboard of the device, or to the list. */
export const routes = [
  route({
    at: 'addDevice',
    access: 'owner',
    screen: 'AddDevice',
    load: () => import('@carillon/react/devices'),
  }),
  route({
    at: 'playbackEvent',
    leadingHere: ['/manage/:userId/feature/:id/events/evts/:eventId/playback'],
    access: 'owner',
    screen: 'PlaybackEventForm',
    load: () => import('@carillon/react/devices'),
    isLive: true,
  }),
  route({
    at: 'deviceTags',
    access: 'owner',
    screen: 'DeviceTagList',
    load: () => import('@carillon/react/devices'),
  }),
  route({
    at: 'senderEvent',
    leadingHere: ['/manage/:userId/feature/:id/events/evts/:eventId/sender'],
    access: 'owner',
    screen: 'SenderEventForm',
    load: () => import('@carillon/react/devices'),
    isLive: true,
    // As all pages for devices, and what is told of a profile that Intl does not know.
    budgetKb: 190.3,
  }),
  route({
    at: 'device',
    leadingHere: ['/manage/:userId/feature/:id/*'],
    title: 'dash.title',
    access: 'owner',
    screen: 'DeviceDashboard',
    load: () => import('@carillon/react/devices'),
    isLive: true,
    // What is heard of a device is kept with its times, for the panel of its silence.
    // A profile that Intl does not know is told: 0.2.
    budgetKb: 158,
  }),
  route({
    at: 'events',
    title: 'dash.title',
    access: 'owner',
    screen: 'EventList',
    load: () => import('@carillon/react/devices'),
    isLive: true,
  }),
  route({
    at: 'audio',
    title: 'dash.title',
    access: 'owner',
    screen: 'DeviceAudio',
    load: () => import('@carillon/react/devices'),
    isLive: true,
  }),
  route({
    at: 'time',
    title: 'dash.title',
    access: 'owner',
    screen: 'DeviceTime',
    load: () => import('@carillon/react/devices'),
    isLive: true,
  }),
  route({
    at: 'history',
    title: 'dash.title',
    access: 'owner',
    screen: 'DeviceHistory',
    load: () => import('@carillon/react/devices'),
    isLive: true,
  }),
  route({
    at: 'devices',
    leadingHere: ['/manage/:userId/*', '/manage'],
    title: 'devices.title',
    access: 'owner',
    screen: 'DeviceList',
    load: () => import('@carillon/react/devices'),
    isLive: true,
    // Its head says what is found, its rows what a device is and since when, and one clock writes all dates: 1.6 kB.
    // And the judgment says of each row whether its device is there: 3 kB.
    // A profile that Intl does not know is told: 0.1.
    budgetKb: 164,
  }),
];
