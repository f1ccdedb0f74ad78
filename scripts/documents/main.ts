// `npm run documents`: writes docs/openapi.yaml and docs/asyncapi.yaml anew.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process.ts';
import { documents } from './documents.ts';

for (const { path, render } of documents) {
  writeFileSync(join(root, path), render());
  console.log(`Wrote ${path}`);
}
