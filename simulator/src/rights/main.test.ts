import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { main } from './main.ts';

const ENV = { CARILLON_RIGHTS_SECRET: 'what-opens-the-feed', CARILLON_BROKER_PASSWORD: 'of-the-plugin' };

/** Runs it as a command that is ended at once. */
async function run(args: string, env: Readonly<Record<string, string>> = ENV) {
  const [lines, errors]: [string[], string[]] = [[], []];
  const output = {
    log: (line: string) => void lines.push(line),
    error: (line: string) => void errors.push(line),
  };
  const code = await main(args.split(' ').filter(Boolean), env, output, AbortSignal.abort());
  return { code, lines, errors };
}

test.each<[string, string, string]>([
  ['no broker', '', 'say which broker: mosquitto or nats. Try --help.'],
  ['another broker', 'emqx', 'say which broker: mosquitto or nats. Try --help.'],
  ['two brokers', 'nats mosquitto', 'say which broker: mosquitto or nats. Try --help.'],
  ['an option that there is not', 'nats --files x', "Unknown option '--files'. Try --help."],
  ['an option without its value', 'nats --file', "Option '--file <value>' argument missing. Try --help."],
  ['the file of NATS for Mosquitto', 'mosquitto --file x', 'mosquitto has no option --file. Try --help.'],
  ['servers of NATS for Mosquitto', 'mosquitto --pid x', 'mosquitto has no option --pid. Try --help.'],
  ['an account for Mosquitto', 'mosquitto --account x', 'mosquitto has no option --account. Try --help.'],
  ['plain passwords for Mosquitto', 'mosquitto --plain', 'mosquitto has no option --plain. Try --help.'],
  ['the address of Mosquitto for NATS', 'nats --broker x', 'nats has no option --broker. Try --help.'],
  ['an administrator for NATS', 'nats --username x', 'nats has no option --username. Try --help.'],
  ['certificates for NATS', 'nats --ca x', 'nats has no option --ca. Try --help.'],
  ['NATS without its file', 'nats --pid x', 'nats needs --file and --pid. Try --help.'],
  ['NATS without a server', 'nats --file x', 'nats needs --file and --pid. Try --help.'],
  [
    'an account that is no name',
    'nats --file x --pid y --account a.b',
    "--account is 'a.b': letters and digits alone.",
  ],
  [
    'a feed over a network without TLS',
    'mosquitto --feed http://a.example/logins',
    "--feed is 'http://a.example/logins': it must be https, or http on this machine.",
  ],
  [
    'a feed on a name that only begins as this machine',
    'mosquitto --feed http://localhost.example/',
    "--feed is 'http://localhost.example/': it must be https, or http on this machine.",
  ],
  ['a feed that is no address', 'nats --feed x', "--feed is 'x': it must be https, or http on this machine."],
  [
    'a broker that is no address',
    'mosquitto --broker localhost',
    "--broker is 'localhost': an address looks like mqtt://127.0.0.1:1883.",
  ],
  [
    'a login in the address of the broker',
    'mosquitto --broker mqtt://a:b@localhost',
    "--broker is 'mqtt://a:b@localhost': an address looks like mqtt://127.0.0.1:1883.",
  ],
  ['certificates that are not there', 'mosquitto --ca /x/y', "--ca is '/x/y': that file cannot be read."],
])('LIB-17 %s is wrong use: exit code 2 and a sentence', async (_case, args, sentence) => {
  expect(await run(args)).toEqual({ code: 2, lines: [], errors: [`carillon-rights: ${sentence}`] });
});

test.each([
  ['mosquitto', { CARILLON_BROKER_PASSWORD: 'p' }, 'CARILLON_RIGHTS_SECRET'],
  ['mosquitto', { CARILLON_RIGHTS_SECRET: 's', CARILLON_BROKER_PASSWORD: '' }, 'CARILLON_BROKER_PASSWORD'],
  ['nats --file x --pid y', { CARILLON_BROKER_PASSWORD: 'p' }, 'CARILLON_RIGHTS_SECRET'],
])('LIB-17 %s with %o: %s is a secret, and asked for by its name', async (args, env, name) => {
  const errors = [`carillon-rights: ${name} is not set: it is a secret, and no option. Try --help.`];
  expect(await run(args, env)).toEqual({ code: 2, lines: [], errors });
});

test('LIB-17 --help names every option and no secret', async () => {
  const { code, lines, errors } = await run('--help');
  expect([code, errors]).toEqual([0, []]);
  for (const option of ['feed', 'broker', 'username', 'ca', 'file', 'pid', 'account', 'plain'])
    expect(lines.join('\n')).toContain(`--${option} `);
});

test('LIB-17 it says whom it follows, and ends well when it is ended', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'carillon-rights-'));
  const args = `nats --file ${join(folder, 'accounts.conf')} --pid ${join(folder, 'n1.pid')}`;
  expect(await run(args)).toEqual({
    code: 0,
    lines: ['carillon-rights: nats follows http://localhost:8080/broker/logins'],
    errors: [],
  });
  rmSync(folder, { recursive: true });
});
