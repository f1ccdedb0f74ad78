import type { Transport } from '@carillon/protocol/broker';
import mqtt, { type IClientOptions } from 'mqtt';

/** The way to any broker as a foreign client has it: bare mqtt.js over TCP or websocket. */
export function mqttTransport(address: string, extra: IClientOptions = {}): Transport {
  return {
    address,
    connect({ clientId, username, password }, listener) {
      const client = mqtt.connect(address, {
        clientId,
        username,
        password,
        reconnectPeriod: 0,
        connectTimeout: 2000,
        ...extra,
      });
      let isConnected = false;
      let isRefused = false;
      let isEnded = false;
      client.on('connect', () => {
        isConnected = true;
        listener.onConnect();
      });
      client.on('message', (topic, payload, { retain }) => listener.onMessage(topic, payload, retain));
      // Codes 1 to 5 are a CONNACK that refuses; those of sockets are texts.
      client.on('error', (error) => {
        isRefused ||= 'code' in error && typeof error.code === 'number';
      });
      client.on('close', () => {
        if (!isEnded) listener.onClose(isConnected ? 'closed' : isRefused ? 'refused' : 'socket');
        isEnded = true;
      });
      return {
        publish(topic, payload) {
          client.publish(topic, payload);
          return isConnected;
        },
        subscribe: (filters) =>
          new Promise((resolve) => {
            client.on('packetreceive', (packet) => {
              if (packet.cmd === 'suback') resolve(packet.granted.map((qos) => Number(qos) < 0x80));
            });
            client.subscribe([...filters], () => {});
          }),
        unsubscribe: (filters) => void client.unsubscribe([...filters]),
        ping: () =>
          new Promise((resolve) => {
            client.on('packetreceive', ({ cmd }) => cmd === 'pingresp' && resolve());
            client.sendPing();
          }),
        end() {
          isEnded = true;
          // In good order, so that what was sent last arrives.
          client.end();
        },
      };
    },
  };
}
