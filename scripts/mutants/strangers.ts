// Fifty wrong firmwares more, by somebody who had read the specification and the firmware, and none of the scenarios: what an
// embedded engineer might get wrong. Each as in chosen.ts.
import type { Chosen } from './chosen.ts';

export const strangers: readonly Chosen[] = [
  {
    file: 'commands/vol.ts',
    piece: 'device.setVolume({ l: body.l, r: body.r });',
    instead: 'device.setVolume({ l: body.l || device.volume.l, r: body.r || device.volume.r });',
  },
  {
    file: 'commands/eq.ts',
    piece: '{ bf: body.bf, ba: body.ba, tf: body.tf, ta: body.ta }',
    instead: '{ bf: body.bf, ba: body.ba, tf: body.tf, ta: Math.max(body.ta, -7) }',
  },
  {
    file: 'commands/eq.ts',
    piece: '{ bf: body.bf, ba: body.ba, tf: body.tf, ta: body.ta }',
    instead: '{ bf: body.ba === 0 ? device.equalizer.bf : body.bf, ba: body.ba, tf: body.tf, ta: body.ta }',
  },
  {
    file: 'commands/getEvents.ts',
    piece: 'device.tellSchedule();',
    instead: 'void Promise.resolve().then(() => device.tellSchedule());',
  },
  { file: 'commands/getEvents.ts', piece: '[...device.events]', instead: 'device.events.slice(0, 32)' },
  {
    file: 'commands/getEvent.ts',
    piece: 'device.findEvent(id)',
    instead: '(device.events[Number(id.slice(5)) - 1] ?? device.findEvent(id))',
  },
  {
    file: 'commands/deleteEvent.ts',
    piece: 'device.deleteEvent(device.findEvent(id));',
    instead: 'for (const event of device.events) if (event.id === id) device.deleteEvent(event);',
  },
  {
    file: 'commands/startEvent.ts',
    piece: 'device.startEvent(device.findEvent(id));',
    instead: '{ device.stopEvent(device.findEvent(id)); device.startEvent(device.findEvent(id)); }',
  },
  {
    file: 'commands/stopEvent.ts',
    piece: 'device.stopEvent(device.findEvent(id));',
    instead: '{ device.findEvent(id); for (const event of device.events) device.stopEvent(event); }',
  },
  { file: 'commands/rtcc.ts', piece: 'isConsistentRtcc(body)', instead: 'true' },
  {
    file: 'commands/rtcc.ts',
    piece: 'device.setClock(body);',
    instead: 'device.setClock({ ...body, epoch: body.epoch + 3600 });',
  },
  {
    file: 'firmware/dispatch.ts',
    piece: '{ req, msg, ok: true, body: handler.answer(device, body) }',
    instead: '{ req: req & 0xffff, msg, ok: true, body: handler.answer(device, body) }',
  },
  {
    file: 'firmware/dispatch.ts',
    piece: 'if (!handler) return refuse(REFUSALS.unknown);',
    instead: 'if (!handler) return null;',
  },
  {
    file: 'firmware/firmware.ts',
    piece: "this.#greet('Online');",
    instead:
      "if (!Reflect.get(this, 'greeted')) { Reflect.set(this, 'greeted', true); this.#greet('Online'); }",
  },
  {
    file: 'firmware/firmware.ts',
    piece: 'this.#link = null;',
    instead: '{ this.#link = null; this.player.play(null); }',
  },
  {
    file: 'firmware/firmware.ts',
    piece: 'if (boot) this.#timekeeper.synchronize(); else if (isManual) this.#timekeeper.trustManual();',
    instead: 'if (isManual) this.#timekeeper.trustManual(); else if (boot) this.#timekeeper.synchronize();',
  },
  {
    file: 'firmware/firmware.ts',
    piece: 'this.#keep({ events: this.events.filter((e) => e.id !== id) });',
    instead: 'this.#keep({ events: this.events.filter((e) => !e.id.startsWith(id)) });',
  },
  {
    file: 'firmware/firmware.ts',
    piece: 'this.events.find((e) => e.id === id)',
    instead: 'this.events.find((e) => e.id.at(-1) === id.at(-1))',
  },
  {
    file: 'firmware/firmware.ts',
    piece: 'this.#turnClock(1000 * epoch, { isManual: true, boot: b });',
    instead: 'this.#turnClock(1000 * epoch, { isManual: true });',
  },
  {
    file: 'firmware/firmware.ts',
    piece: 'this.#turnClock(epochMs, { isManual: false });',
    instead: 'this.#turnClock(epochMs, { isManual: false, boot: 1 });',
  },
  {
    file: 'firmware/firmware.ts',
    piece: 'state.event?.id ?? this.events[0]?.id',
    instead: 'this.events[0]?.id ?? state.event?.id',
  },
  {
    file: 'firmware/firmware.ts',
    piece: 'this.tellStream();',
    instead: "if (this.player.state.status !== 'stopping') this.tellStream();",
  },
  {
    file: 'firmware/firmware.ts',
    piece: 'this.#memory.save(next);',
    instead:
      "this.#memory.save({ ...next, events: next.events.map((e) => (e.mode === 'playback' ? { ...e, fail: undefined } : e)) });",
  },
  {
    file: 'firmware/firmware.ts',
    piece: 'this.#memory.save(next);',
    instead: 'this.#memory.save({ ...next, events: next.events.slice(0, 16) });',
  },
  {
    file: 'firmware/firmware.ts',
    piece: 'deviceAddress({ class_id: classId, device_id: label })',
    instead: 'deviceAddress({ class_id: classId === 4 ? 3 : classId, device_id: label })',
  },
  {
    file: 'firmware/extra.ts',
    piece: 'Math.floor(ownClock.at(sinceMs) / 1000)',
    instead: 'Math.floor(trueClock.now() / 1000)',
  },
  { file: 'firmware/extra.ts', piece: 'Math.floor(bytes / 1000)', instead: 'Math.floor(bytes / 1024)' },
  {
    file: 'firmware/player.ts',
    piece: 'if (isFailOver) this.#watchMain();',
    instead:
      'if (isFailOver && event) this.#cancelNext = this.#host.trueClock.after(timeoutMs(event.main), () => this.#connect(event, false));',
  },
  {
    file: 'firmware/player.ts',
    piece: '(isFailOver && failOverOf(event)) || event.main',
    instead: '(isFailOver && { ...failOverOf(event), tmo: event.main.tmo }) || event.main',
  },
  {
    file: 'firmware/player.ts',
    piece: 'this.#connect(lost, false)',
    instead: 'this.#connect(lost, isFailOver)',
  },
  {
    file: 'firmware/player.ts',
    piece: 'this.#host.trueClock.now()',
    instead: 'this.#state.sinceMs || this.#host.trueClock.now()',
  },
  {
    file: 'firmware/player.ts',
    piece: 'JSON.stringify([main.uri, isFailOver && event.fail?.uri])',
    instead: "JSON.stringify([main.uri.split('/')[2]])",
  },
  {
    file: 'firmware/player.ts',
    piece: 'JSON.stringify([main.uri, event.main.tls, codec, ch, qlt, sr, br, adc])',
    instead: 'JSON.stringify([main.uri, event.main.tls, codec, ch, sr, adc])',
  },
  {
    file: 'firmware/player.ts',
    piece: 'if (isActive && event && this.#takesOver(event)) return;',
    instead: 'if (isActive && event && event.id === this.#event?.id) return;',
  },
  {
    file: 'firmware/player.ts',
    piece: "this.#change({ status: 'stopping', message: 'Stopping', station: null });",
    instead: "this.#change({ status: 'stopping', message: 'Stopping' });",
  },
  {
    file: 'firmware/scheduler.ts',
    piece: 'nextOccurrence(event, nowMs)?.startMs',
    instead: 'nextOccurrence(event, nowMs + 60_000)?.startMs',
  },
  {
    file: 'firmware/scheduler.ts',
    piece: 'this.#held.has(event.id) ? null : currentOccurrence(event, nowMs)',
    instead: 'this.#held.has(event.id) ? null : currentOccurrence(event, nowMs - 86_400_000)',
  },
  {
    file: 'firmware/scheduler.ts',
    piece: 'this.#held.has(event.id) ? null : currentOccurrence(event, nowMs)',
    instead:
      'this.#held.has(event.id) ? null : currentOccurrence({ ...event, time: event.time[1] < event.time[0] ? [event.time[0], 1439] : event.time }, nowMs)',
  },
  {
    file: 'firmware/scheduler.ts',
    piece: 'this.#held.has(event.id) ? null : currentOccurrence(event, nowMs)',
    instead: 'this.#held.has(event.id) || event.repeat === 1 << 21 ? null : currentOccurrence(event, nowMs)',
  },
  {
    file: 'firmware/scheduler.ts',
    piece: "if (this.#event?.id === id) return 'play';",
    instead: "if (this.#event?.id === id && status === 'started') return 'play';",
  },
  {
    file: 'firmware/scheduler.ts',
    piece: 'this.#host.runnable.find((event) => event.id === id) ?? null',
    instead: '(this.#host.runnable.some((event) => event.id === id) ? this.#event : null)',
  },
  {
    file: 'firmware/storedEvents.ts',
    piece: 'freeId(events)',
    instead: "'evts/' + (Math.max(0, ...events.map(({ id }) => Number(id.slice(5)))) + 1)",
  },
  {
    file: 'firmware/storedEvents.ts',
    piece: 'others.some((other) => overlaps(body, other))',
    instead: 'others.slice(0, 1).some((other) => overlaps(body, other))',
  },
  {
    file: 'firmware/storedEvents.ts',
    piece: '{ ...body, id: body.id ?? freeId(events) }',
    instead:
      '{ ...body, id: body.id ?? freeId(events), main: { ...body.main, uri: body.main.uri.toLowerCase() } }',
  },
  {
    file: 'firmware/storedEvents.ts',
    piece: '{ ...body, id: body.id ?? freeId(events) }',
    instead:
      '{ ...body, id: body.id ?? freeId(events), main: { ...body.main, tmo: Math.min(body.main.tmo, 60) } }',
  },
  {
    file: 'firmware/storedEvents.ts',
    piece: 'isNew && events.length >= mostEvents',
    instead: 'events.length >= mostEvents',
  },
  {
    file: 'firmware/timekeeper.ts',
    piece: 'this.#cancelNext = trueClock.after(RETRY_MS, () => this.#ask());',
    instead: 'this.#cancelNext = trueClock.after(this.#host.profile.queryMs, () => this.#ask());',
  },
  { file: 'firmware/describeStream.ts', piece: 'address.host', instead: "(uri.split('/')[2] ?? '')" },
  {
    file: 'firmware/sentBy.ts',
    piece: 'if (codec === OGG_VORBIS) return oggKbps(ch, sr, br) ?? 0;',
    instead: 'if (codec === OGG_VORBIS) return br;',
  },
  {
    file: 'firmware/sentBy.ts',
    piece: 'adc === 2 ? left : adc === 3 ? right : Math.max(left, right)',
    instead: 'adc === 2 ? right : adc === 3 ? left : Math.max(left, right)',
  },
];
