import { connect as connectTcp, isIP } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { MAX_PACKET_BYTES } from '@carillon/protocol/broker';
import { WebSocket } from 'ws';

/** An open or opening connection. */
export interface Pipe {
  write(bytes: Buffer): void;
  /** What was written and is not sent yet, in bytes. */
  readonly writableLength: number;
  /** Sends what is left, then closes. */
  end(): void;
  destroy(): void;
}

/** What becomes of a pipe: bytes that come in are only lent. */
export interface PipeListener {
  onOpen(): void;
  onBytes(bytes: Buffer): void;
  /** Always the last call, whether it had been open or not. The reason is for people. */
  onClose(reason: string): void;
}

/** Opens a pipe to the broker. */
export type Dial = (listener: PipeListener) => Pipe;

export const BROKER_SCHEMES = ['mqtt:', 'mqtts:', 'ws:', 'wss:'];
const CLOSED = 'closed by the broker';
/** Where bytes arrive, for all sockets: each would otherwise hold a buffer of its own. */
const INBOX = Buffer.allocUnsafe(64 * 1024);

/** How to reach a broker by its address; `ca` is the PEM text of whom to trust besides the usual authorities. */
export function dialBroker(address: URL, ca?: string): Dial {
  const { protocol } = address;
  if (protocol === 'ws:' || protocol === 'wss:') return (listener) => openWebSocket(address, ca, listener);
  const host = address.hostname.replace(/^\[|\]$/g, '');
  const isSecure = protocol === 'mqtts:';
  const port = Number(address.port || (isSecure ? 8883 : 1883));
  return (listener) => (isSecure ? openTls(host, port, ca, listener) : openTcp(host, port, listener));
}

function openTcp(host: string, port: number, listener: PipeListener): Pipe {
  let reason = CLOSED;
  const socket = connectTcp({
    host,
    port,
    noDelay: true,
    onread: {
      buffer: INBOX,
      callback(length) {
        listener.onBytes(INBOX.subarray(0, length));
        return true;
      },
    },
  });
  socket.on('connect', () => listener.onOpen());
  socket.on('error', (error) => {
    reason = error.message;
  });
  socket.on('close', () => listener.onClose(reason));
  return socket;
}

function openTls(host: string, port: number, ca: string | undefined, listener: PipeListener): Pipe {
  let reason = CLOSED;
  // Brokers behind one address tell their clusters apart by the name, which Node does not send by itself.
  const servername = isIP(host) === 0 ? host : '';
  const socket = connectTls({ host, port, servername, ...(ca !== undefined && { ca }) });
  socket.setNoDelay(true);
  socket.on('secureConnect', () => listener.onOpen());
  socket.on('data', (bytes: Buffer) => listener.onBytes(bytes));
  socket.on('error', (error) => {
    reason = error.message;
  });
  socket.on('close', () => listener.onClose(reason));
  return socket;
}

function openWebSocket(address: URL, ca: string | undefined, listener: PipeListener): Pipe {
  let reason = CLOSED;
  const socket = new WebSocket(address, ['mqtt'], {
    maxPayload: 2 * MAX_PACKET_BYTES,
    perMessageDeflate: false,
    ...(ca !== undefined && { ca }),
  });
  socket.on('open', () => listener.onOpen());
  socket.on('message', (data) => {
    if (data instanceof Buffer) listener.onBytes(data);
  });
  socket.on('error', (error) => {
    reason = error.message;
  });
  socket.on('close', () => listener.onClose(reason));
  return {
    write: (bytes) => socket.send(bytes),
    get writableLength() {
      return socket.bufferedAmount;
    },
    end: () => socket.close(),
    destroy: () => socket.terminate(),
  };
}
