import type { CallName, calls } from '@carillon/protocol';
import { recordOrders } from '../../records/index.ts';
import type { Rule } from '../rule.ts';
import { addressRules } from './addresses.ts';
import { countryRules } from './countries.ts';
import { deviceRules } from './devices.ts';
import { iconRules } from './icons.ts';
import { mediaRules } from './medias.ts';
import { productRules } from './products.ts';
import * as session from './session.ts';
import * as signup from './signup.ts';
import { tagRules } from './tags.ts';
import { userRules } from './users.ts';
import { usualRules } from './usual.ts';

type Rules = { readonly [Name in CallName]: Rule<(typeof calls)[Name]> };

/**
 * The rule of every call in the contract's table, by its name: a call without one does not compile. Those of a record that is
 * as most are follow from the contract, its table and its orders.
 */
export const rules: Rules = {
  ...usualRules(recordOrders),
  ...session,
  ...signup,
  ...userRules,
  ...addressRules,
  ...countryRules,
  ...tagRules,
  ...mediaRules,
  ...productRules,
  ...deviceRules,
  ...iconRules,
};
