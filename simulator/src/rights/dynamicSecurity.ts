import { createHash, createHmac } from 'node:crypto';
import type { BrokerLogin, BrokerReach } from '@carillon/protocol/server';

/** One command of Mosquitto's dynamic security plugin. */
export type Command = { readonly command: string } & Readonly<Record<string, unknown>>;

/** What the plugin knows of a client of ours. */
export interface KnownClient {
  /** Of its password, which the plugin does not tell. */
  readonly proof: string;
  readonly role: string | undefined;
}

export interface KnownRights {
  readonly clients: ReadonlyMap<string, KnownClient>;
  readonly roles: ReadonlySet<string>;
  /** Names of clients that somebody else made. */
  readonly foreign: ReadonlySet<string>;
}

/** Marks what is ours: whatever else the plugin keeps was made by somebody else, and is left alone. */
export const OUR_CLIENT = 'kept by carillon-rights';
const OUR_ROLE = 'carillon-rights-';

/**
 * What to tell the plugin so that it knows `logins`: who has to go first, then who has other rights, then who is new. A
 * client has one role, named after the topics in it: people with equal rights share it, and a role never changes.
 */
export function planCommands(
  known: KnownRights,
  logins: readonly BrokerLogin[],
  proofKey: string,
): Command[] {
  const wanted = new Map(
    logins.filter(({ name }) => !known.foreign.has(name)).map((login) => [login.name, login]),
  );
  const roles = new Map<string, BrokerReach>();
  const gone = [...known.clients.keys()].filter((username) => !wanted.has(username));
  const changes: Command[] = [];
  const arrivals: Command[] = [];
  for (const [username, login] of wanted) {
    const rolename = nameRole(login);
    const proof = prove(login, proofKey);
    const client = known.clients.get(username);
    const isNewRole = !known.roles.has(rolename) && !roles.has(rolename);
    const commands = client ? changes : arrivals;
    if (isNewRole) {
      roles.set(rolename, login);
      commands.push({ command: 'createRole', rolename, acls: listAcls(login) });
    }
    const { password } = login;
    const rights = { username, textname: OUR_CLIENT, textdescription: proof, roles: [{ rolename }] };
    if (!client) commands.push({ command: 'createClient', ...rights, password });
    else if (client.proof !== proof) commands.push({ command: 'modifyClient', ...rights, password });
    else if (client.role !== rolename) commands.push({ command: 'modifyClient', ...rights });
  }
  const used = new Set([...wanted.values()].map(nameRole));
  const unused = [...known.roles].filter((rolename) => !used.has(rolename));
  return [
    ...gone.map((username) => ({ command: 'deleteClient', username })),
    ...changes,
    ...arrivals,
    ...unused.map((rolename) => ({ command: 'deleteRole', rolename })),
  ];
}

const nameRole = ({ publish, subscribe }: BrokerReach): string =>
  OUR_ROLE +
  createHash('sha256')
    .update(JSON.stringify([publish, subscribe]))
    .digest('hex')
    .slice(0, 32);

/** Whether a role is one of ours. */
export const isOurRole = (rolename: string): boolean => rolename.startsWith(OUR_ROLE);

/** Tells whether a password is the one that was set, after a restart too, and to nobody without the key which one it is. */
const prove = ({ name, password }: BrokerLogin, key: string): string =>
  createHmac('sha256', key).update(`${name}\n${password}`).digest('base64url');

const listAcls = ({ publish, subscribe }: BrokerReach) => [
  ...publish.map((topic) => ({ acltype: 'publishClientSend', topic, allow: true })),
  ...subscribe.map((topic) => ({ acltype: 'subscribePattern', topic, allow: true })),
];
