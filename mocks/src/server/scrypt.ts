import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Passwords } from '../platform/passwords.ts';

/** What a hash costs. */
export type ScryptCost = Required<Pick<ScryptOptions, 'N' | 'r' | 'p'>>;

// OWASP Password Storage Cheat Sheet: N 2^14, r 8, p 5 is one of its equal choices, the one with least memory (16 MiB).
const SCRYPT_COST: ScryptCost = { N: 2 ** 14, r: 8, p: 5 };
const KEY_BYTES = 32;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** Keeps passwords as salted scrypt hashes, computed off the main thread; each hash says what it cost. */
export function createScryptPasswords(cost: ScryptCost = SCRYPT_COST): Passwords {
  return {
    async hash(password) {
      const salt = randomBytes(16);
      const key = await derive(password, salt, KEY_BYTES, cost);
      const { N, r, p } = cost;
      return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
    },

    async verify(password, hash) {
      const [scheme, N, r, p, salt = '', key = ''] = hash.split('$');
      if (scheme !== 'scrypt') return false;
      const expected = Buffer.from(key, 'base64url');
      const options = { N: Number(N), r: Number(r), p: Number(p) };
      const given = await derive(password, Buffer.from(salt, 'base64url'), expected.length, options);
      return timingSafeEqual(given, expected);
    },
  };
}
