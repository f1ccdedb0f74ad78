import type { Area } from '../area.ts';

/** What all screens of devices say (D4, D8). */
export const devicesTexts = {
  name: 'devices',
  texts: {
    'devices.unclassified': 'Unclassified',
    'device.online': 'Online',
    'device.offline': 'Offline',
    'device.unknown': 'Checking',
    'device.stale': 'As last known',
    'device.notKnown': 'Not known',
    'device.playing': 'Playing',
    'device.paused': 'Paused',
    'device.offline.banner': '{device} is offline.',
    'device.offline.detail': 'Check its power and network. The data shown may be out of date.',
    'device.loading': 'Loading the device',
    'device.failed': 'The device could not be loaded.',
    'device.numbered': 'Device {id}',
    'device.missing': 'This device does not exist or was removed.',
    'device.forbidden.detail': 'It belongs to someone else. Ask its owner or an administrator.',
    'device.gone': '{device} was unregistered or now belongs to someone else.',
    'device.toList': 'Back to devices',
    'device.path': 'You are here',
    'device.tabs': 'Screens of the device',
    'device.tab.device': 'Dashboard',
    'device.tab.events': 'Events',
    'device.tab.audio': 'Audio',
    'device.tab.time': 'Time',
    'device.screen': '{screen} · {device}',
    'device.created': 'created {date}',
    'device.updated': 'updated {date}',

    // The broker connection (D8)
    'broker.unreachable': 'The remote broker is unreachable it can be due to DNS issue; try again later.',
    'broker.down': 'The remote broker is down or under maintenance; try again later.',
    'broker.refused': 'Cannot establish a connection with the broker at {address}',
    'broker.closed': 'Connection closed by the user.',
    'broker.lost': 'Connection lost with the broker at {address}.',
    'broker.silent': 'Connection accidentally lost.',
    'broker.retry': 'Retry',
    'broker.reconnecting': 'Live values will return automatically once the connection is back.',
  },
} as const satisfies Area;
