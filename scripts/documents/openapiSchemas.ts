// The names that schemas have in docs/openapi.yaml, and what their fields mean. A field that the schema does not have does
// not compile.
import {
  calls,
  countryRef,
  emailBody,
  loginAnswer,
  loginBody,
  mediaRef,
  orderOption,
  priceTier,
  resetBody,
  role,
  sessionToken,
  signupBody,
  tagRef,
  tagVariant,
  user,
  verifyBody,
} from '@carillon/protocol';
import { entitySchemas } from './entityDocuments.ts';
import { EMAIL, PASSWORD, PRICE, personFields } from './entityTexts.ts';
import { named } from './jsonSchema.ts';

/** Every named schema of the calls. */
export const openapiSchemas = {
  // Sessions and people
  Role: named(role, '`admin` manages everything, `user` their own things.'),
  SessionToken: named(sessionToken, 'What a session is kept by.', {
    jwt: 'Sent as `Authorization: Bearer …`, and as the password at the broker.',
    refresh_at: 'When to ask for the next token, in seconds since 1970 UTC.',
  }),
  LoginBody: named(loginBody, 'What logs a person in.', { email: EMAIL, password: PASSWORD }),
  LoginAnswer: named(loginAnswer, 'The session that has begun, and whose it is.'),
  SignupBody: named(signupBody, 'What signs a visitor up.', {
    name: 'First name.',
    surname: 'Last name.',
    location: personFields.location,
    email: EMAIL,
    password: PASSWORD,
    terms: 'The visitor agrees to the terms.',
  }),
  VerifyBody: named(verifyBody, 'What verifies an e-mail address.', { token: 'From the e-mail.' }),
  EmailBody: named(emailBody, 'Where an e-mail is to be sent.', { email: EMAIL }),
  ResetBody: named(resetBody, 'What sets a forgotten password anew.', {
    token: 'From the e-mail.',
    password: PASSWORD,
  }),

  // Parts of records
  CountryRef: named(countryRef, 'A country inside another record.'),
  TagVariant: named(tagVariant, 'One of seven colours.'),
  TagRef: named(tagRef, 'A tag inside another record.'),
  MediaRef: named(mediaRef, 'A picture inside another record.', { path: 'See `Media`.' }),
  PriceTier: named(priceTier, 'The price of one piece, from a quantity on.', {
    price: PRICE,
    quantity: 'From how many pieces on.',
    discount: 'Percent off `price`, with at most two decimals.',
  }),

  ...entitySchemas,

  // What many calls answer
  Timestamp: named(user.shape.created_at, 'A moment: ISO 8601 in UTC.'),
  OrderOption: named(orderOption, 'One way to sort a list.', {
    name: 'For people.',
    order: 'What `order_by` takes.',
  }),
  Deleted: named(calls.deleteUser.answer, 'What is gone.', { id: 'The id that it had.' }),
  Nothing: named(calls.logout.answer, 'Nothing more to say.'),
};
