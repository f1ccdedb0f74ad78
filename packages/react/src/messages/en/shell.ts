import type { Area } from '../area.ts';

/** The frame of a host, its first page and its 404 (S2, D1, D2). */
export const shellTexts = {
  name: 'shell',
  texts: {
    'shell.shop': 'Shop',
    'shell.devices': 'Devices',
    'shell.backoffice': 'Back-office',
    'shell.login': 'Login',
    'shell.account': 'Account',
    'shell.menu': 'Menu',
    'shell.side': 'Account pages',
    'shell.main': 'Main',
    'shell.skip': 'Skip to content',
    'shell.tagline': 'Sound in every room, on time',
    'shell.version': 'Version {version}',
    'shell.version.debug': 'Version {version}, debug',
    'shell.company': 'Company',
    'shell.terms': 'Terms',
    'shell.live': 'Live connection',
    'shell.live.on': 'Live',
    'shell.live.off': 'Not live',
    'shell.live.connecting': 'Connecting',
    'shell.live.none': 'Not connected',
    'shell.live.unused': 'Not in use',
    'shell.browser': 'Browser',
    'shell.standalone': 'Standalone',
    'shell.linkNotUsed': 'The link was not used',
    'shell.linkNotUsed.detail':
      'You are logged in as {email}. To use the link of the email, log out and open it again.',

    // Welcome (D2)
    'welcome.devices': 'Go to your devices',
  },
} as const satisfies Area;
