import type { Area } from '../area.ts';

/** What the popover of the live connection says (D1, D4). */
export const liveTexts = {
  name: 'live',
  texts: {
    'live.network': 'Network',
    'live.network.online': 'Online',
    'live.network.offline': 'Offline',
    'live.broker': 'Broker',
    'live.address': 'Address',
    'live.attempt': 'Attempt',
    'live.nextTry': 'Next try',
    'live.nextTry.in': {
      one: 'in {count} second',
      other: 'in {count} seconds',
    },
    'live.nextTry.online': 'when the network is back',
    'live.loggedOut': 'The live connection opens when you log in.',
    'live.unused': 'The live connection opens with the first screen that shows a device.',
    'broker.status.disconnected': 'Disconnected',
    'broker.status.connecting': 'Connecting',
    'broker.status.connected': 'Connected',
  },
} as const satisfies Area;
