import { expect, test } from 'vitest';
import { checkFault } from './faultOptions.ts';

test.each<[string, unknown, string]>([
  [
    'no kind',
    { device: 'CR-1002' },
    'There is no kind of fault undefined, only delay, drop, duplicate, reorder, corrupt, wrongReq, noReply, refuse, disconnect, halfOpen, powerCut, clockJump, stream, dns, ntp, broker.',
  ],
  ['nothing', null, 'There is no kind of fault undefined, only delay,'],
  [
    'a kind that every object has',
    { kind: 'constructor' },
    "There is no kind of fault 'constructor', only delay,",
  ],
  [
    'a misspelt option',
    { kind: 'broker', as: 'down', forMS: 10 },
    "'forMS' is not an option of the fault broker. Allowed: as, ms, jitterMs, afterMs, forMs.",
  ],
  [
    'an option of another kind',
    { kind: 'drop', ms: 10 },
    "'ms' is not an option of the fault drop. Allowed: device, afterMs, forMs, console, direction, topic, command, setting, skip, times, chance.",
  ],
  [
    'a time that is text',
    { kind: 'delay', ms: '6 s' },
    "ms of the fault delay must be a number of milliseconds from 0 to 3155760000000, not '6 s'.",
  ],
  [
    'no time',
    { kind: 'delay' },
    'ms of the fault delay must be a number of milliseconds from 0 to 3155760000000, not undefined.',
  ],
  [
    'a jump without a time',
    { kind: 'clockJump', ms: null },
    'ms of the fault clockJump must be a number of milliseconds from -3155760000000 to 3155760000000, other than 0, not null.',
  ],
  [
    'a device beside a console',
    { kind: 'disconnect', device: 'CR-1002', console: 'office' },
    'device of the fault disconnect does not go with console: order two faults.',
  ],
  [
    'a memory without a command',
    { kind: 'powerCut', written: true },
    'written of the fault powerCut needs during.',
  ],
  [
    'a flapping of what is dead',
    { kind: 'stream', host: 'live.example', as: 'dead', everyMs: 1000 },
    "everyMs of the fault stream needs as: 'flapping'.",
  ],
  [
    'a delay by what is down',
    { kind: 'broker', as: 'down', ms: 1000 },
    "ms of the fault broker needs as: 'slow'.",
  ],
  ['a jump by nothing', { kind: 'clockJump', ms: 0 }, 'other than 0, not 0.'],
  ['a jump out of all calendars', { kind: 'clockJump', ms: 1e300 }, 'other than 0, not 1e+300.'],
  ['a number that is the right one', { kind: 'wrongReq', by: 0 }, 'a whole number other than 0, not 0.'],
  [
    'no times',
    { kind: 'drop', times: 0 },
    'times of the fault drop must be a whole number from 1 up, not 0.',
  ],
  [
    'a chance in percent',
    { kind: 'drop', chance: 5 },
    'chance of the fault drop must be a number above 0, up to 1, not 5.',
  ],
  [
    'a command that there is none',
    { kind: 'noReply', command: 'StartEvnt' },
    'command of the fault noReply must be one of GetEvents,',
  ],
  [
    'a setting by its name',
    { kind: 'refuse', error: 'No', setting: 'vol' },
    "setting of the fault refuse must be true or false, not 'vol'.",
  ],
  [
    'no devices',
    { kind: 'powerCut', device: [] },
    'device of the fault powerCut must be a label, or a list of labels, not [].',
  ],
  [
    'a stream in a way that there is none',
    { kind: 'stream', host: 'live.example', as: 'gone' },
    "as of the fault stream must be one of dead, refused, silent, flapping, not 'gone'.",
  ],
  [
    'a time server in such a way',
    { kind: 'ntp', as: 'late' },
    "as of the fault ntp must be one of dead, unknown, unplugged, refused, unbound, wrong, zero, kiss, unsynced, busy, type, not 'late'.",
  ],
  ['a refusal without a text', { kind: 'refuse' }, 'error of the fault refuse must be text, not undefined.'],
  [
    'a window for one',
    { kind: 'reorder', window: 1 },
    'window of the fault reorder must be a whole number from 2 up, not 1.',
  ],
])('LIB-10 %s is refused with what is allowed', (_case, fault, sentence) => {
  expect(() => checkFault(fault)).toThrow(RangeError);
  expect(() => checkFault(fault)).toThrow(sentence);
});
