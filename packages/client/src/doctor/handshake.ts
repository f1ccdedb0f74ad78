import { randomBytes } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { type Finding, well, wrong } from './finding.ts';

const LONGEST_MS = 5000;

const REFUSALS: Readonly<Record<number, readonly [said: string, advice: string]>> = {
  400: ['refuses the sub-protocol "mqtt"', 'Let it accept "mqtt" in Sec-WebSocket-Protocol.'],
  401: ['asks for a login before MQTT', 'Take the login away from the proxy: MQTT has its own.'],
  403: ['refuses pages of this origin', 'Allow the origin of the page at the broker.'],
  404: ['has no websocket at this path', 'Ask by the path that it has: "/mqtt" with most brokers.'],
  421: ['does not answer to this name', 'Tell the broker by which names it is reached.'],
};

/** Whether a broker opens a websocket for MQTT to a page, as a browser would ask for it. */
export function checkHandshake(page: URL, broker: URL): Promise<Finding> {
  const what = `websocket at ${broker.protocol}//${broker.host}${broker.pathname}`;
  const isSecured = broker.protocol === 'wss:';
  return new Promise((resolve) => {
    const asked = (isSecured ? httpsRequest : httpRequest)({
      hostname: broker.hostname.replace(/^\[|\]$/g, ''),
      port: broker.port || (isSecured ? 443 : 80),
      path: broker.pathname + broker.search,
      // Of the certificate there is a finding of its own.
      rejectUnauthorized: false,
      timeout: LONGEST_MS,
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        origin: page.origin,
        'sec-websocket-version': '13',
        'sec-websocket-key': randomBytes(16).toString('base64'),
        'sec-websocket-protocol': 'mqtt',
      },
    });
    const end = (finding: Finding) => {
      asked.destroy();
      resolve(finding);
    };
    asked.once('upgrade', ({ headers }, socket) => {
      socket.destroy();
      const chosen = headers['sec-websocket-protocol'];
      end(
        chosen === 'mqtt'
          ? well(what, 'opens, with the sub-protocol "mqtt"')
          : wrong(
              what,
              `opens with ${chosen ? `the sub-protocol "${chosen}"` : 'no sub-protocol'}, and browsers close it`,
              'Let it answer "Sec-WebSocket-Protocol: mqtt"; a proxy must pass that header on.',
            ),
      );
    });
    asked.once('response', ({ statusCode = 0 }) => {
      const [said, advice] = REFUSALS[statusCode] ?? [
        `is answered by a web server (${statusCode})`,
        'Ask the port on which the broker speaks websockets; a proxy must pass "Upgrade" on.',
      ];
      end(wrong(what, said, advice));
    });
    asked.once('timeout', () => end(wrong(what, 'does not answer', 'Look at firewall and address.')));
    asked.once('error', (error: NodeJS.ErrnoException) =>
      end(wrong(what, `does not open: ${error.code ?? error.message}`, 'Look at name, port and scheme.')),
    );
    asked.end();
  });
}
