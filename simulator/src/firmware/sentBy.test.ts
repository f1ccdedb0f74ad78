import type { DeviceEvent } from '@carillon/protocol/device';
import { expect, test } from 'vitest';
import { exampleEvents } from './exampleEvents.ts';
import { sentBy } from './sentBy.ts';
import { stationAt } from './stations.ts';

const LINE = { ...stationAt('line.example'), signal: () => [50, 70] as const };
const SERVICE = exampleEvents(3)[2] as Extract<DeviceEvent, { mode: 'sender' }>;
const send = (encoder: object) => sentBy({ ...SERVICE, encoder: { ...SERVICE.encoder, ...encoder } }, LINE);

test.each([
  ['MP3 what it is set to', { codec: 6, br: 112 }, 112, 'audio/mpeg'],
  ['Ogg what its quality step comes to', { codec: 5, sr: 48_000, qlt: 0, br: 5 }, 148, 'application/ogg'],
  ['Ogg in mono at 8 kHz', { codec: 5, sr: 8000, ch: 0, qlt: 0, br: 5 }, 13, 'application/ogg'],
  ['FLAC less than plain samples', { codec: 7, sr: 48_000, br: undefined }, 960, 'application/ogg'],
  ['FLAC in mono half of it', { codec: 7, sr: 48_000, ch: 0, br: undefined }, 480, 'application/ogg'],
  ['a codec that it cannot run nothing', { codec: 5, sr: 44_100, br: 11 }, 0, 'application/ogg'],
])('LIB-04 a sender sends as many kbit/s as its encoder makes: %s', (_case, encoder, br, mime) => {
  expect(send(encoder)).toMatchObject({ br, mime });
});

test.each([
  ['joint stereo', { ch: 1, adc: 0 }, [50, 70]],
  ['dual channel', { ch: 1, adc: 1 }, [50, 70]],
  ['the left input', { ch: 0, adc: 2 }, [50, 50]],
  ['the right input', { ch: 0, adc: 3 }, [70, 70]],
  ['both in one', { ch: 0, adc: 4 }, [70, 70]],
  ['mono without a mode', { ch: 0, adc: undefined }, [70, 70]],
])('LIB-04 its meter shows what is sent: %s', (_case, encoder, levels) => {
  expect(send(encoder).signal(0)).toEqual(levels);
});
