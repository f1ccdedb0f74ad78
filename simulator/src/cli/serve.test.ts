import { once } from 'node:events';
import { createServer } from 'node:net';
import mqtt, { type IClientOptions } from 'mqtt';
import { afterEach, describe, expect, test } from 'vitest';
import { testCertificate } from '../broker/testCertificate.ts';
import { eventually } from '../broker/testClient.ts';
import { startServer } from '../radio/testServer.ts';
import { startTool, writeFiles } from './testRun.ts';

const FREE_PORTS = ['--mqtt-port', '0', '--ws-port', '0'];
const ONLINE_MS = 5000;

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** `carillon-sim serve` on free ports, and what it says of itself first. */
async function serve(...args: string[]) {
  const run = startTool(['serve', ...FREE_PORTS, ...args]);
  cleanups.push(run.end);
  await eventually(() => expect(run.lines.length + run.errors.length).toBeGreaterThan(0));
  const [first = '{}'] = run.lines;
  const { mqtt: mqttAddress = '', ws = '' }: { mqtt?: string; ws?: string } = JSON.parse(first);
  return { run, mqttAddress, ws };
}

function fleet(address: string, ...args: string[]) {
  const run = startTool(['fleet', '--broker', address, ...args]);
  cleanups.push(run.end);
  return run;
}

/** A foreign client that hears what it may of all replies; `greetings` are sorted labels. */
async function listen(address: string, options: IClientOptions = {}) {
  const login = { username: '1', password: 'x', reconnectPeriod: 0, ...options };
  const client = await mqtt.connectAsync(address, login, false);
  cleanups.push(() => client.end(true));
  const heard: { topic: string; text: string }[] = [];
  client.on('message', (topic, payload) => heard.push({ topic, text: payload.toString() }));
  const [granted] = await client.subscribeAsync('cmd/rep/#').catch(() => [{ qos: 0x80 }]);
  const greetings = (ctx: string) =>
    heard
      .flatMap(({ topic, text }) => (text.includes(`"ctx":"${ctx}"`) ? [topic.split('/').at(-1)] : []))
      .sort();
  return { client, greetings, isGranted: granted?.qos === 0 };
}

const status = (line: string | undefined): unknown => JSON.parse(line ?? '{}');

describe('carillon-sim serve', () => {
  test('LIB-04 says where it is, its devices are online and answer, and at the end each says Offline and it exits 0', async () => {
    const { run, mqttAddress, ws } = await serve('--devices', '3');
    expect(status(run.lines[0])).toEqual({ mqtt: mqttAddress, ws, devices: 3 });
    const overTcp = await listen(mqttAddress);
    const overWebSocket = await listen(ws);
    const labels = ['SIM-00001', 'SIM-00002', 'SIM-00003'];
    await eventually(() => expect(overTcp.greetings('Online')).toEqual(labels));
    await eventually(() => expect(overWebSocket.greetings('Online')).toEqual(labels));
    expect(await run.end()).toBe(0);
    await eventually(() => expect(overTcp.greetings('Offline')).toEqual(labels));
    await eventually(() => expect(overWebSocket.greetings('Offline')).toEqual(labels));
    expect(status(run.lines.at(-1))).toMatchObject({ devices: 3, online: 0, dropped: 0, lost: 0 });
    expect(run.errors).toEqual([]);
  });

  test('LIB-12 with --real-streams a device connects to the radio of its event, and without it to none', async () => {
    const radio = await startServer((socket) =>
      socket.write('ICY 200 OK\r\ncontent-type: audio/mpeg\r\nicy-name: Radio Real\r\n\r\n'),
    );
    cleanups.push(radio.close);
    const request = 'cmd/req/micro-eth/SIM-00002';
    const main = { uri: `http://127.0.0.1:${radio.port}/live`, tmo: 15 };
    const body = { name: 'Real', mode: 'playback', repeat: 2, time: [60, 61], main, delay: 15 };

    /** What is told of the stream once the event was started. */
    async function play(...options: string[]) {
      const { mqttAddress } = await serve('--devices', '2', ...options);
      const { client } = await listen(mqttAddress);
      const told: string[] = [];
      client.on(
        'message',
        (topic, payload) => void (topic.endsWith('/stream') && told.push(String(payload))),
      );
      await client.subscribeAsync('async/#');
      client.publish(request, JSON.stringify({ req: 1, msg: 'SetEvent', body }));
      client.publish(request, JSON.stringify({ req: 2, msg: 'StartExtra', body: {} }));
      client.publish(request, JSON.stringify({ req: 3, msg: 'StartEvent', body: { id: 'evts/3' } }));
      const playing = '"id":"evts/3","status":2';
      await eventually(() => expect(told.join('\n')).toContain(playing), ONLINE_MS);
      return told.find((message) => message.includes(playing));
    }
    expect(await play()).toContain('"name":"Radio 127.0.0.1"');
    expect(radio.heard).toEqual([]);
    expect(await play('--real-streams')).toContain('"name":"Radio Real"');
    expect(radio.heard).toHaveLength(1);
  });

  test('a fleet of another process joins: by default, with a prefix, and with the class that both were given', async () => {
    const { mqttAddress } = await serve('--devices', '0', '--class', '2');
    const console = await listen(mqttAddress);
    const runs = [
      fleet(mqttAddress, '--devices', '2', '--class', '2'),
      fleet(mqttAddress, '--devices', '2', '--class', '2', '--prefix', 'lab_'),
    ];
    const labels = ['SIM-00001', 'SIM-00002', 'lab_00001', 'lab_00002'];
    await eventually(() => expect(console.greetings('Online')).toEqual(labels), ONLINE_MS);
    expect(await Promise.all(runs.map((run) => run.end()))).toEqual([0, 0]);
    await eventually(() => expect(console.greetings('Offline')).toEqual(labels));
    const late = await listen(mqttAddress);
    await eventually(() => expect(late.greetings('Offline')).toEqual(labels));
  });

  test('with a certificate both ports speak TLS, and a fleet that trusts it comes in by either', async () => {
    const { cert, key } = testCertificate;
    const { pathOf, remove } = writeFiles({ cert, key });
    cleanups.push(remove);
    const { mqttAddress, ws } = await serve(
      '--devices',
      '0',
      '--cert',
      pathOf('cert'),
      '--key',
      pathOf('key'),
    );
    expect([mqttAddress, ws]).toEqual([
      expect.stringMatching(/^mqtts:/),
      expect.stringMatching(/^wss:.*\/mqtt$/),
    ]);
    const console = await listen(mqttAddress, { ca: cert });
    fleet(mqttAddress, '--ca', pathOf('cert'), '--devices', '1');
    fleet(ws, '--ca', pathOf('cert'), '--devices', '1', '--first', '2');
    const stranger = fleet(mqttAddress, '--devices', '1', '--first', '3');
    await eventually(
      () => expect(console.greetings('Online')).toEqual(['SIM-00001', 'SIM-00002']),
      ONLINE_MS,
    );
    await eventually(() => expect(status(stranger.lines.at(-1))).toMatchObject({ online: 0 }), ONLINE_MS);
  });

  test('with a list of who may log in strangers are refused, and owners hear their own devices', async () => {
    const people = [
      { id: 1, password: 'one', devices: ['SIM-00002'] },
      { id: 2, password: 'two', role: 'admin' },
    ];
    const devices = [{ label: 'CR-1', key: 'secret', class_id: 2 }];
    const { pathOf, remove } = writeFiles({ authority: JSON.stringify({ people, devices }) });
    cleanups.push(remove);
    const { mqttAddress } = await serve('--devices', '2', '--authority', pathOf('authority'));
    await expect(listen(mqttAddress)).rejects.toMatchObject({ code: 4 });
    const owner = await listen(mqttAddress, { username: '1', password: 'one' });
    expect(owner.isGranted).toBe(false);
    const own = await owner.client.subscribeAsync('cmd/rep/micro-eth/SIM-00002');
    expect(own).toMatchObject([{ qos: 0 }]);
    await eventually(() => expect(owner.greetings('Online')).toEqual(['SIM-00002']));
    const admin = await listen(mqttAddress, { username: '2', password: 'two' });
    const real = await listen(mqttAddress, { username: 'CR-1', password: 'secret' });
    real.client.publish('cmd/rep/micro-eth/CR-1', '{"msg":"Bonjour","ctx":"Online"}', {
      qos: 1,
      retain: true,
    });
    await eventually(() => expect(admin.greetings('Online')).toEqual(['CR-1', 'SIM-00001', 'SIM-00002']));
  });

  test.each(['--mqtt-port', '--ws-port'])(
    'FLT-105 a port that is taken is named with %s, exit code 1',
    async (option) => {
      const other = createServer().listen(0, '127.0.0.1');
      cleanups.push(() => other.close());
      await once(other, 'listening');
      const address = other.address();
      const port = String(typeof address === 'object' && address ? address.port : 0);
      const run = startTool(['serve', ...FREE_PORTS, option, port]);
      expect(await run.code).toBe(1);
      expect(run.errors).toEqual([
        `carillon-sim: port ${port} is in use by another program: ${option} chooses another one.`,
      ]);
    },
  );

  test.each([
    [['--cert', 'x.pem'], 'TLS needs both --cert and --key.'],
    [['--cert', '/none.pem', '--key', '/none.key'], "--cert is '/none.pem': that file cannot be read."],
    [['--authority', '/none.json'], "--authority is '/none.json': that file cannot be read."],
    [['--mqtt-port', '70000'], "--mqtt-port must be a whole number from 0 to 65535, not '70000'."],
    [['--devices', 'many'], "--devices must be a whole number from 0 to 1000000, not 'many'."],
    [
      ['--origin', 'a.example'],
      "--origin is 'a.example': an origin looks like https://console.example, without a path.",
    ],
    [['--broker', 'mqtt://x'], 'serve has no option --broker. Try --help.'],
    [['now'], "serve takes no 'now'. Try --help."],
  ])('%j is wrong use of it', async (args, sentence) => {
    const run = startTool(['serve', ...FREE_PORTS, ...args]);
    expect(await run.code).toBe(2);
    expect(run.errors).toEqual([`carillon-sim: ${sentence}`]);
  });

  test.each([
    ['', /^line 1 is no JSON. SyntaxError: Unexpected end of JSON input$/],
    ['{\r\n"people": [\r\n', /^line 2 is no JSON\. SyntaxError: /],
    ['{\n"people": [],,\n}\n', /^line 2 is no JSON\. SyntaxError: /],
    ['{\n"people": [\n}\n', /^line 3 is no JSON\. SyntaxError: Unexpected token/],
    ['\uFEFF[]', 'what it holds is not valid: people, devices is allowed.'],
    ['{"people":[],"device":[]}', "'device' is not an option of what it holds. Allowed: people, devices."],
    ['{"people":[{"id":-1,"password":"x"}]}', 'people[0].id is not valid: a whole number from 1 is allowed.'],
    [
      '{"people":[{"id":1,"password":"x","devcies":[]}]}',
      "'devcies' is not an option of people[0]. Allowed: id, password, role, devices.",
    ],
    [
      '{"people":[],"devices":[{"label":"a/b","key":"k","class_id":2}]}',
      "devices[0].label is not valid: text of 1 to 64 characters without '/', '+', '#' and spaces is allowed.",
    ],
    [
      '{"people":[{"id":1,"password":"x"},{"id":1,"password":"y"}]}',
      'two people have the id 1: each needs an own one.',
    ],
    [
      '{"people":[],"devices":[{"label":"A","key":"k","class_id":1},{"label":"A","key":"l","class_id":2}]}',
      'two devices have the label A: each needs an own one.',
    ],
  ])(
    'a list of who may log in that is %j is refused with the place, and with what is allowed',
    async (text, sentence) => {
      const { pathOf, remove } = writeFiles({ list: text });
      cleanups.push(remove);
      const run = startTool(['serve', ...FREE_PORTS, '--authority', pathOf('list')]);
      expect(await run.code).toBe(2);
      const [error = '', ...more] = run.errors;
      expect(more).toEqual([]);
      const start = `carillon-sim: --authority is '${pathOf('list')}': `;
      expect(error.slice(0, start.length)).toBe(start);
      if (typeof sentence === 'string') expect(error.slice(start.length)).toBe(sentence);
      else expect(error.slice(start.length)).toMatch(sentence);
    },
  );

  test('what is no certificate is refused before a port is opened', async () => {
    const { pathOf, remove } = writeFiles({ cert: 'no', key: 'no' });
    cleanups.push(remove);
    const run = startTool(['serve', ...FREE_PORTS, '--cert', pathOf('cert'), '--key', pathOf('key')]);
    expect(await run.code).toBe(2);
    expect(run.errors[0]).toMatch(
      /^carillon-sim: --cert and --key are not a certificate and its key in PEM format/,
    );
  });

  test('on a terminal it says in words where it is, and one line tells what goes on', async () => {
    const run = startTool(['serve', ...FREE_PORTS, '--meter', '10'], { isTerminal: true });
    cleanups.push(run.end);
    await eventually(() => expect(run.shown.length).toBeGreaterThan(0), ONLINE_MS);
    expect(run.lines).toEqual([
      expect.stringMatching(
        /^Broker at mqtt:\/\/localhost:\d+ and ws:\/\/localhost:\d+\/mqtt, 4 devices. Ctrl-C ends both.$/,
      ),
    ]);
    expect(run.shown[0]).toMatch(/^4 of 4 online, \d+ messages\/s sent, 0\/s received$/);
    await run.end();
    expect(run.shown.at(-1)).toBe('');
  });
});
