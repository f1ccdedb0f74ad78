// What the hosts load in the place of mqtt.js passes what mqtt.js passes: the client's own tests, run with it.
import { describe, expect, test, vi } from 'vitest';

vi.mock('mqtt', async () => {
  const [{ bundleMqtt }, { slimMqtt }] = await Promise.all([
    import('./bundleMqtt.ts'),
    import('./slimMqtt.ts'),
  ]);
  const code = await bundleMqtt([slimMqtt]);
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
});

test('it is the one of the hosts, which has nothing but a way over a websocket', async () => {
  const { default: mqtt } = await import('mqtt');
  expect(Object.keys(mqtt)).toEqual(['connect']);
});

describe('contract', async () => {
  await import('../../../client/src/broker/contract.test.ts');
});
describe('connection', async () => {
  await import('../../../client/src/broker/broker.test.ts');
});
describe('a connection that does not come about, or fails', async () => {
  await import('../../../client/src/broker/connection/mqttTransport.test.ts');
});
