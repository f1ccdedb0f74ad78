// All English texts together: for tests, languages and types. A screen imports its areas alone.
import type { ClockKey } from '@carillon/protocol/clock';
import type { ProblemKey } from '@carillon/protocol/form';
import type { RecapKey } from '@carillon/protocol/schedule';
import { accountTexts } from './account.ts';
import { addressesTexts } from './addresses.ts';
import { backofficeTexts } from './backoffice.ts';
import { clockTexts } from './clock.ts';
import { commonTexts } from './common.ts';
import { countriesTexts } from './countries.ts';
import { dashboardTexts } from './dashboard.ts';
import { deviceFormsTexts } from './deviceForms.ts';
import { deviceListTexts } from './deviceList.ts';
import { devicesTexts } from './devices.ts';
import { eventsTexts } from './events.ts';
import { formTexts } from './form.ts';
import { listTexts } from './list.ts';
import { loginTexts } from './login.ts';
import { noticesTexts } from './notices.ts';
import { shellTexts } from './shell.ts';
import { shopTexts } from './shop.ts';

/** Every area by its name. */
export const areas = {
  common: commonTexts,
  shell: shellTexts,
  shop: shopTexts,
  login: loginTexts,
  notices: noticesTexts,
  list: listTexts,
  form: formTexts,
  countries: countriesTexts,
  devices: devicesTexts,
  deviceList: deviceListTexts,
  dashboard: dashboardTexts,
  account: accountTexts,
  addresses: addressesTexts,
  backoffice: backofficeTexts,
  deviceForms: deviceFormsTexts,
  events: eventsTexts,
  clock: clockTexts,
};

/** Every text by its key. What the contract can answer has a sentence, or this does not compile. */
export const english = {
  ...commonTexts.texts,
  ...shellTexts.texts,
  ...shopTexts.texts,
  ...loginTexts.texts,
  ...noticesTexts.texts,
  ...listTexts.texts,
  ...formTexts.texts,
  ...countriesTexts.texts,
  ...devicesTexts.texts,
  ...deviceListTexts.texts,
  ...dashboardTexts.texts,
  ...accountTexts.texts,
  ...addressesTexts.texts,
  ...backofficeTexts.texts,
  ...deviceFormsTexts.texts,
  ...eventsTexts.texts,
  ...clockTexts.texts,
} as const satisfies Record<ProblemKey | RecapKey | ClockKey, string>;
