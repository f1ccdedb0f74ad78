// `npm run documents`: writes docs/openapi.yaml, docs/asyncapi.yaml and the tables of docs/protocol.md anew.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process.ts';
import { documents } from './documents.ts';

for (const { path, render } of documents) {
  writeFileSync(join(root, path), render());
  console.log(`Wrote ${path}`);
}
