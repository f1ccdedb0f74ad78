import { expect, test } from 'vitest';
import { findProblems } from '../form/index.ts';
import { requiredText, testForm } from '../form/testForm.ts';
import { addressBody, NEW_ADDRESS, toAddressBody, toAddressForm } from './address.ts';
import { toFastEdit } from './fastEdit.ts';
import {
  NEW_USER,
  toLoginBody,
  toNewUserBody,
  toProfileChanges,
  toSignupBody,
  toUserChanges,
  toUserForm,
} from './forms.ts';
import {
  emailBody,
  loginBody,
  newUserBody,
  resetBody,
  signupBody,
  userChanges,
  userForm,
  verifyBody,
} from './user.ts';

const password = 'Abcdef1!';
const emails = [undefined, '', 'a@b', 'Owner@b.it', ' a@b.it', `${'a'.repeat(124)}@b.it`] as const;
const passwords = [undefined, '', 'Abcde1!', 'abcdef1!', `Aa1:${'x'.repeat(125)}`] as const;

testForm('ACC-02 the login', loginBody, { email: 'a@b.it', password }, [
  ...emails.map((value) => [`the e-mail ${value}`, 'email', value, 'problem.email'] as const),
  ...passwords.map((value) => [`the password ${value}`, 'password', value, 'problem.loginPassword'] as const),
]);

const signup = { name: 'Ann', surname: 'Lee', location: 'Oslo', email: 'a@b.it', password, terms: true };

testForm('ACC-03 ACC-17 the signup', signupBody, signup, [
  ...requiredText('name', 'problem.signupName', 128),
  ...requiredText('surname', 'problem.signupSurname', 128),
  ...requiredText('location', 'problem.signupLocation', 1024),
  ...emails.map((value) => [`the e-mail ${value}`, 'email', value, 'problem.email'] as const),
  ...passwords.map((value) => [`the password ${value}`, 'password', value, 'problem.password'] as const),
  ['terms that were not agreed to', 'terms', false, 'problem.terms'],
  ['terms as text', 'terms', 'true', 'problem.terms'],
]);

testForm(
  'ACC-06 the verification',
  verifyBody,
  { token: 'a.b.c' },
  requiredText('token', 'problem.token', 8192),
);
testForm('ACC-07 ACC-08 an e-mail to be sent', emailBody, { email: 'a@b.it' }, [
  ...emails.map((value) => [`the e-mail ${value}`, 'email', value, 'problem.email'] as const),
]);
testForm('ACC-09 the new password', resetBody, { token: 'a.b.c', password }, [
  ...requiredText('token', 'problem.token', 8192),
  ...passwords.map((value) => [`the password ${value}`, 'password', value, 'problem.newPassword'] as const),
]);

const person = { first_name: 'Ann', last_name: 'Lee', location: 'Oslo', username: 'a@b.it' };
const personal = [
  ...requiredText('first_name', 'problem.firstName', 128),
  ...requiredText('last_name', 'problem.lastName', 128),
  ...requiredText('location', 'problem.location', 1024),
  ...emails.map((value) => [`the e-mail ${value}`, 'username', value, 'problem.username'] as const),
];

testForm('USR-10 Add User', newUserBody, { ...NEW_USER, ...person, password }, [
  ...personal,
  ...passwords.map((value) => [`the password ${value}`, 'password', value, 'problem.password'] as const),
  ['an unknown role', 'role', 'owner', 'problem.invalid'],
  ['verified as text', 'verified', 'true', 'problem.invalid'],
]);

testForm('USR-10 ACC-16 Edit User and Profile, where a password is optional', userForm, person, [
  ...personal,
  ['a password that is too simple', 'password', 'abc', 'problem.password'],
]);

test('USR-05 a new person is a verified user who is not blocked', () => {
  expect(NEW_USER).toMatchObject({ role: 'user', verified: true, blocked: false });
});

test('ACC-15 an e-mail is trimmed and lower-cased, a password is taken as it is', () => {
  expect(toLoginBody({ email: '  Owner@Carillon.EXAMPLE ', password: ' Owner-123! ' })).toEqual({
    email: 'owner@carillon.example',
    password: ' Owner-123! ',
  });
  const typed = { ...signup, name: ' Ann ', surname: ' Lee', location: 'Oslo\n', email: ' A@B.it ' };
  expect(toSignupBody(typed)).toEqual(signup);
  const added = { ...NEW_USER, ...person, password, first_name: ' Ann', username: 'A@B.IT' };
  expect(toNewUserBody(added)).toEqual({ ...NEW_USER, ...person, password });
});

const record = {
  ...person,
  id: 7,
  role: 'admin' as const,
  verified: true,
  blocked: false,
  created_at: '2026-01-05T08:00:00Z',
  updated_at: '2026-01-05T08:00:00Z',
  accessed_at: null,
};

test('USR-09 Edit User sends every field, and the password only when one was typed', () => {
  const { role, verified, blocked } = record;
  expect(toUserChanges(toUserForm(record))).toEqual({ ...person, role, verified, blocked });
  expect(toUserChanges({ ...toUserForm(record), password: '' })).not.toHaveProperty('password');
  expect(toUserChanges({ ...toUserForm(record), password })).toMatchObject({ password });
});

test('USR-09 the own profile sends role, verified and blocked as null', () => {
  const changes = toProfileChanges({ ...toUserForm(record), first_name: ' Bea ' });
  expect(changes).toEqual({ ...person, first_name: 'Bea', role: null, verified: null, blocked: null });
  expect(userChanges.safeParse(changes).success).toBe(true);
});

const keep = { role: null, verified: null, blocked: null };

test.each([
  ['nothing', keep, { role: 'admin', verified: true, blocked: false }],
  ['the role', { ...keep, role: 'user' }, { role: 'user', verified: true, blocked: false }],
  ['verified', { ...keep, verified: false }, { role: 'admin', verified: false, blocked: false }],
  ['blocked', { ...keep, blocked: true }, { role: 'admin', verified: true, blocked: true }],
  ['all', { role: 'user', verified: false, blocked: true }, { role: 'user', verified: false, blocked: true }],
] as const)(
  'USR-09 a fast edit of %s sends id, role, verified and blocked, and no other field',
  (_, changes, sent) => {
    const body = toFastEdit(record, changes);
    expect(body).toEqual({ id: 7, ...sent });
    // The path says whom it changes: the id is sent, and not read.
    expect(userChanges.parse(body)).toEqual(sent);
  },
);

test('FLT-134 whatever people are and whatever a fast edit says, what it does not say stays', () => {
  const roles = ['user', 'admin'] as const;
  const flags = [false, true];
  const people = roles.flatMap((role) =>
    flags.flatMap((verified) => flags.map((blocked) => ({ role, verified, blocked }))),
  );
  const edits = [null, ...roles].flatMap((role) =>
    [null, ...flags].flatMap((verified) => [null, ...flags].map((blocked) => ({ role, verified, blocked }))),
  );
  for (const now of people)
    for (const { role, verified, blocked } of edits)
      expect(toFastEdit({ ...record, ...now }, { role, verified, blocked })).toEqual({
        id: 7,
        role: role === null ? now.role : role,
        verified: verified === null ? now.verified : verified,
        blocked: blocked === null ? now.blocked : blocked,
      });
});

test('USR-09 a fast edit leaves a role that only a newer platform knows as it is', () => {
  expect(toFastEdit({ ...record, role: 'operator' }, keep)).toEqual({
    id: 7,
    role: null,
    verified: true,
    blocked: false,
  });
});

const address = {
  name: 'Shop',
  prefix: '39',
  phone: '011 234 567',
  line1: 'Via Po 1',
  line2: '',
  country: 'IT',
  region: 'Piemonte',
  city: 'Torino',
  zip: '10123',
  note: '',
  main: false,
};

testForm('ADR-04 the address', addressBody, address, [
  ...requiredText('name', 'problem.address.name', 32),
  ...requiredText('line1', 'problem.address.line1', 32),
  ...requiredText('country', 'problem.address.country', 4),
  ...requiredText('region', 'problem.address.region', 128),
  ...requiredText('city', 'problem.address.city', 128),
  ...requiredText('zip', 'problem.address.zip', 16),
  ...['', '+39', '0', '1234567', 'x', undefined].map(
    (value) => [`the prefix ${value}`, 'prefix', value, 'problem.address.phone'] as const,
  ),
  ...['', '  ', '---', '12', 'call me', '1'.repeat(33), undefined].map(
    (value) => [`the phone ${value}`, 'phone', value, 'problem.address.phone'] as const,
  ),
  ['a second line of 129 characters', 'line2', 'x'.repeat(129), 'problem.tooLong'],
  ['a note of 1025 characters', 'note', 'x'.repeat(1025), 'problem.tooLong'],
]);

test.each([
  ['+39', '39'],
  ['0039', '39'],
  [' 39 ', '39'],
  ['1', '1'],
])('ADR-03 the prefix %s is sent as %s', (typed, sent) => {
  expect(toAddressBody({ ...address, prefix: typed }).prefix).toBe(sent);
});

test('ADR-03 what is shown of an address is sent again as it was', () => {
  expect(toAddressBody(toAddressForm({ ...address, id: 3 }))).toEqual(address);
});

test('ADR-04 a new address lacks everything that is required', () => {
  const missing = ['name', 'prefix', 'phone', 'line1', 'country', 'region', 'city', 'zip'];
  expect(Object.keys(findProblems(addressBody, NEW_ADDRESS))).toEqual(missing);
});
