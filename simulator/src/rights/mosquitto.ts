import type { MqttClient } from 'mqtt';
import * as z from 'zod/mini';
import {
  type Command,
  isOurRole,
  type KnownClient,
  type KnownRights,
  OUR_CLIENT,
  planCommands,
} from './dynamicSecurity.ts';
import type { ToldBroker } from './follow.ts';

export interface MosquittoOptions {
  /** Where Mosquitto listens: mqtt://, mqtts://, ws:// or wss://. */
  readonly address: string;
  /** A client of the plugin with the role 'admin', as `mosquitto_ctrl dynsec init` makes it. */
  readonly username: string;
  readonly password: string;
  /** Certificates to trust besides the usual ones, PEM. */
  readonly ca?: string | undefined;
  /** Keeps the proofs of passwords to itself; the same one after a restart. */
  readonly proofKey: string;
}

const CONTROL = '$CONTROL/dynamic-security/v1';
const TIMEOUT_MS = 20_000;
/** How many commands go together. The plugin writes its file after each: with 5,000 clients one takes 30 ms. */
const BATCH = 50;

const answer = z.object({
  responses: z.array(
    z.object({
      command: z.optional(z.string()),
      error: z.optional(z.string()),
      data: z.optional(z.unknown()),
    }),
  ),
});
const clientList = z.object({
  clients: z.array(
    z.object({
      username: z.string(),
      textname: z.optional(z.string()),
      textdescription: z.optional(z.string()),
      roles: z.array(z.object({ rolename: z.string() })),
    }),
  ),
});
const roleList = z.object({ roles: z.array(z.string()) });

/** Keeps the clients and roles of Mosquitto's dynamic security plugin, by its control topic (docs/brokers.md). */
export function createMosquitto(options: MosquittoOptions): ToldBroker {
  let line: Line | undefined;
  let known: KnownRights | undefined;
  let leftOut: string | undefined;

  async function openLine(): Promise<Line> {
    if (line?.isOpen()) return line;
    known = undefined;
    line = await connect(options);
    return line;
  }

  return {
    async apply(logins) {
      const open = await openLine();
      known ??= await readKnown(open);
      const { foreign } = known;
      const [first] = logins.filter(({ name }) => foreign.has(name));
      leftOut = first && `left out: '${first.name}', a client of Mosquitto that somebody else made`;
      const commands = planCommands(known, logins, options.proofKey);
      const batch = commands.slice(0, BATCH);
      if (batch.length === 0) return false;
      // What it knows is looked up again wherever it was not told all of it.
      const before = known;
      known = undefined;
      const answers = await open.ask(batch);
      const failed = answers.find(({ error }) => error !== undefined);
      if (failed) throw new Error(`Mosquitto refuses ${failed.command}: ${failed.error}`);
      known = applied(before, batch);
      return commands.length > batch.length;
    },
    leftOut: () => leftOut,
    async close() {
      await line?.close();
    },
  };
}

async function readKnown({ ask }: Line): Promise<KnownRights> {
  const [clients, roles] = await ask([
    { command: 'listClients', verbose: true, count: -1, offset: 0 },
    { command: 'listRoles', verbose: false, count: -1, offset: 0 },
  ]);
  const all = clientList.parse(clients?.data).clients;
  const ours = all.filter(({ textname }) => textname === OUR_CLIENT);
  return {
    clients: new Map(
      ours.map(({ username, textdescription = '', roles: [role] }) => [
        username,
        { proof: textdescription, role: role?.rolename },
      ]),
    ),
    roles: new Set(roleList.parse(roles?.data).roles.filter(isOurRole)),
    foreign: new Set(all.filter((client) => !ours.includes(client)).map(({ username }) => username)),
  };
}

const named = z.object({
  username: z.optional(z.string()),
  rolename: z.optional(z.string()),
  textdescription: z.optional(z.string()),
  roles: z.optional(z.array(z.object({ rolename: z.string() }))),
});

/** What the plugin knows after commands that it has taken. */
function applied(before: KnownRights, commands: readonly Command[]): KnownRights {
  const clients = new Map<string, KnownClient>(before.clients);
  const roles = new Set(before.roles);
  for (const each of commands) {
    const { username = '', rolename = '', textdescription: proof = '', roles: given } = named.parse(each);
    if (each.command === 'createRole') roles.add(rolename);
    if (each.command === 'deleteRole') roles.delete(rolename);
    if (each.command === 'deleteClient') clients.delete(username);
    if (given && /^(create|modify)Client$/.test(each.command))
      clients.set(username, { proof, role: given[0]?.rolename });
  }
  return { clients, roles, foreign: before.foreign };
}

/** A connection on which commands are answered in their order. */
interface Line {
  isOpen(): boolean;
  ask(commands: readonly Command[]): Promise<z.infer<typeof answer>['responses']>;
  close(): Promise<void>;
}

async function connect({ address, username, password, ca }: MosquittoOptions): Promise<Line> {
  const { connect } = await import('mqtt');
  const client = connect(address, {
    username,
    password,
    ...(ca !== undefined && { ca }),
    reconnectPeriod: 0,
    connectTimeout: 5000,
  });
  const reason = await new Promise<string | undefined>((resolve) => {
    client.on('connect', () => resolve(undefined));
    client.on('error', ({ message }) => resolve(message));
    client.on('close', () => resolve('the connection was closed'));
  });
  if (reason !== undefined) {
    client.end(true);
    throw new Error(`Mosquitto at ${address} does not let carillon-rights in (${reason})`);
  }
  await client.subscribeAsync(`${CONTROL}/response`, { qos: 1 });
  return {
    isOpen: () => client.connected,
    ask: (commands) => ask(client, commands),
    close: () => client.endAsync(),
  };
}

function ask(client: MqttClient, commands: readonly Command[]): Promise<z.infer<typeof answer>['responses']> {
  return new Promise((resolve, reject) => {
    const finish = (end: () => void) => {
      clearTimeout(timer);
      client.off('message', hear);
      client.off('close', lose);
      end();
    };
    const hear = (_topic: string, payload: Buffer) => {
      const { data } = answer.safeParse(JSON.parse(payload.toString()));
      finish(() =>
        data ? resolve(data.responses) : reject(new Error('Mosquitto answers what is not understood')),
      );
    };
    const lose = () => finish(() => reject(new Error('Mosquitto closed the connection')));
    const timer = setTimeout(() => {
      // A late answer would be taken for that to the next question.
      client.end(true);
      finish(() => reject(new Error('Mosquitto does not answer: is its dynamic security plugin on?')));
    }, TIMEOUT_MS);
    client.on('message', hear);
    client.on('close', lose);
    client.publish(CONTROL, JSON.stringify({ commands }), { qos: 1 });
  });
}
