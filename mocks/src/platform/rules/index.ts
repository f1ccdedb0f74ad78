import type { CallName, calls } from '@carillon/protocol';
import type { Rule } from '../rule.ts';
import * as accounts from './accounts.ts';
import * as devices from './devices.ts';
import * as deviceTags from './deviceTags.ts';
import * as icons from './icons.ts';

/** The rule of every call in the contract's table: a call without one does not compile. */
export const rules: { readonly [Name in CallName]: Rule<(typeof calls)[Name]> } = {
  login: accounts.login,
  logout: accounts.logout,
  refreshToken: accounts.refreshToken,
  countDevices: devices.countDevices,
  listDevices: devices.listDevices,
  orderDevices: devices.orderDevices,
  readDevice: devices.readDevice,
  listDeviceTags: deviceTags.listDeviceTags,
  countIcons: icons.countIcons,
  listIcons: icons.listIcons,
};
