import { route } from '@carillon/host-common/route';

/** D2: unknown addresses lead to the dashboard of the device, or to the list. */
export const routes = [
  route({
    at: 'addDevice',
    access: 'owner',
    screen: 'AddDevice',
    load: () => import('@carillon/react/devices'),
    budgetKb: 190,
  }),
  route({
    at: 'playbackEvent',
    leadingHere: ['/manage/:userId/feature/:id/events/evts/:eventId/playback'],
    access: 'owner',
    screen: 'PlaybackEventForm',
    load: () => import('@carillon/react/devices'),
    isLive: true,
    budgetKb: 190,
  }),
  route({
    at: 'deviceTags',
    access: 'owner',
    screen: 'DeviceTagList',
    load: () => import('@carillon/react/devices'),
    budgetKb: 190,
  }),
  route({
    at: 'senderEvent',
    leadingHere: ['/manage/:userId/feature/:id/events/evts/:eventId/sender'],
    access: 'owner',
    screen: 'SenderEventForm',
    load: () => import('@carillon/react/devices'),
    isLive: true,
    budgetKb: 190,
  }),
  route({
    at: 'device',
    leadingHere: ['/manage/:userId/feature/:id/*'],
    title: 'dash.title',
    access: 'owner',
    screen: 'DeviceDashboard',
    load: () => import('@carillon/react/devices'),
    isLive: true,
    // As of the list: what its dialog shares with it comes whole. Its zone, and how long a start by hand lasts, made it 170.7
    // to 173.3.
    budgetKb: 174,
  }),
  route({
    at: 'events',
    title: 'dash.title',
    access: 'owner',
    screen: 'EventList',
    load: () => import('@carillon/react/devices'),
    isLive: true,
    budgetKb: 190,
  }),
  route({
    at: 'audio',
    title: 'dash.title',
    access: 'owner',
    screen: 'DeviceAudio',
    load: () => import('@carillon/react/devices'),
    isLive: true,
    budgetKb: 190,
  }),
  route({
    at: 'time',
    title: 'dash.title',
    access: 'owner',
    screen: 'DeviceTime',
    load: () => import('@carillon/react/devices'),
    isLive: true,
    budgetKb: 190,
  }),
  route({
    at: 'devices',
    leadingHere: ['/manage/:userId/*', '/manage'],
    title: 'devices.title',
    access: 'owner',
    screen: 'DeviceList',
    load: () => import('@carillon/react/devices'),
    isLive: true,
    // A module is in one file: what the search shares with the fields of forms and pickers comes with all they use of it.
    budgetKb: 178,
  }),
];
