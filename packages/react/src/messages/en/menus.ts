import type { Area } from '../area.ts';

/** The menus of the shell: of the account, and at the side (S2). */
export const menusTexts = {
  name: 'menus',
  texts: {
    'menus.login': 'Login',
    'menus.signup': 'Signup',
    'menus.profile': 'Profile',
    'menus.addresses': 'Address',
    'menus.admin': 'Administration',
    'menus.users': 'Users',
    'menus.countries': 'Country',
    'menus.carriers': 'Carrier',
    'menus.tags': 'Tags',
    'menus.medias': 'Media',
    'menus.products': 'Product',
    'menus.theme': 'Theme',
    'menus.theme.system': 'System',
    'menus.theme.light': 'Light',
    'menus.theme.dark': 'Dark',
    'menus.language': 'Language',
    'menus.language.system': 'Same as the browser',
    'menus.logout': 'Logout',
    'menus.close': 'Close the menu',
  },
} as const satisfies Area;
