// `npm run lists` writes every list of what there is from the files that there are: kinds of records, areas of texts, screens
// of the back-office. A test compares them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process.ts';
import { printers } from './lists.ts';

for (const print of printers) {
  try {
    for (const [file, text] of print()) {
      const path = join(root, file);
      if (text === readFileSync(path, { encoding: 'utf8', flag: 'a+' })) continue;
      writeFileSync(path, text);
      console.log(`Wrote ${file}`);
    }
  } catch (error) {
    // The other lists are written all the same: they say what there is so far.
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
