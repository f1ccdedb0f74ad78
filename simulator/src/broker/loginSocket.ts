import type { Duplex } from 'node:stream';
import type { LoginSocket } from '../faults/consoleLine.ts';

/** The socket below a connection, TCP itself or that of a websocket, for faults. */
export const createLoginSocket = (socket: Duplex): LoginSocket => ({
  freeze() {
    // As with a peer whose network is gone: what comes is lost, and what is written waits and is never taken.
    socket.push = () => false;
    socket._write = () => {};
    socket._writev = () => {};
  },
  close: () => void socket.destroy(),
  onClose: (run) => void socket.once('close', run),
});
