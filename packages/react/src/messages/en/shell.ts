import type { Area } from '../area.ts';

/** The frame of a host, its first page and its 404 (S2, D1, D2). */
export const shellTexts = {
  name: 'shell',
  texts: {
    'shell.shop': 'Shop',
    'shell.devices': 'Devices',
    'shell.login': 'Login',
    'shell.logout': 'Logout',
    'shell.main': 'Main',
    'shell.skip': 'Skip to the content',
    'shell.tagline': 'Sound in every room, on time',
    'shell.version': 'Version {version}',
    'shell.live': 'Live connection',
    'shell.notFound.detail':
      'There is nothing at this address. Check it, or start again from the first page.',
    'shell.forAdmins': 'For administrators',
    'shell.home': 'Go to the first page',

    // The live connection
    'broker.status.disconnected': 'Disconnected',
    'broker.status.connecting': 'Connecting',
    'broker.status.connected': 'Connected',

    // Welcome (D2)
    'welcome.greeting': 'Welcome, {name}',
    'welcome.greeting.detail': 'Your devices are one step away.',
    'welcome.devices': 'Go to your devices',
    'welcome.prompt': 'Welcome to Carillon',
    'welcome.prompt.detail': 'Log in to hear and set your devices.',
  },
} as const satisfies Area;
