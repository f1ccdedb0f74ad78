import { createServer as createHttpServer } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { createServer as createTcpServer, type Server, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { createServer as createTlsServer } from 'node:tls';
import { isAllowedHost } from '@carillon/protocol/server';
import { createWebSocketStream, WebSocketServer } from 'ws';
import type { BrokerLimits, Gate } from './limits.ts';
import { isAllowedOrigin } from './origin.ts';

/** PEM texts. */
export interface TlsFiles {
  readonly cert: string;
  readonly key: string;
}

/** A port is taken: whoever chose it can say how to choose another one. */
export class PortInUseError extends Error {
  override readonly name = 'PortInUseError';
  readonly port: number;
  readonly listener: 'mqtt' | 'websocket';

  constructor(listener: 'mqtt' | 'websocket', host: string, port: number) {
    super(`Port ${port} on ${host} is already in use (${listener}).`);
    this.port = port;
    this.listener = listener;
  }
}

/** An open port; `close` ends the connections too. */
export interface Listener {
  readonly port: number;
  /** Ends all connections; the port stays open. */
  drop(): void;
  close(): Promise<void>;
}

interface ListenerOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly tls?: TlsFiles | undefined;
  readonly gate: Gate;
  readonly connectTimeoutMs: BrokerLimits['connectTimeoutMs'];
  /** Called with each connection, with the socket below it (the same, where that is plain MQTT) and its network address. */
  readonly onStream: (stream: Duplex, socket: Duplex, address: string) => void;
}

/** Opens plain MQTT, or MQTT over TLS. */
export async function listenTcp({
  tls,
  connectTimeoutMs,
  onStream,
  ...at
}: ListenerOptions): Promise<Listener> {
  // Without noDelay a reply can wait 40 ms for the acknowledgement of the packet before it.
  const onSocket = (socket: Socket) => onStream(socket, socket, addressOf(socket));
  const server = tls
    ? createTlsServer({ ...tls, noDelay: true, handshakeTimeout: connectTimeoutMs }, onSocket)
    : createTcpServer({ noDelay: true }, onSocket);
  // Node only tells of a handshake that failed or took too long.
  server.on('tlsClientError', (_error, socket) => socket.destroy());
  return open('mqtt', server, at);
}

/** Opens MQTT over websockets at `/` and `/mqtt`, sub-protocol `mqtt`, for allowed hosts and origins. */
export async function listenWebSocket({
  tls,
  connectTimeoutMs,
  onStream,
  maxPayload,
  allowedOrigins,
  allowedHosts,
  ...at
}: ListenerOptions & {
  readonly maxPayload: number;
  readonly allowedOrigins: readonly string[];
  readonly allowedHosts: readonly string[];
}): Promise<Listener> {
  const timeouts = {
    handshakeTimeout: connectTimeoutMs,
    headersTimeout: connectTimeoutMs,
    requestTimeout: connectTimeoutMs,
    connectionsCheckingInterval: 1000,
  };
  const server = tls ? createHttpsServer({ ...tls, ...timeouts }) : createHttpServer(timeouts);
  const sockets = new WebSocketServer({ noServer: true, maxPayload, handleProtocols: () => 'mqtt' });
  server.on('request', (_request, response) => {
    response.writeHead(426, { 'Content-Type': 'text/plain', Upgrade: 'websocket', Connection: 'close' });
    response.end('This port speaks MQTT over websockets.\n');
  });
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => {});
    // Not `new URL`, which throws on '//': this is read before anybody has logged in.
    const [pathname] = (request.url ?? '/').split('?', 1);
    const protocols = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((p) => p.trim());
    if (!isAllowedHost(request.headers.host, allowedHosts)) return refuse(socket, '421 Misdirected Request');
    if (!isAllowedOrigin(request.headers.origin, allowedOrigins)) return refuse(socket, '403 Forbidden');
    if (pathname !== '/' && pathname !== '/mqtt') return refuse(socket, '404 Not Found');
    if (!protocols.includes('mqtt')) return refuse(socket, '400 Bad Request');
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const stream = createWebSocketStream(webSocket);
      // A packet is written in several pieces, each of which would travel as a websocket frame of its own: joined,
      // a broker answers about twice as many commands a second.
      stream._writev = (pieces, done) =>
        stream._write(Buffer.concat(pieces.map(({ chunk }) => chunk)), 'binary', done);
      // What is wrong with a connection ends that connection; Aedes sees it as 'close'.
      stream.on('error', () => {});
      onStream(stream, socket, addressOf(request.socket));
    });
  });
  return open('websocket', server, at);
}

const addressOf = ({ remoteAddress }: Socket): string => remoteAddress ?? '';

function refuse(socket: Duplex, status: string) {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function open(
  kind: PortInUseError['listener'],
  server: Server,
  { host, port, gate }: Pick<ListenerOptions, 'host' | 'port' | 'gate'>,
): Promise<Listener> {
  const connections = new Set<Duplex>();
  server.on('connection', (socket) => {
    socket.on('error', () => {});
    const leave = gate.enter(addressOf(socket));
    if (!leave) return void socket.destroy();
    connections.add(socket);
    socket.on('close', () => {
      connections.delete(socket);
      leave();
    });
  });
  const drop = () => {
    for (const connection of connections) connection.destroy();
  };
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      drop();
    });
  return new Promise((resolve, reject) => {
    server.on('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortInUseError(kind, host, port) : error),
    );
    server.listen({ host, port }, () => {
      const address = server.address();
      resolve({ port: typeof address === 'object' && address ? address.port : port, drop, close });
    });
  });
}
