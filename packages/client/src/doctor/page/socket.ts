import { type Finding, well, wrong } from '../finding.ts';
import type { Asking } from './asking.ts';

const LONGEST_MS = 5000;

/** Opens a websocket and closes it; undefined where it does not open, else the sub-protocol that was chosen. */
function openSocket(url: URL, protocols: string[]): Promise<string | undefined> {
  return new Promise((resolve) => {
    let socket: WebSocket;
    try {
      socket = new WebSocket(url, protocols);
    } catch {
      // Mixed content, which has a finding of its own.
      return resolve(undefined);
    }
    const end = (protocol?: string) => {
      clearTimeout(timer);
      socket.onopen = socket.onerror = null;
      socket.close();
      resolve(protocol);
    };
    const timer = setTimeout(end, LONGEST_MS);
    socket.onopen = () => end(socket.protocol);
    socket.onerror = () => end();
  });
}

/** Whether a broker opens a websocket for MQTT to this page. Why it does not, a browser tells no page: the command finds out. */
export async function checkSocket(url: URL, { isAnswered, command }: Asking): Promise<Finding> {
  const what = `websocket at ${url.protocol}//${url.host}${url.pathname}`;
  if ((await openSocket(url, ['mqtt'])) === 'mqtt') return well(what, 'opens, with the sub-protocol "mqtt"');
  // Without a wish browsers take one that chooses none.
  if ((await openSocket(url, [])) !== undefined)
    return wrong(
      what,
      'opens with no sub-protocol, and browsers close it',
      'Let it answer "Sec-WebSocket-Protocol: mqtt"; a proxy must pass that header on.',
    );
  const isThere = await isAnswered(new URL(url.href.replace(/^ws/, 'http')));
  return wrong(
    what,
    isThere ? 'is answered, and opens for no page of this origin' : 'does not open',
    isThere
      ? `Allow the origin of the page at the broker, and ask by the path that it has. Which it is says\n${command}`
      : `Look at name, port and scheme. What is wrong says\n${command}`,
  );
}
