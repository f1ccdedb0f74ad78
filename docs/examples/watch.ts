import { readFileSync } from 'node:fs';
import { watchDevices } from './watchDevices.ts';

const { BROKER_URL = '', BROKER_USER = '', BROKER_PASSWORD = '', WEBHOOK_URL = '' } = process.env;
const stop = watchDevices({
  brokerUrl: BROKER_URL.split(' '),
  credentials: async () => ({ username: BROKER_USER, password: BROKER_PASSWORD }),
  devices: JSON.parse(readFileSync(process.argv[2] ?? 'devices.json', 'utf8')),
  webhookUrl: WEBHOOK_URL,
});
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
