import { BROKER_SCHEMES } from '../fleet/sockets.ts';
import { UsageError } from './usage.ts';

/** The address of a broker that an option names. Throws a UsageError for what is none. */
export function readBrokerAddress(name: string, given: string): URL {
  const address = URL.canParse(given) ? new URL(given) : null;
  if (!address || !BROKER_SCHEMES.includes(address.protocol) || address.hostname === '') {
    throw new UsageError(
      `--${name} must look like mqtt://host:1883, mqtts://, ws:// or wss://, not '${given}'.`,
    );
  }
  if (address.username !== '' || address.password !== '') {
    throw new UsageError(`--${name} takes no login: use --username and --password.`);
  }
  return address;
}
