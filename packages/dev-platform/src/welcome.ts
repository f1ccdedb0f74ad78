import { type FactoryRecord, type Mail, people } from '@carillon/mocks/server';
import { deviceClass } from '@carillon/protocol/device';
import type { RunningPlatform } from './running.ts';
import type { StartOptions } from './startOptions.ts';

/** What is printed at the start: addresses, logins and devices (docs/development-platform.md). */
export function welcomeText({ options, httpPort, wsPort, mqttPort, devices }: RunningPlatform): string {
  const name = hostName(options);
  const [ws, mqtt] = options.tls ? ['wss', 'mqtts'] : ['ws', 'mqtt'];
  const site = siteUrl(options, httpPort);
  return [
    'Carillon development platform',
    '',
    ...columns([
      ['Welcome', `${site}/`],
      ['Shop', `${site}/eshop`],
      ['Back-office', `${site}/backend`],
      ['Console', `${site}/manage`],
      ['Broker', `${ws}://${name}:${wsPort}/mqtt   ${mqtt}://${name}:${mqttPort}`],
      ['Data', options.dataFolder],
    ]),
    '',
    'Logins at the first start',
    ...columns(people.map((person) => [person.username, person.password, describePerson(person)])),
    '',
    'Simulated devices: label, key, class',
    ...columns(devices.map(describeDevice)),
    '',
    'Ctrl-C stops it; the data stays. npm start -- --fresh begins anew.',
  ].join('\n');
}

/** What is printed of an e-mail, in its place: to whom, and the link that it would carry (docs/protocol.md, HTTP API). */
export function mailText({ to, use, token }: Mail, site: string): string {
  const page = use === 'verify' ? 'verify-email' : 'reset-password';
  return `E-mail to ${to}: ${site}/backend/${page}?token=${token}`;
}

/** What is printed where another version had written the data. */
export const takenOverText = (path: string, copy: string): string =>
  `The data file ${path} was written by another version and goes on with this one. As it was it is kept in ${copy}.`;

/** Where a browser of this machine finds the hosts. */
export const siteUrl = (options: StartOptions, httpPort: number): string =>
  `${options.tls ? 'https' : 'http'}://${hostName(options)}:${httpPort}`;

function hostName({ hosts }: StartOptions): string {
  const [host = 'localhost'] = hosts;
  return hosts.length > 1 || host === '0.0.0.0' || host === '::' ? 'localhost' : bracket(host);
}

const bracket = (host: string) => (host.includes(':') ? `[${host}]` : host);

function describePerson({ role, verified, blocked }: (typeof people)[number]): string {
  if (blocked) return 'blocked: cannot log in';
  return verified ? role : 'not verified: cannot log in';
}

function describeDevice({ label, key, class_id, name, owner }: FactoryRecord): string[] {
  const type = `${class_id} ${deviceClass(class_id).name}`;
  return [label, key, type, name === null ? 'waits to be registered' : `${name}, of ${owner}`];
}

/** Rows with their cells below each other. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  return rows.map((row) => `  ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('   ')}`.trimEnd());
}
