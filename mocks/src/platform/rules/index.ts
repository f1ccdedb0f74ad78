import type { CallName, calls } from '@carillon/protocol';
import type { Rule } from '../rule.ts';
import { addressRules } from './addresses.ts';
import { carrierRules } from './carriers.ts';
import { countryRules } from './countries.ts';
import { deviceRules } from './devices.ts';
import { deviceTagRules } from './deviceTags.ts';
import { iconRules } from './icons.ts';
import { mediaRules } from './medias.ts';
import { productRules } from './products.ts';
import * as session from './session.ts';
import * as signup from './signup.ts';
import { tagRules } from './tags.ts';
import { userRules } from './users.ts';

type Rules = { readonly [Name in CallName]: Rule<(typeof calls)[Name]> };

/** The rule of every call in the contract's table, by its name: a call without one does not compile. */
export const rules: Rules = {
  ...session,
  ...signup,
  ...userRules,
  ...addressRules,
  ...countryRules,
  ...carrierRules,
  ...tagRules,
  ...mediaRules,
  ...productRules,
  ...deviceRules,
  ...deviceTagRules,
  ...iconRules,
};
