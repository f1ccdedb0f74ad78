import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, run } from './process.ts';

test('npm run dev with a taken port ends in a sentence that names port and variable', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as AddressInfo;
  const { ok, output } = await run(
    process.execPath,
    ['--conditions=@carillon/source', join(root, 'scripts/dev.ts')],
    { CARILLON_DEV_PORT: String(port) },
  );
  taken.close();
  expect([ok, output]).toEqual([
    false,
    `Port ${port} is in use by another program. Choose another port: CARILLON_DEV_PORT=${port + 1} npm run dev\n`,
  ]);
}, 30_000);
