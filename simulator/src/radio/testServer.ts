import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';

/** A server of any kind on a free port: what it was told, and how many are connected. */
export interface TestServer {
  readonly port: number;
  /** What each connection has sent, as Latin-1. */
  readonly heard: string[];
  readonly sockets: Set<Socket>;
  close(): void;
}

/** `answer` is called with each connection when its first bytes have come, and gets the head of the request. */
export async function startServer(answer: (socket: Socket, request: string) => void): Promise<TestServer> {
  const heard: string[] = [];
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    const at = heard.push('') - 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    let isAnswered = false;
    socket.on('data', (chunk) => {
      heard[at] += chunk.toString('latin1');
      if (isAnswered) return;
      isAnswered = true;
      answer(socket, heard[at] ?? '');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    heard,
    sockets,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
