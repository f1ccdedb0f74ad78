import type { Authority } from '@carillon/protocol/broker';

/** An authority whose faults are no faults of the broker: what it cannot say is refused, and `onError` is called with the reason. */
export function guardAuthority(authority: Authority, onError: (error: unknown) => void): Authority {
  return {
    async authenticate(username, password) {
      try {
        return await authority.authenticate(username, password);
      } catch (error) {
        onError(error);
        throw error;
      }
    },
    ownsDevice(userId, address) {
      try {
        return authority.ownsDevice(userId, address);
      } catch (error) {
        onError(error);
        return false;
      }
    },
  };
}
