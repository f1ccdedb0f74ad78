import { gzipSync } from 'node:zlib';
import { bundleMqtt } from '../packages/host-common/src/mqtt/bundleMqtt.ts';
import { slimMqtt } from '../packages/host-common/src/mqtt/slimMqtt.ts';
import { HOST_MQTT_KB } from '../scripts/budgets.ts';
import { boundKb, type Row, ratio } from './table.ts';

/** What mqtt.js weighs in a page of somebody else, who loads it as it is shipped, and in our hosts (decision 0016). */
export async function mqttRows(): Promise<Row[]> {
  const shipped = await sizeOf([]);
  const inHosts = await sizeOf([slimMqtt]);
  return [
    { name: 'mqtt.js, as it is shipped', kb: shipped },
    // The other one is that of mqtt.js itself: no bound of ours.
    { name: 'mqtt.js, as the hosts have it', kb: inHosts, ...boundKb(inHosts, HOST_MQTT_KB) },
  ].map(({ kb, ...row }) => ({
    ...row,
    value: `${kb.toFixed(1)} kB gzip`,
    reference: `${ratio(kb, shipped)} as it is shipped`,
  }));
}

const sizeOf = async (plugins: Parameters<typeof bundleMqtt>[0]): Promise<number> =>
  gzipSync(await bundleMqtt(plugins)).length / 1000;
