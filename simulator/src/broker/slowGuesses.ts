import type { Authority, BrokerUser } from '@carillon/protocol/broker';
import type { Clock } from '@carillon/protocol/time';

/** Who wants in, and from which network address. */
export interface Login {
  readonly username: string;
  readonly password: string;
  readonly address: string;
}

/** Asks who somebody is; 'slowed' where nobody was asked, since too many wrong keys came before. */
export type Admit = (login: Login) => Promise<BrokerUser | null | 'slowed'>;

/** As for a login over HTTP: after so many within the window nothing is tried until the first of them is as old. */
const MAX_WRONG = 5;
const WINDOW_MS = 60_000;
/** No label is longer: what a client calls itself is no reason to keep more. */
const MAX_NAME_LENGTH = 32;

/**
 * Asks the authority, but for the keys of devices only as often as nobody can guess one: wrong ones are counted for a
 * name and for an address. A device that came in before waits for wrong keys of its own name at its own address only,
 * so nobody else can keep it out. `onSlowed` is called with a sentence for a log whenever a wait begins.
 */
export function slowGuesses(authority: Authority, clock: Clock, onSlowed: (sentence: string) => void): Admit {
  const wrongAt = new Map<string, number[]>();
  const knownAddresses = new Map<string, string>();

  const recent = (key: string) =>
    (wrongAt.get(key) ?? []).filter((atMs) => atMs > clock.elapsed() - WINDOW_MS);
  const isSlowed = (key: string) => recent(key).length >= MAX_WRONG;

  function forgetOld() {
    for (const key of wrongAt.keys()) if (recent(key).length === 0) wrongAt.delete(key);
  }

  return async ({ username, password, address }) => {
    if (isToken(username, password)) return authority.authenticate(username, password);
    const name = JSON.stringify(username.slice(0, MAX_NAME_LENGTH));
    const [ofPair, ofName, ofAddress] = [`for ${name} from ${address}`, `for ${name}`, `from ${address}`];
    const mustWait = () =>
      knownAddresses.get(name) === address ? isSlowed(ofPair) : isSlowed(ofName) || isSlowed(ofAddress);
    if (mustWait()) return 'slowed';
    const user = await authority.authenticate(username, password);
    // Of many at once the first answers count: what comes after them tells nothing, be the key right or wrong.
    if (mustWait()) return 'slowed';
    if (user) {
      if (user.kind === 'device') knownAddresses.set(name, address);
      return user;
    }
    if (wrongAt.size > 1000) forgetOld();
    for (const key of [ofPair, ofName, ofAddress]) wrongAt.set(key, [...recent(key), clock.elapsed()]);
    const slowed = [ofName, ofAddress].filter(isSlowed);
    if (slowed.length > 0) {
      onSlowed(
        `${MAX_WRONG} wrong device keys within a minute ${slowed.join(' and ')}: ` +
          `for up to ${WINDOW_MS / 1000} seconds no other one is tried.`,
      );
    }
    return null;
  };
}

/** A person's token is signed and cannot be guessed; an old one comes often, and from each tab. */
const isToken = (username: string, password: string): boolean =>
  /^[1-9]\d*$/.test(username) && /^[\w-]{16,}\.[\w-]{16,}\.[\w-]{32,}$/.test(password);
