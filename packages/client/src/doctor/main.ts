import { parseArgs } from 'node:util';
import type { BrokerLoginKind } from '@carillon/protocol/broker';
import { examine } from './doctor.ts';
import { writeFinding } from './finding.ts';
import { readScheme } from './judgeAddress.ts';

const HELP = `Finds out why an embedding or a connection does not work.

  npx @carillon/client doctor [PAGE] [BROKER ...] [options]

PAGE is where your app is, such as https://portal.example.org; what its /config.json says of platform
and broker is asked, where you do not say it. BROKER is a websocket address, such as
wss://live.example.org:9001.

  --api URL          what stands before /api
  --email ADDRESS    logs in, at the platform and at the broker, and asks for the topics of the
                     devices of that person; the password is read from CARILLON_PASSWORD
  --broker-login K   how the broker knows people: user or session (docs/brokers.md)
  --project FOLDER   looks whether the packages of an app fit together
  --help             this

Exit code: 0 where all is well, 1 where something is wrong, 2 where the doctor was asked wrongly.`;

/** What prints. */
export interface Output {
  log(line: string): void;
  error(line: string): void;
}

/** Runs the tool and returns its exit code. */
export async function main(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  output: Output,
): Promise<number> {
  const refuse = (why: string) => {
    output.error(`carillon-client: ${why} Try --help.`);
    return 2;
  };
  const read = readArgs(args);
  if (typeof read === 'string') return refuse(read);
  const { values, positionals } = read;
  const [command, ...addresses] = positionals;
  if (values.help) {
    output.log(HELP);
    return 0;
  }
  if (command !== 'doctor') return refuse('say what to do: doctor PAGE.');
  const pages = addresses.filter((address) => /^https?:\/\//i.test(address));
  const [page] = pages;
  if (pages.length > 1)
    return refuse(
      `there is one PAGE. If ${pages[1]} is a broker, it is asked by websocket: ws${pages[1]?.slice(4)}.`,
    );
  const bare = addresses.find((address) => readScheme(address) === undefined);
  if (page === undefined && bare !== undefined)
    return refuse(
      `${JSON.stringify(bare)} has no scheme: a page begins with https:// or http://, a broker with wss:// or ws://.`,
    );
  if (page !== undefined && !URL.canParse(page)) return refuse(`${JSON.stringify(page)} is no address.`);
  if (values.api !== undefined && !URL.canParse(values.api, page)) return refuse('--api is no address.');
  if (addresses.length === 0 && values.project === undefined)
    return refuse('say where your app is: doctor PAGE.');
  const { email } = values;
  const password = env.CARILLON_PASSWORD;
  if (email !== undefined && !password) return refuse('--email needs the password in CARILLON_PASSWORD.');
  if (page === undefined && (email !== undefined || values.api !== undefined))
    return refuse(`--${email === undefined ? 'api' : 'email'} needs PAGE.`);
  const kind = values['broker-login'];
  if (kind !== undefined && !isKind(kind)) return refuse('--broker-login is user or session.');
  let isWell = true;
  const questions = {
    page,
    apiUrl: values.api,
    brokerUrls: addresses.filter((address) => !pages.includes(address)),
    person: email !== undefined && password ? { email, password } : undefined,
    brokerLogin: kind,
    project: values.project,
  };
  for await (const finding of examine(questions)) {
    output.log(writeFinding(finding));
    isWell &&= finding.isWell;
  }
  return isWell ? 0 : 1;
}

const isKind = (text: string): text is BrokerLoginKind => text === 'user' || text === 'session';

function readArgs(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        api: { type: 'string' },
        email: { type: 'string' },
        'broker-login': { type: 'string' },
        project: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
