import { readFile, rename, writeFile } from 'node:fs/promises';
import type { BrokerLogin } from '@carillon/protocol/server';
import { hash } from 'bcryptjs';
import type { ToldBroker } from './follow.ts';
import { writeAccounts } from './natsAccounts.ts';

export interface NatsOptions {
  /** The file that the configuration of each server includes. */
  readonly file: string;
  /** The files with the process ids of the servers (`pid_file`), which are told to read their configuration again. */
  readonly pidFiles: readonly string[];
  readonly account: string;
  /**
   * Writes passwords as they are: a server compares those of all that are connected each time when it reads its configuration,
   * and holds whoever logs in meanwhile.
   */
  readonly isPlain?: boolean | undefined;
}

/**
 * The least that bcrypt has. A session's password is a digest of 256 bits, which nobody guesses; and a server compares
 * those of all that are connected each time when it reads its configuration again.
 */
const COST = 4;
/** What NATS takes for a digest, and for no password. */
const DIGEST = /^\$2[abxy]\$/;

/** Keeps the users of NATS servers on this machine, by a part of their configuration (docs/brokers.md). */
export function createNats({ file, pidFiles, account, isPlain = false }: NatsOptions): ToldBroker {
  /** The digests are salted: each is made once, or every look at the feed would be another configuration. */
  const digests = new Map<string, string>();
  let written: string | undefined;
  /** The servers that have not been told yet what was written. */
  const untold = new Set<string>();

  const digest = ({ password }: BrokerLogin) =>
    isPlain && !DIGEST.test(password) ? password : hash(password, COST);
  const keyOf = ({ name, password }: BrokerLogin) => `${name}\n${password}`;

  async function write(logins: readonly BrokerLogin[]) {
    const keys = new Set(logins.map(keyOf));
    for (const key of digests.keys()) if (!keys.has(key)) digests.delete(key);
    for (const login of logins)
      if (!digests.has(keyOf(login))) digests.set(keyOf(login), await digest(login));
    const text = writeAccounts(account, logins, (login) => digests.get(keyOf(login)) ?? '');
    if (text === written) return;
    // A server that starts meanwhile reads the old ones or the new ones, and nobody else reads either.
    await writeFile(`${file}.new`, text, { mode: 0o600 });
    await rename(`${file}.new`, file);
    written = text;
    for (const pidFile of pidFiles) untold.add(pidFile);
  }

  return {
    async apply(logins) {
      await write(logins);
      const faults: string[] = [];
      for (const pidFile of untold) {
        try {
          process.kill(await readPid(pidFile), 'SIGHUP');
          untold.delete(pidFile);
        } catch {
          faults.push(pidFile);
        }
      }
      // One that is down reads the file when it starts: it is tried again all the same, for it may have begun just before.
      if (faults.length > 0) throw new Error(`no server runs that ${faults.join(' and ')} names`);
      return false;
    },
    close: async () => {},
  };
}

async function readPid(path: string): Promise<number> {
  const text = (await readFile(path, 'utf8')).trim();
  // 0 and negative numbers are whole groups of processes.
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new Error('no process id');
}
