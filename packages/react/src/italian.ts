import { createLanguage, type Language } from './messages/language.ts';

/** Italian, whose texts are fetched an area at a time: `<CarillonProvider language={italian}>`. */
export const italian: Language = createLanguage('it-IT', {
  common: async () => (await import('./messages/it/common.ts')).common,
  shell: async () => (await import('./messages/it/shell.ts')).shell,
  shop: async () => (await import('./messages/it/shop.ts')).shop,
  login: async () => (await import('./messages/it/login.ts')).login,
  notices: async () => (await import('./messages/it/notices.ts')).notices,
  list: async () => (await import('./messages/it/list.ts')).list,
  form: async () => (await import('./messages/it/form.ts')).form,
  countries: async () => (await import('./messages/it/countries.ts')).countries,
  devices: async () => (await import('./messages/it/devices.ts')).devices,
  deviceList: async () => (await import('./messages/it/deviceList.ts')).deviceList,
  dashboard: async () => (await import('./messages/it/dashboard.ts')).dashboard,
  account: async () => (await import('./messages/it/account.ts')).account,
  addresses: async () => (await import('./messages/it/addresses.ts')).addresses,
  backoffice: async () => (await import('./messages/it/backoffice.ts')).backoffice,
  deviceForms: async () => (await import('./messages/it/deviceForms.ts')).deviceForms,
  events: async () => (await import('./messages/it/events.ts')).events,
  clock: async () => (await import('./messages/it/clock.ts')).clock,
});
