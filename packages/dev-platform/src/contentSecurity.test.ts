import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { securityHeaders } from './contentSecurity.ts';

test('FLT-094 the recipe for embedding names the styles that our policy allows', () => {
  const policy = securityHeaders(['wss://live.example.org'])['content-security-policy'] ?? '';
  const [styles = ''] = /style-src [^;]*/.exec(policy) ?? [];
  expect(styles).toContain("'sha256-");
  const recipe = new URL('../../../docs/embed/content-policy.md', import.meta.url);
  expect(readFileSync(recipe, 'utf8')).toContain(styles);
});
