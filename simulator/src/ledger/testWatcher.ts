import { createHeard, type FactName, type Facts, type Heard, hear } from '@carillon/protocol/attention';
import { getEvents, readShape, type Transport, type TransportConnection } from '@carillon/protocol/broker';
import { listedEvent } from '@carillon/protocol/device';
import type { VirtualClock } from '@carillon/protocol/virtual-time';
import type { Random } from '../random.ts';
import type { LedgerDevice } from './testLedgerDevice.ts';
import type { Page, Surroundings } from './testSurroundings.ts';
import { Truth } from './testTruth.ts';

const REPLY_MS = 5000;
const SETTLE_MS = 1000;
const EXTRA_MS = 10_000;
const READ_AGAIN_MS = 2_400_000;
const CHECK_MS = 4000;
const LOGIN = { clientId: 'office', username: '1', password: 'token' };

const decoder = new TextDecoder();

/** What arrives: a reply, a greeting or a live message, stamped by its device. */
export interface Message {
  readonly msg?: string;
  readonly ctx?: unknown;
  readonly req?: number;
  readonly ok?: boolean;
  readonly body?: unknown;
  readonly stamp?: number;
}

/** One device as a console follows it: what it heard, and beside it what was true when that was sent. */
export class Watched {
  readonly device: LedgerDevice;
  readonly truth: Truth;
  heard: Heard;
  /** What was heard since somebody took it: for those who hear otherwise. */
  news: News[] = [];
  readonly readsVolume: boolean;
  readonly readsClock: boolean;
  /** The question that is open, and how to stop waiting for its answer. */
  question = 0;
  cancelQuestion = () => {};
  cancelLater = () => {};
  saidOfflineMs = Number.NEGATIVE_INFINITY;
  listensUntilMs = 0;

  constructor(device: LedgerDevice, random: Random, nowMs: number) {
    this.device = device;
    this.truth = new Truth(device.classId, nowMs);
    this.heard = createHeard(device.classId, nowMs);
    this.readsVolume = random() < 0.8;
    this.readsClock = random() < 0.8;
  }

  hear<K extends FactName>(name: K, fact: Facts[K], nowMs: number) {
    this.heard = hear(this.heard, name, fact, nowMs);
    this.news.push((heard, hearing) => hearing(heard, name, fact, nowMs));
  }
}

/** Takes in something that was heard, by whichever `hear`. */
export type News = (heard: Heard, hearing: typeof hear) => Heard;

/** A console that does what a page does: it connects, asks, and passes on what it hears. */
export class Watcher implements Page {
  readonly watched: ReadonlyMap<string, Watched>;
  readonly #clock: VirtualClock;
  readonly #transport: Transport;
  readonly #random: Random;
  #connection: TransportConnection | null = null;
  #req = 1;

  constructor({ devices, clock, transport, random }: Surroundings) {
    this.#clock = clock;
    this.#transport = transport;
    this.#random = random;
    const nowMs = clock.elapsed();
    this.watched = new Map(devices.map((device) => [device.label, new Watched(device, random, nowMs)]));
  }

  connect() {
    const opened = this.#transport.connect(LOGIN, {
      onConnect: () => {
        this.#connection = opened;
        this.#line(true);
        opened.subscribe(['cmd/rep/#', 'async/#']).catch(() => {});
        for (const one of this.watched.values()) this.#ask(one);
      },
      onMessage: (topic, payload, isRetained) => this.#receive(topic, decoder.decode(payload), isRetained),
      onClose: () => this.#lose(),
    });
  }

  renew() {
    if (this.#connection) for (const one of this.watched.values()) this.#ask(one);
  }

  doubt(isThere: boolean) {
    const connection = this.#connection;
    if (!connection) return;
    this.#tellLine('doubted');
    this.#clock.after(CHECK_MS, () => {
      if (this.#connection !== connection) return;
      if (isThere) return this.#tellLine('open');
      connection.end();
      this.#lose();
    });
  }

  #lose() {
    if (this.#connection) this.#line(false);
    this.#connection = null;
    this.#clock.after(2000 + 20_000 * this.#random(), () => this.connect());
  }

  listen(forMs: number) {
    const playing = [...this.watched.values()].filter(({ heard }) => heard.stream?.status === 'started');
    const one = playing[Math.floor(playing.length * this.#random())];
    if (!one) return;
    one.listensUntilMs = this.#clock.elapsed() + forMs;
    const renew = () => {
      const isOver = this.#clock.elapsed() >= one.listensUntilMs;
      this.send(one, isOver ? 'StopExtra' : 'StartExtra', {});
      if (!isOver) this.#clock.after(Math.min(EXTRA_MS, one.listensUntilMs - this.#clock.elapsed()), renew);
    };
    renew();
  }

  send({ device }: Watched, msg: string, body: object): number {
    const req = this.#req++;
    this.#connection?.publish(device.firmware.requestTopic, JSON.stringify({ req, msg, body }));
    return req;
  }

  #line(isUp: boolean) {
    for (const one of this.watched.values()) {
      one.cancelQuestion();
      one.cancelLater();
      one.question = 0;
    }
    this.#tellLine(isUp ? 'open' : 'lost');
  }

  #tellLine(line: Facts['connection']) {
    const nowMs = this.#clock.elapsed();
    for (const one of this.watched.values()) {
      one.hear('connection', line, nowMs);
      one.truth.line(line, nowMs);
    }
  }

  #ask(one: Watched) {
    one.cancelQuestion();
    one.question = this.send(one, 'GetEvents', {});
    one.cancelQuestion = this.#clock.after(REPLY_MS, () => {
      one.question = 0;
      this.#goOffline(one);
    });
  }

  #askLater(one: Watched, atLeastMs = 0) {
    one.cancelLater();
    const waitMs = Math.max(one.saidOfflineMs + SETTLE_MS - this.#clock.elapsed(), atLeastMs);
    one.cancelLater = this.#clock.after(waitMs, () => this.#ask(one));
  }

  #goOffline(one: Watched) {
    one.cancelQuestion();
    one.cancelLater();
    one.question = 0;
    const nowMs = this.#clock.elapsed();
    one.hear('presence', 'offline', nowMs);
    one.truth.offline(nowMs);
  }

  #receive(topic: string, payload: string, isRetained: boolean) {
    const [kind, , ...rest] = topic.split('/');
    const [label = '', channel = ''] = kind === 'cmd' ? rest.slice(1) : rest;
    const one = this.watched.get(label);
    const message = parse(payload);
    if (!one || !message) return;
    if (kind === 'async') this.#live(one, channel, message);
    else if (message.msg === 'Bonjour') this.#greeting(one, message.ctx === 'Online', isRetained);
    else this.#reply(one, message);
  }

  #greeting(one: Watched, isOnline: boolean, isRetained: boolean) {
    if (isOnline && !isRetained) this.#askLater(one);
    if (isOnline) return;
    one.saidOfflineMs = this.#clock.elapsed();
    this.#goOffline(one);
  }

  #signOfLife(one: Watched) {
    if (one.heard.presence === 'offline' && one.question === 0) this.#askLater(one);
  }

  #reply(one: Watched, { msg, ok, req, body, stamp }: Message) {
    this.#signOfLife(one);
    const { device, truth } = one;
    const nowMs = this.#clock.elapsed();
    const isAnswer = msg === 'GetEvents' && req === one.question;
    const events = isAnswer && ok && readShape(getEvents.reply, body);
    if (isAnswer) {
      one.cancelQuestion();
      one.question = 0;
    }
    if (isAnswer && !events) {
      // A refusal is a sign of life of which nothing else is known: it is asked again.
      one.hear('presence', 'online', nowMs);
      truth.alive(nowMs);
      this.#askLater(one, REPLY_MS);
    }
    if (stamp === undefined) return;
    const inside = device.at(stamp);
    if (events) {
      one.hear('events', events, nowMs);
      truth.answered(inside, nowMs);
      if (one.readsVolume) this.send(one, 'vol', {});
      if (one.readsClock) this.#readClock(one);
      return;
    }
    if (!ok) return;
    const known = one.heard.events;
    if ((msg === 'SetEvent' || msg === 'DeleteEvent') && known && isEvent(body)) {
      const others = known.filter(({ id }) => id !== body.id);
      const saved = msg === 'SetEvent' ? readShape(listedEvent, body) : undefined;
      one.hear('edited', saved ? [...others, saved] : others, nowMs);
      truth.edited(inside, body.id);
    }
    if (msg === 'vol' && isVolume(body)) {
      one.hear('vol', body, nowMs);
      truth.volume(inside, nowMs);
    }
    if (msg === 'rtcc' && isClock(body)) {
      one.hear('rtcc', body, nowMs);
      truth.clock(inside, nowMs);
    }
  }

  #readClock(one: Watched) {
    const { answeredAtMs } = one.heard;
    this.send(one, 'rtcc', {});
    this.#clock.after(READ_AGAIN_MS, () => {
      if (answeredAtMs === one.heard.answeredAtMs) this.#readClock(one);
    });
  }

  #live(one: Watched, channel: string, message: Message) {
    this.#signOfLife(one);
    const { device, truth } = one;
    const nowMs = this.#clock.elapsed();
    if (message.stamp === undefined) return;
    const inside = device.at(message.stamp);
    if (channel === 'schedule' && isSchedule(message)) {
      one.hear('schedule', message, nowMs);
      truth.schedule(message.id, message.state, nowMs);
    } else if (channel === 'stream' && isStream(message)) {
      one.hear('stream', message, nowMs);
      truth.stream(inside, nowMs);
    } else if (channel === 'vumeter' && isMeter(message)) {
      one.hear('vumeter', message, nowMs);
      truth.meter(inside, nowMs);
    } else if (channel === 'rtc' && isReport(message)) {
      one.hear('rtc', message, nowMs);
      truth.report(inside, message.state === 'Done', message.epoch, nowMs);
    }
  }
}

export function parse(payload: string): Message | null {
  try {
    const value: unknown = JSON.parse(payload);
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}

// The device is ours and sends what it should: one field tells.
const has = (value: unknown, field: string) => typeof value === 'object' && value !== null && field in value;
const isEvent = (value: unknown): value is { readonly id: string } => has(value, 'id');
const isVolume = (value: unknown): value is Facts['vol'] => has(value, 'l');
const isClock = (value: unknown): value is Facts['rtcc'] => has(value, 'epoch');
const isSchedule = (value: unknown): value is Facts['schedule'] => has(value, 'state');
const isStream = (value: unknown): value is Facts['stream'] => has(value, 'status');
const isMeter = (value: unknown): value is Facts['vumeter'] => has(value, 'vu');
const isReport = (value: unknown): value is Facts['rtc'] => has(value, 'state');
