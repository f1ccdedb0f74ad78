// The other side of the calls, a process of its own: a platform with much in its file, and a server that answers nothing.

import { createServer, type RequestListener } from 'node:http';
import { scenarios } from '@carillon/mocks';
import { createListener, openPlatform } from '@carillon/mocks/server';

const [path = ''] = process.argv.slice(2);

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

const seed = { ...scenarios.manyDevices.seed, ...scenarios.manyProducts.seed };
const platformPort = await listen(createListener(await openPlatform(path, { seed })));

// `/1234` is answered with as many bytes, after all that was sent. They look like a success.
const barePort = await listen((request, response) => {
  const body = '{"success":true'.padEnd(Number(request.url?.slice(1)));
  request.resume().on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
  });
});

process.send?.({ platformPort, barePort });
