import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { describe, expect, test } from 'vitest';
import { createFirmware } from '../firmware/firmware.ts';
import type { Firmware } from '../firmware/port.ts';
import { createRandom } from '../random.ts';
import { listFleet } from './devices.ts';
import { encodePublish, readPackets } from './packets.ts';
import type { PipeListener } from './sockets.ts';
import { createSocketUplink } from './socketUplink.ts';

const SECOND = 1000;
const CONNACK = Buffer.of(0x20, 2, 0, 0);
const SUBACK = Buffer.of(0x90, 3, 0, 1, 0);
const PINGRESP = Buffer.of(0xd0, 0);
const NAMES: Readonly<Record<number, string>> = {
  1: 'CONNECT',
  3: 'PUBLISH',
  8: 'SUBSCRIBE',
  12: 'PINGREQ',
  14: 'DISCONNECT',
};

/** A connection as the broker has it. */
class Peer {
  readonly heard: string[] = [];
  writableLength = 0;
  isOpen = false;
  readonly device: PipeListener;
  /** The node that was dialled. */
  readonly node: number;
  readonly #answers: boolean;

  constructor(device: PipeListener, answers: boolean, node: number) {
    this.device = device;
    this.#answers = answers;
    this.node = node;
  }

  open() {
    this.isOpen = true;
    this.device.onOpen();
  }

  write(bytes: Buffer) {
    readPackets(bytes, 1e6, (first, body) => {
      const name = NAMES[first >> 4] ?? String(first);
      this.heard.push(first >> 4 === 3 ? `${name} ${body.toString('latin1').slice(2)}` : name);
      if (!this.#answers) return;
      if (name === 'CONNECT') this.device.onBytes(CONNACK);
      if (name === 'SUBSCRIBE') this.device.onBytes(SUBACK);
      if (name === 'PINGREQ') this.device.onBytes(PINGRESP);
    });
  }

  end() {
    this.close('');
  }

  destroy() {
    this.close('');
  }

  close(reason: string) {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.device.onClose(reason);
  }
}

/**
 * Devices and a broker of some nodes that exists only as their connections; each opens at once, and answers unless it is told
 * not to, but for those to a node that is dead.
 */
function setup({
  devices = 1,
  answers = true,
  opens = true,
  connectsPerSecond = 1000,
  nodes = 1,
  onThrownOff = (_label: string) => {},
} = {}) {
  const clock = createVirtualClock(0);
  const broker = { answers, opens, peers: [] as Peer[], dead: new Set<number>() };
  const dialNode = (node: number) => (listener: PipeListener) => {
    const peer = new Peer(listener, broker.answers, node);
    broker.peers.push(peer);
    clock.after(1, () => {
      if (broker.opens && !broker.dead.has(node)) return peer.open();
      peer.isOpen = true;
      peer.close('connection refused');
    });
    return peer;
  };
  const uplink = createSocketUplink({
    clock,
    random: createRandom(1),
    connectsPerSecond,
    onThrownOff,
    dial: Array.from({ length: nodes }, (_, node) => dialNode(node)),
  });
  const firmwares: Firmware[] = [];
  const links = listFleet({ devices, classId: 2 }).map((device) => {
    const timeServer = { host: 'ntp.example', boot: 0 } as const;
    const firmware = createFirmware({ label: device.label, classId: 2, clock, timeServer });
    firmwares.push(firmware);
    return uplink.attach(device, firmware);
  });
  const open = () => broker.peers.filter(({ isOpen }) => isOpen);
  return { clock, broker, uplink, links, firmwares, open };
}

describe('a connection', () => {
  test('it logs in, subscribes, and greets only then (BRK-04)', () => {
    const { clock, broker, uplink } = setup();
    clock.advance(100);
    expect(broker.peers.map(({ heard }) => heard)).toEqual([
      [
        'CONNECT',
        'SUBSCRIBE',
        expect.stringMatching(
          /^PUBLISH cmd\/rep\/micro-eth\/SIM-00001\0.\{"msg":"Bonjour","ctx":"Online"\}$/,
        ),
      ],
    ]);
    broker.peers[0]?.device.onBytes(SUBACK);
    expect(uplink.counters).toEqual({ online: 1, sent: 1, received: 0, dropped: 0, lost: 0, failed: 0 });
  });

  test('a device answers a command that comes in pieces, and one among garbage topics', () => {
    const { clock, broker, uplink } = setup();
    clock.advance(100);
    const [peer] = broker.peers;
    const bytes = encodePublish('cmd/req/micro-eth/SIM-00001', '{"req":7,"msg":"vol"}', false, null);
    peer?.device.onBytes(encodePublish('cmd/req/micro-eth/SIM-00002', '{"req":1,"msg":"vol"}', false, null));
    for (const byte of bytes) peer?.device.onBytes(Buffer.of(byte));
    expect(peer?.heard.at(-1)).toMatch(/SIM-00001\{"req":7,"msg":"vol","ok":true,"body":\{"l":0,"r":0\}\}$/);
    expect(uplink.counters).toMatchObject({ received: 2, sent: 2 });
  });

  test.each([
    ['a CONNACK that refuses', Buffer.of(0x20, 2, 0, 5), 'not authorized'],
    ['another one', Buffer.of(0x20, 2, 0, 4), 'wrong user name or password'],
    ['a SUBACK that refuses', Buffer.concat([CONNACK, Buffer.of(0x90, 3, 0, 1, 0x80)]), /refused the topic/],
    [
      'a packet that is too large',
      Buffer.of(0x30, 0xff, 0xff, 0x7f),
      /no MQTT \(a packet that is too large\)/,
    ],
    ['a PUBLISH without a topic', Buffer.of(0x30, 0), /no MQTT/],
    ['nothing', Buffer.of(), 'the broker did not answer'],
    ['half a CONNACK', Buffer.of(0x20, 2, 0), 'the broker did not answer'],
  ])('FLT-103 %s ends it with a reason, and it is tried again', (_case, bytes, reason) => {
    const { clock, broker, uplink } = setup({ answers: false });
    clock.advance(30);
    broker.peers[0]?.device.onBytes(bytes);
    clock.advance(6 * SECOND);
    expect(broker.peers[0]?.isOpen).toBe(false);
    expect(uplink.lastReason).toMatch(reason);
    expect(uplink.wasReached).toBe(false);
    clock.advance(60 * SECOND);
    expect(broker.peers.length).toBeGreaterThan(1);
  });

  test('FLT-008 it is pinged at least every 30 s; a broker that no longer answers is left within a minute', () => {
    const { clock, broker, uplink } = setup({ devices: 3 });
    clock.advance(91 * SECOND);
    const pings = broker.peers.map(({ heard }) => heard.filter((name) => name === 'PINGREQ').length);
    expect(Math.min(...pings)).toBeGreaterThanOrEqual(3);
    expect(uplink.counters).toMatchObject({ online: 3, lost: 0 });
    // From here on the pings go nowhere.
    for (const peer of broker.peers) peer.write = () => {};
    clock.advance(60 * SECOND);
    expect(uplink.counters.lost).toBe(3);
    expect(uplink.lastReason).toBe('the broker no longer answers');
  });

  test('FLT-102 to a broker that takes nothing no levels are sent, but replies are', () => {
    const { clock, broker, uplink, links } = setup();
    clock.advance(100);
    const [peer] = broker.peers;
    if (peer) peer.writableLength = 10_000_000;
    links[0]?.publishLive('async/micro-eth/SIM-00001/vumeter', '{"vu":[1,2]}');
    expect(uplink.counters).toMatchObject({ sent: 1, dropped: 1 });
    if (peer) peer.writableLength = 0;
    links[0]?.publishLive('async/micro-eth/SIM-00001/vumeter', '{"vu":[3,4]}');
    expect(uplink.counters).toMatchObject({ sent: 2, dropped: 1 });
  });
});

describe('many connections', () => {
  test('FLT-011 a fleet connects 1000 devices a second, and all of them', () => {
    const { clock, open, uplink } = setup({ devices: 3000 });
    clock.advance(1 * SECOND);
    expect(open().length).toBeGreaterThan(900);
    expect(open().length).toBeLessThanOrEqual(1020);
    clock.advance(2100);
    expect(uplink.counters.online).toBe(3000);
  });

  test.each([
    [5, 10],
    [20, 40],
    [5000, 3000],
  ])('FLT-011 told to, it connects %i a second', (connectsPerSecond, afterTwoSeconds) => {
    const { clock, uplink } = setup({ devices: 3000, connectsPerSecond });
    clock.advance(2 * SECOND + 5);
    expect(Math.abs(uplink.counters.online - afterTwoSeconds)).toBeLessThanOrEqual(1);
  });

  test('FLT-010 a loss is counted once as lost, and each try that fails as failed', () => {
    const { clock, broker, open, uplink } = setup({ devices: 10 });
    clock.advance(SECOND);
    broker.opens = false;
    for (const peer of open()) peer.close('lost');
    clock.advance(60 * SECOND);
    const tries = broker.peers.length - 10;
    expect(tries).toBeGreaterThan(10);
    expect(uplink.counters).toMatchObject({ online: 0, lost: 10, failed: tries });
  });

  test('FLT-011 of a broker that does not answer only 300 answers are awaited at a time', () => {
    const { clock, broker } = setup({ devices: 1000, answers: false });
    clock.advance(4 * SECOND);
    expect(broker.peers).toHaveLength(300);
  });

  test('FLT-011 a fleet that loses its broker comes back spread over seconds, and whole', () => {
    const { clock, broker, open, uplink } = setup({ devices: 1000 });
    clock.advance(2 * SECOND);
    const before = broker.peers.length;
    for (const peer of open()) peer.close('lost');
    expect(uplink.counters).toMatchObject({ online: 0, lost: 1000 });
    const perTenth: number[] = [];
    for (let i = 0; i < 50; i++) {
      const tries = broker.peers.length;
      clock.advance(100);
      perTenth.push(broker.peers.length - tries);
    }
    expect(Math.max(...perTenth)).toBeLessThan(100);
    expect(broker.peers.length - before).toBe(1000);
    expect(uplink.counters.online).toBe(1000);
  });

  test('FLT-001 a broker that is down is tried more and more seldom, at least once a minute', () => {
    const { clock, broker } = setup({ opens: false });
    clock.advance(10 * SECOND);
    const soon = broker.peers.length;
    expect(soon).toBeGreaterThan(1);
    clock.advance(600 * SECOND);
    const later = broker.peers.length - soon;
    expect(later).toBeGreaterThanOrEqual(10);
    expect(later).toBeLessThan(60);
    broker.opens = true;
    clock.advance(61 * SECOND);
    expect(broker.peers.at(-1)?.heard).toContain('SUBSCRIBE');
  });
});

describe('LIB-17 several addresses', () => {
  /** A fleet of three nodes, and how it loses one. */
  function setupNodes(options: Parameters<typeof setup>[0] = {}) {
    const stage = setup({ devices: 300, nodes: 3, ...options });
    return {
      ...stage,
      counts: () => [0, 1, 2].map((node) => stage.open().filter((peer) => peer.node === node).length),
      kill(...nodes: readonly number[]) {
        for (const node of nodes) stage.broker.dead.add(node);
        for (const peer of stage.open()) if (nodes.includes(peer.node)) peer.close('lost');
      },
      /** The nodes that are dialled within so long. */
      dialled(ms: number) {
        const from = stage.broker.peers.length;
        stage.clock.advance(ms);
        return stage.broker.peers.slice(from).map(({ node }) => node);
      },
    };
  }

  test('the devices spread evenly; those of a node that is gone are on the others within 2 s, evenly', () => {
    const { clock, counts, kill, uplink } = setupNodes();
    clock.advance(SECOND);
    expect(counts()).toEqual([100, 100, 100]);
    kill(1);
    expect(counts()).toEqual([100, 0, 100]);
    clock.advance(2 * SECOND + 50);
    const [first = 0, second, third = 0] = counts();
    expect([first + third, second]).toEqual([300, 0]);
    expect(Math.abs(first - third)).toBeLessThan(40);
    expect(uplink.counters).toMatchObject({ online: 300, lost: 100, failed: 0 });
  });

  test('FLT-011 those of a node that is gone come back spread over the 2 s', () => {
    const { kill, dialled } = setupNodes();
    dialled(SECOND);
    kill(1);
    const perTenth = Array.from({ length: 20 }, () => dialled(100).length);
    expect(Math.max(...perTenth)).toBeLessThanOrEqual(12);
  });

  test('each other address is tried once before the back-off, then all of them again', () => {
    const { kill, dialled } = setupNodes({ devices: 1 });
    dialled(SECOND);
    kill(0, 1, 2);
    const tries = dialled(600 * SECOND);
    expect(tries.slice(0, 2).sort()).toEqual([1, 2]);
    for (let i = 2; i + 3 <= tries.length; i += 3) {
      expect(tries.slice(i, i + 3).sort()).toEqual([0, 1, 2]);
    }
    // Some twenty waits, of which most are a draw of 60 s.
    expect(tries.length).toBeGreaterThan(30);
    expect(tries.length).toBeLessThan(150);
  });

  test('FLT-001 a node that is down from the start keeps no device from the others', () => {
    const { clock, broker, counts } = setupNodes();
    broker.dead.add(2);
    clock.advance(3 * SECOND);
    expect(counts()[2]).toBe(0);
    expect(counts().reduce((sum, count) => sum + count)).toBe(300);
  });

  test('FLT-005 a login that one address refuses is not tried at another', () => {
    const { broker, clock } = setupNodes({ devices: 1, answers: false });
    for (let i = 0; i < 600; i++) {
      clock.advance(100);
      for (const peer of broker.peers) if (peer.isOpen) peer.device.onBytes(Buffer.of(0x20, 2, 0, 5));
    }
    expect(broker.peers.length).toBeGreaterThan(3);
    expect(new Set(broker.peers.map(({ node }) => node))).toEqual(new Set([0]));
  });
});

describe('leaving', () => {
  test('each device says Offline and DISCONNECT, and close() waits for all of them', async () => {
    const { clock, broker, uplink, links, open } = setup({ devices: 3 });
    clock.advance(100);
    for (const peer of broker.peers) peer.end = () => {};
    for (const link of links) link.detach();
    for (const { heard } of broker.peers) {
      expect(heard.at(-2)).toContain('"ctx":"Offline"');
      expect(heard.at(-1)).toBe('DISCONNECT');
    }
    expect(uplink.counters.online).toBe(0);
    let isClosed = false;
    const closing = uplink.close().then(() => {
      isClosed = true;
    });
    for (const peer of open().slice(1)) peer.close('');
    await Promise.resolve();
    expect(isClosed).toBe(false);
    open()[0]?.close('');
    await closing;
    expect(uplink.counters.lost).toBe(0);
  });

  test('a broker that does not close is left after 3 s, and nobody comes back', async () => {
    const { clock, broker, uplink, links, open } = setup({ devices: 2 });
    clock.advance(100);
    for (const peer of broker.peers) peer.end = () => {};
    for (const link of links) link.detach();
    const closing = uplink.close();
    clock.advance(3 * SECOND);
    await closing;
    expect(open()).toEqual([]);
    clock.advance(600 * SECOND);
    expect(broker.peers).toHaveLength(2);
    expect(clock.pending).toBe(0);
  });

  test('devices that wait for a try, or for an answer, leave without a word', async () => {
    const { clock, broker, uplink, links } = setup({ devices: 2, answers: false });
    clock.advance(30);
    broker.peers[0]?.close('lost');
    for (const link of links) link.detach();
    await uplink.close();
    clock.advance(600 * SECOND);
    expect(broker.peers.map(({ heard, isOpen }) => [heard, isOpen])).toEqual([
      [['CONNECT'], false],
      [['CONNECT'], false],
    ]);
  });
});

describe('LIB-19 a device whose id somebody else has, too', () => {
  /** Each time it is online it is thrown off after so many seconds. */
  function throwOff(afterMs: number, times: number) {
    const rivals: string[] = [];
    const { clock, open, uplink, links } = setup({
      devices: 2,
      onThrownOff: (label) => void rivals.push(label),
    });
    for (let i = 0; i < times; i++) {
      while (uplink.counters.online < 2) clock.advance(100);
      clock.advance(afterMs);
      open()
        .find(({ device }) => Object.is(device, links[0]))
        ?.close('closed by the broker');
    }
    return rivals;
  }

  test('is told of, once, when it was thrown off three times within seconds', () => {
    expect(throwOff(3000, 2)).toEqual([]);
    expect(throwOff(3000, 9)).toHaveLength(1);
  });

  test('a broker that is lost now and then is not taken for one', () => {
    expect(throwOff(11_000, 9)).toEqual([]);
  });

  test('what we cut ourselves is not either, and comes back', () => {
    const rivals: string[] = [];
    const { clock, uplink } = setup({ devices: 4, onThrownOff: (label) => void rivals.push(label) });
    for (let i = 0; i < 5; i++) {
      while (uplink.counters.online < 4) clock.advance(100);
      expect(uplink.cut(3)).toBe(3);
      expect(uplink.counters.online).toBe(1);
    }
    expect(uplink.cut(9)).toBe(1);
    expect([uplink.counters.lost, uplink.lastReason]).toEqual([16, 'its connection was cut']);
    expect(rivals).toEqual([]);
  });
});
