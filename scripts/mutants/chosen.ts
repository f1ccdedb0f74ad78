// What no generator makes of the firmware: mistakes that somebody who writes another one might make. Each is one piece of
// the source, as it stands there, and what stands in its place.
import { type Change, findFunction, walkSource } from '../../simulator/src/mutate/generate.ts';

export interface Chosen {
  /** Below `simulator/src`. */
  readonly file: string;
  /** An expression, a statement or a block of the source; of several the first. */
  readonly piece: string;
  readonly instead: string;
}

export const chosen: readonly Chosen[] = [
  { file: 'commands/vol.ts', piece: '{ l: body.l, r: body.r }', instead: '{ l: body.r, r: body.l }' },
  { file: 'commands/vol.ts', piece: '{ l: body.l, r: body.r }', instead: '{ l: body.l, r: body.l }' },
  {
    file: 'commands/vol.ts',
    piece: '{ l: body.l, r: body.r }',
    instead: '{ l: Math.min(body.l, 254), r: body.r }',
  },
  { file: 'commands/vol.ts', piece: 'device.volume', instead: '{ l: 0, r: 0 }' },
  { file: 'commands/vol.ts', piece: 'device.volume', instead: 'body' },
  {
    file: 'commands/eq.ts',
    piece: '{ bf: body.bf, ba: body.ba, tf: body.tf, ta: body.ta }',
    instead: '{ bf: body.tf, ba: body.ta, tf: body.bf, ta: body.ba }',
  },
  {
    file: 'commands/eq.ts',
    piece: '{ bf: body.bf, ba: body.ba, tf: body.tf, ta: body.ta }',
    instead: '{ ...device.equalizer, ba: body.ba, ta: body.ta }',
  },
  {
    file: 'commands/eq.ts',
    piece: '{ bf: body.bf, ba: body.ba, tf: body.tf, ta: body.ta }',
    instead: '{ bf: body.bf, ba: body.ba, tf: body.tf, ta: Math.abs(body.ta) }',
  },
  { file: 'commands/getEvents.ts', piece: '[...device.events]', instead: '[...device.events].reverse()' },
  { file: 'commands/getEvents.ts', piece: '[...device.events]', instead: 'device.events.slice(0, 1)' },
  {
    file: 'commands/getEvent.ts',
    piece: 'device.findEvent(id)',
    instead: '({ ...device.findEvent(id), main: undefined })',
  },
  {
    file: 'commands/setEvent.ts',
    piece: 'device.storeEvent(body)',
    instead: '({ id: device.storeEvent(body).id })',
  },
  { file: 'commands/startEvent.ts', piece: '{ id }', instead: '{}' },
  { file: 'commands/stopEvent.ts', piece: '{ id }', instead: '{}' },
  { file: 'commands/deleteEvent.ts', piece: '{ id }', instead: '{}' },
  {
    file: 'commands/stopEvent.ts',
    piece: 'device.stopEvent(device.findEvent(id))',
    instead: "device.stopEvent({ ...device.findEvent('evts/1'), id })",
  },
  {
    file: 'commands/stopEvent.ts',
    piece: 'device.findEvent(id)',
    instead: 'device.events[0] ?? device.findEvent(id)',
  },
  { file: 'commands/startExtra.ts', piece: 'device.tellStream();', instead: '{ device.tellCodec(); }' },
  {
    file: 'commands/rtcc.ts',
    piece: 'device.setClock(body);',
    instead: 'device.setClock({ ...body, b: 0 });',
  },
  {
    file: 'commands/rtcc.ts',
    piece: 'device.setClock(body);',
    instead: 'device.setClock({ ...body, epoch: body.epoch - body.epoch % 60 });',
  },
  {
    file: 'commands/ntp.ts',
    piece: 'device.synchronize()',
    instead: '(device.synchronize(), device.tellClock())',
  },
  {
    file: 'commands/command.ts',
    piece: 'command.body.safeParse(body)',
    instead: '({ success: true, data: body })',
  },
  {
    file: 'firmware/dispatch.ts',
    piece: '{ req, msg, ok: true, body: handler.answer(device, body) }',
    instead: '{ req: req + 1, msg, ok: true, body: handler.answer(device, body) }',
  },
  {
    file: 'firmware/dispatch.ts',
    piece: '{ req, msg, ok: true, body: handler.answer(device, body) }',
    instead: "{ req, msg: '', ok: true, body: handler.answer(device, body) }",
  },
  {
    file: 'firmware/dispatch.ts',
    piece: '{ req, msg, ok: false, body: { error } }',
    instead: '{ req, msg, ok: false, body: { reason: error } }',
  },
  {
    file: 'firmware/dispatch.ts',
    piece: '{ req, msg, ok: false, body: { error } }',
    instead: '{ req, msg, ok: true, body: { error } }',
  },
  {
    file: 'firmware/dispatch.ts',
    piece: 'commandHandlers.get(request.data.msg)',
    instead:
      "commandHandlers.get([...commandHandlers.keys()].find((name) => name.toLowerCase() === request.data.msg.toLowerCase()) ?? '')",
  },
  {
    file: 'firmware/firmware.ts',
    piece: 'for (const send of changes) send();',
    instead: 'for (const send of changes.reverse()) send();',
  },
  {
    file: 'firmware/firmware.ts',
    piece: 'outcome.afterwards();',
    instead: '{ for (const send of changes) send(); outcome.afterwards(); }',
  },
  {
    file: 'firmware/firmware.ts',
    piece: 'this.#link?.publish(this.#replyTopic, JSON.stringify(outcome.reply), { qos: 0, retain: false });',
    instead:
      'for (let i = 0; i < 2; i++) this.#link?.publish(this.#replyTopic, JSON.stringify(outcome.reply), { qos: 0, retain: false });',
  },
  {
    file: 'firmware/firmware.ts',
    piece: 'this.#kept = next;',
    instead: 'this.#kept = { ...next, vol: this.#kept.vol };',
  },
  {
    file: 'firmware/firmware.ts',
    piece: 'this.#memory.save(next);',
    instead: 'this.#memory.save({ ...next, eq: FACTORY.eq });',
  },
  {
    file: 'firmware/firmware.ts',
    piece: 'this.#memory.save(next);',
    instead: 'this.#memory.save({ ...next, vol: FACTORY.vol });',
  },
  {
    file: 'firmware/firmware.ts',
    piece: 'this.#memory.save(next);',
    instead: 'this.#memory.save({ ...next, events: this.#kept.events });',
  },
  {
    file: 'firmware/firmware.ts',
    piece: 'this.#memory.save(next);',
    instead: 'this.#memory.save({ ...next, clock: { ...next.clock, boot: 1 } });',
  },
  {
    file: 'firmware/firmware.ts',
    piece: 'this.#memory.save(next);',
    instead: 'this.#memory.save({ ...next, clock: { ...next.clock, host: this.#kept.clock.host } });',
  },
  {
    file: 'firmware/firmware.ts',
    piece: 'this.#memory.save(next);',
    instead: 'this.#memory.save({ ...next, clock: { ...next.clock, isManual: false } });',
  },
  {
    file: 'firmware/firmware.ts',
    piece: 'this.#memory.save(next);',
    instead: 'this.#memory.save({ ...next, clock: { ...next.clock, lastSet: this.#kept.clock.lastSet } });',
  },
  {
    file: 'firmware/firmware.ts',
    piece: 'this.#keep({ events: this.events.filter((e) => e.id !== id) });',
    instead: "this.#keep({ events: this.events.filter((e) => e.id !== id && e.mode === 'sender') });",
  },
  {
    file: 'firmware/firmware.ts',
    piece: 'this.#scheduler.start(event);',
    instead: '{ if (!this.player.state.station) this.#scheduler.start(event); }',
  },
  {
    file: 'firmware/firmware.ts',
    piece: "{ msg: 'Bonjour', ctx }",
    instead: "{ msg: 'Bonjour', ctx: 'Online' }",
  },
  { file: 'firmware/firmware.ts', piece: "{ msg: 'Bonjour', ctx }", instead: "{ msg: 'Hello', ctx }" },
  { file: 'firmware/firmware.ts', piece: '{ qos: 1, retain: true }', instead: '{ qos: 1, retain: false }' },
  {
    file: 'firmware/firmware.ts',
    piece: 'describeStream(state, this.#extra?.isOn ?? false)',
    instead: 'describeStream({ ...state, isFailOver: false }, this.#extra?.isOn ?? false)',
  },
  {
    file: 'firmware/firmware.ts',
    piece: 'Math.floor(this.ownClock.now() / 1000)',
    instead: 'Math.ceil(this.ownClock.now() / 1000)',
  },
  {
    file: 'firmware/firmware.ts',
    piece: 'Math.floor(this.ownClock.now() / 1000)',
    instead: 'Math.floor(this.trueClock.now() / 1000)',
  },
  { file: 'firmware/firmware.ts', piece: 'canRun(this.#classId, mode)', instead: "mode === 'playback'" },
  { file: 'firmware/extra.ts', piece: '{ vu: [left, right] }', instead: '{ vu: [right, left] }' },
  { file: 'firmware/extra.ts', piece: '{ vu: [left, right] }', instead: '{ vu: [left, left] }' },
  {
    file: 'firmware/extra.ts',
    piece: '{ vu: [left, right] }',
    instead: '{ vu: [Math.max(left, right), Math.max(left, right)] }',
  },
  {
    file: 'firmware/extra.ts',
    piece: 'this.#host.trueClock.after(EXTRA_LAPSE_MS, () => this.stop())',
    instead: 'this.#host.trueClock.after(2 * EXTRA_LAPSE_MS, () => this.stop())',
  },
  {
    file: 'firmware/extra.ts',
    piece: 'this.#host.trueClock.after(EXTRA_LAPSE_MS, () => this.stop())',
    instead: 'this.#host.trueClock.after(EXTRA_LAPSE_MS / 3, () => this.stop())',
  },
  {
    file: 'firmware/player.ts',
    piece: '(isFailOver && failOverOf(event)) || event.main',
    instead: 'event.main',
  },
  { file: 'firmware/player.ts', piece: 'if (isFailOver) this.#watchMain();', instead: '' },
  { file: 'firmware/player.ts', piece: 'timeoutMs(event.main)', instead: '15_000' },
  {
    file: 'firmware/player.ts',
    piece: 'this.#connect(event, true)',
    instead: 'this.#connect(event, false)',
  },
  {
    file: 'firmware/player.ts',
    piece:
      "{ status: 'started', isFailOver, message: 'Connected', station: event?.mode === 'sender' ? sentBy(event, station) : station, sinceMs: this.#host.trueClock.now(), }",
    instead:
      "{ status: 'started', isFailOver: false, message: 'Connected', station, sinceMs: this.#host.trueClock.now() }",
  },
  {
    file: 'firmware/player.ts',
    piece: "{ event, status: 'starting', isFailOver, message: 'Connecting', station: null }",
    instead: "{ event, status: 'started', isFailOver, message: 'Connecting', station: null }",
  },
  {
    file: 'firmware/player.ts',
    piece: '(reason) => (this.#cancelNext === attempt ? this.#watchMain() : this.#lost(false, reason))',
    instead: '() => {}',
  },
  {
    file: 'firmware/player.ts',
    piece: "{ status: 'failed', isFailOver, message: reason, station: null }",
    instead: "{ status: 'failed', isFailOver, message: reason + event.main.uri, station: null }",
  },
  {
    file: 'firmware/scheduler.ts',
    piece: 'due ?? this.#stillByHand()',
    instead: 'this.#stillByHand() ?? due',
  },
  { file: 'firmware/scheduler.ts', piece: 'held.set(other.id, hours.endMs)', instead: 'undefined' },
  {
    file: 'firmware/scheduler.ts',
    piece: 'this.#isByHand = true;',
    instead: 'this.#isByHand = false;',
  },
  {
    file: 'firmware/scheduler.ts',
    piece: 'if (hours) this.#held = new Map(this.#held).set(id, hours.endMs);',
    instead: 'this.#held = new Map(this.#held).set(id, hours?.endMs ?? Number.POSITIVE_INFINITY);',
  },
  { file: 'firmware/scheduler.ts', piece: 'this.#nextId = event.id;', instead: 'this.#nextId ??= event.id;' },
  { file: 'firmware/scheduler.ts', piece: '{ id, state: 0 }', instead: '{ id, state: 1 }' },
  {
    file: 'firmware/storedEvents.ts',
    piece: 'others.some((other) => overlaps(body, other))',
    instead: 'others.some((other) => overlaps(body, other) && other.mode === body.mode)',
  },
  { file: 'firmware/storedEvents.ts', piece: 'events.filter(({ id }) => id !== body.id)', instead: 'events' },
  {
    file: 'firmware/storedEvents.ts',
    piece: '{ ...body, id: body.id ?? freeId(events) }',
    instead:
      '{ ...events.find(({ id }) => id === body.id), ...body, id: body.id ?? freeId(events) } as DeviceEvent',
  },
  { file: 'firmware/storedEvents.ts', piece: 'freeId(events)', instead: "'evts/' + (events.length + 1)" },
  { file: 'firmware/storedEvents.ts', piece: '[...events, event]', instead: '[event, ...events]' },
  {
    file: 'firmware/timekeeper.ts',
    piece: 'this.#cancelNext = trueClock.after(RETRY_MS, () => this.#ask());',
    instead: '',
  },
  {
    file: 'firmware/timekeeper.ts',
    piece: "{ state: 'Stale', result: -3 }",
    instead: "{ state: 'Out of Sync', result: -3 }",
  },
  { file: 'firmware/timekeeper.ts', piece: '{ epoch, ...next }', instead: 'next' },
  {
    file: 'firmware/timekeeper.ts',
    piece: "this.#become({ state: 'Manual' });",
    instead: "this.#become({ state: 'Done' });",
  },
  {
    file: 'firmware/ownClock.ts',
    piece: 'Math.round(ownMs + (momentMs - trueMs) * this.#rate)',
    instead: 'ownMs',
  },
  {
    file: 'firmware/describeStream.ts',
    piece: '{ name, url, descr, adv, genre }',
    instead: '{ name, url, descr: genre, adv, genre: descr }',
  },
  {
    file: 'firmware/describeStream.ts',
    piece: '{ msg: message, fail: isFailOver ? 1 : 0, ...hostOf(uri) }',
    instead: '{ msg: message, fail: isFailOver ? 1 : 0, ...hostOf(uri), uri }',
  },
  {
    file: 'firmware/describeStream.ts',
    piece: '{ msg: message, fail: isFailOver ? 1 : 0, ...hostOf(uri) }',
    instead: '{ msg: message, fail: isFailOver ? 1 : 0, ...hostOf(event.main.uri) }',
  },
];

/** The change that a line of the list stands for. Throws where the source has no such piece any more. */
export function locate({ file, piece, instead }: Chosen, text: string): Change {
  const plain = (given: string) => given.replace(/\s+/g, ' ');
  const wanted = plain(piece);
  for (const place of walkSource(file, text)) {
    const { type, start, end } = place.node;
    if (!PIECE.test(type) || plain(text.slice(start, end)) !== wanted) continue;
    const form = STATEMENT.test(type) ? 'statement' : 'expression';
    return { start, end, form, replacement: instead, within: findFunction(place, text) };
  }
  throw new Error(`${file} has no '${piece}' any more: change scripts/mutants/chosen.ts.`);
}

const STATEMENT = /(Statement|Declaration)$/;
const PIECE = /(Statement|Declaration|Expression|Literal|Identifier)$/;
