import { describe, expect, test } from 'vitest';
import { english } from './en/index.ts';

/** What the specification quotes, word for word; stories and plays only ask for the key. */
const quoted = {
  'Shop and back-office': {
    'shell.notFound': '404 Page not found',
    'managing.banner': 'Watch out, you are managing user ID: {userId}.',
    'error.unexpected': 'Unexpected Application Error',
    'error.notFound': 'Page not found',
    'error.serverError': 'Internal server error',
    'error.unknownStatus': 'Unknown server error {status}',
    'error.notJson': "Cannot JSON parse server's answer",
    'error.network': 'Fetch raised an exception',
    'error.refused': 'Failed with no error messages from the server.',
    'error.refusedSave': 'Fetch failed with no error messages from the server.',
    'countries.empty': 'No country added yet',
    'country.add': 'Add Country',
    'country.edit': 'Edit Country',
    'form.saved': '{name} has been saved!',
    'list.search.hint': 'Type enter to search globally...',
    'list.delete.title': 'Are you sure?',
    'list.delete.confirm': 'I am sure, delete {count} rows',
    'list.delete.confirmOne': 'I am sure, delete {name}',
    'list.delete.named': '{names} will be deleted permanently.',
    'list.delete.failedOne.title': 'Failed to Delete',
    'list.deleted': '{name} has been deleted!',
    'login.invalid.title': 'Invalid credential format',
    'login.invalid': 'Type a valid email and password',
    'login.failed.title': 'Server error',
    'problem.email': 'Please provide a valid email',
    'problem.password':
      'Password must be 8+ characters, with a number, uppercase, lowercase, and a special character',
    'problem.newPassword': 'Type a valid password.',
    'problem.loginPassword': 'Please provide password',
    'problem.token': 'Please provide the token received by email',
    'problem.signupLocation': 'Please provide a location',
    'recover.token.hint': 'Copy and paste the token received by email.',
    'signup.exists.title': 'Account exists',
    'signup.exists':
      'It seems {email} already has an account. Register with a different email or reset your password!',
    'terms.agree': 'Agree',
    'verify.done': 'Account verified successfully, you can now login in.',
    'resend.done': 'Verification email sent.',
    'reset.done': 'Password reset successfully, you can now login in.',
    'problem.firstName': 'Please provide firstname',
    'problem.lastName': 'Please provide lastname',
    'problem.location': 'Please provide location',
    'problem.username': 'Please provide email',
    'profile.saved': 'Profile updated correctly!',
    'profile.exists.title': 'Account exists',
    'profile.exists': 'It seems {email} is already picked. Use a different email address.',
    'profile.delete': 'Delete Account',
    'profile.delete.confirm': 'I am sure, delete my account',
    'profile.deleted.title': 'Account Removed Successfully',
    'profile.deleted': 'Your account has been permanently deleted from our servers.',
    'logout.done.title': 'Logged Out',
    'logout.done': 'Session ended successfully.',
  },
  'Device console': {
    'devices.empty': 'No devices registered yet',
    'devices.unclassified': 'Unclassified',
    'device.offline.banner': '{device} is offline.',
    'dash.info': 'Additional Info',
    'dash.failover': 'Fail over',
    'broker.unreachable': 'The remote broker is unreachable it can be due to DNS issue; try again later.',
    'broker.down': 'The remote broker is down or under maintenance; try again later.',
    'broker.refused': 'Cannot establish a connection with the broker at {address}',
    'broker.closed': 'Connection closed by the user.',
    'broker.lost': 'Connection lost with the broker at {address}.',
    'broker.silent': 'Connection accidentally lost.',
    'command.notConnected': 'Paho is not connected yet',
    'command.deviceOffline': 'Device offline',
    'command.deviceNotValid': 'Device is not valid',
    'command.timeout': 'MQTT response timeout ({ms} ms)...',
  },
} as const;

describe.each(Object.entries(quoted))('%s', (_document, texts) => {
  test.each(Object.entries(texts))('%s is word for word what is quoted', (key, text) => {
    expect((english as Readonly<Record<string, unknown>>)[key]).toBe(text);
  });
});
