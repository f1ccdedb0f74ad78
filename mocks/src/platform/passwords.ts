/** How passwords are kept. The HTTP server hashes with scrypt (`@carillon/mocks/server`). */
export interface Passwords {
  hash(password: string): string | Promise<string>;
  verify(password: string, hash: string): boolean | Promise<boolean>;
}

/**
 * Costs nothing and protects nothing: for platforms that live in memory and whose passwords stand in a test anyway, so
 * that thousands of them can be made (docs/protocol.md, HTTP API).
 */
export const quickPasswords = {
  hash: (password: string) => `quick$${password}`,
  verify: (password: string, hash: string) => hash === `quick$${password}`,
};
