// The other side of the round trips, a process of its own: a broker with one device, and a plain websocket relay.

import { systemClock } from '@carillon/protocol/time';
import { createAedesBroker, createFirmware, exampleEvents, openAuthority } from '@carillon/simulator';
import { WebSocket, WebSocketServer } from 'ws';

const broker = await createAedesBroker({ authority: openAuthority });
const { wsPort } = await broker.listen({ tcpPort: 0, wsPort: 0, hosts: ['127.0.0.1'] });
broker.attach(createFirmware({ label: 'CR-1002', classId: 2, clock: systemClock, events: exampleEvents(2) }));

// Two hops, as between a console, a broker and a device: what one socket sends, the other one gets.
const relay = new WebSocketServer({ port: 0, host: '127.0.0.1' });
relay.on('connection', (socket) => {
  socket.on('message', (data, isBinary) => {
    for (const other of relay.clients) if (other !== socket) other.send(data, { binary: isBinary });
  });
});
await new Promise((resolve) => relay.once('listening', resolve));
const address = relay.address();
const relayPort = typeof address === 'object' && address ? address.port : 0;
const echo = new WebSocket(`ws://127.0.0.1:${relayPort}`);
echo.on('message', (data, isBinary) => echo.send(data, { binary: isBinary }));
await new Promise((resolve) => echo.once('open', resolve));

process.send?.({ wsPort, relayPort });
