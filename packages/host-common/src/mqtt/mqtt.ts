import type { IClientOptions } from 'mqtt';
import Client from 'mqtt/lib/client';
import { browserStreamBuilder } from 'mqtt/lib/connect/ws';

/**
 * What the hosts load in the place of mqtt.js: its client over a websocket, and none of its other ways. `slimMqtt` has it
 * bundled from the package's source files (decision 0016).
 */
export default {
  connect(url: string, options: IClientOptions) {
    const { protocol, hostname, port, pathname, search } = new URL(url);
    const where = {
      protocol: protocol === 'wss:' ? ('wss' as const) : ('ws' as const),
      hostname,
      port: Number(port), // 0, where none is said, is that of the protocol
      path: pathname + search,
    };
    const client = new Client((self) => browserStreamBuilder(self, self.options), { ...options, ...where });
    // As mqtt.js does: without a listener an error would be thrown.
    client.on('error', () => {});
    return client;
  },
};
