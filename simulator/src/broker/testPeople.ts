import type { Authority, BrokerUser } from '@carillon/protocol/broker';
import { DEVICE_CLASSES } from '@carillon/protocol/device';
import { type BrokerLogin, listReach } from '@carillon/protocol/server';

const OWN_DEVICES: Readonly<Record<number, string>> = { 1: 'micro-eth/CR-1002', 2: 'std-eth-2/CR-1004' };

const person = (userId: number, isAdmin = false): BrokerUser => ({
  kind: 'person',
  userId,
  isAdmin,
  expiresAtMs: Number.POSITIVE_INFINITY,
});

const USERS: ReadonlyMap<string, BrokerUser> = new Map<string, BrokerUser>([
  ['1 owner', person(1)],
  ['2 other', person(2)],
  ['3 admin', person(3, true)],
  ['CR-1002 KEY-1002', { kind: 'device', address: { type: 'micro-eth', label: 'CR-1002' } }],
]);

/** Two people with a device each, an admin, and the first device itself. */
export const testAuthority: Authority = {
  authenticate: async (username, password) => USERS.get(`${username} ${password}`) ?? null,
  ownsDevice: (userId, { type, label }) => OWN_DEVICES[userId] === `${type}/${label}`,
};

/** Their logins. */
export const LOGINS = {
  owner: { username: '1', password: 'owner' },
  other: { username: '2', password: 'other' },
  admin: { username: '3', password: 'admin' },
  device: { username: 'CR-1002', password: 'KEY-1002' },
} as const;

/** The same people as a broker learns them that asks nobody. */
export const testLogins: readonly BrokerLogin[] = [...USERS].map(([login, user]) => {
  const [name = '', password = ''] = login.split(' ');
  const [type, label = ''] = (user.kind === 'person' && OWN_DEVICES[user.userId]?.split('/')) || [];
  const device = DEVICE_CLASSES.find((one) => one.type === type);
  return { name, password, ...listReach(user, device?.type ? [{ type: device.type, label }] : []) };
});
