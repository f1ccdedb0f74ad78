// Written by `npm run messages` from the files of the areas.
import { createLanguage, type Language } from './messages/language.ts';

/** Italian, whose texts are fetched an area at a time: `<CarillonProvider language={italian}>`. */
export const italian: Language = createLanguage('it-IT', {
  account: async () => (await import('./messages/it/account.ts')).account,
  addresses: async () => (await import('./messages/it/addresses.ts')).addresses,
  backoffice: async () => (await import('./messages/it/backoffice.ts')).backoffice,
  choosing: async () => (await import('./messages/it/choosing.ts')).choosing,
  clock: async () => (await import('./messages/it/clock.ts')).clock,
  common: async () => (await import('./messages/it/common.ts')).common,
  countries: async () => (await import('./messages/it/countries.ts')).countries,
  dashboard: async () => (await import('./messages/it/dashboard.ts')).dashboard,
  deviceForms: async () => (await import('./messages/it/deviceForms.ts')).deviceForms,
  deviceList: async () => (await import('./messages/it/deviceList.ts')).deviceList,
  devices: async () => (await import('./messages/it/devices.ts')).devices,
  events: async () => (await import('./messages/it/events.ts')).events,
  form: async () => (await import('./messages/it/form.ts')).form,
  list: async () => (await import('./messages/it/list.ts')).list,
  live: async () => (await import('./messages/it/live.ts')).live,
  login: async () => (await import('./messages/it/login.ts')).login,
  logout: async () => (await import('./messages/it/logout.ts')).logout,
  mailed: async () => (await import('./messages/it/mailed.ts')).mailed,
  menus: async () => (await import('./messages/it/menus.ts')).menus,
  notices: async () => (await import('./messages/it/notices.ts')).notices,
  recover: async () => (await import('./messages/it/recover.ts')).recover,
  shell: async () => (await import('./messages/it/shell.ts')).shell,
  shop: async () => (await import('./messages/it/shop.ts')).shop,
  signup: async () => (await import('./messages/it/signup.ts')).signup,
  tags: async () => (await import('./messages/it/tags.ts')).tags,
  terms: async () => (await import('./messages/it/terms.ts')).terms,
});
