import { expect, test } from 'vitest';
import { describeStream } from './describeStream.ts';
import type { PlayerState } from './player.ts';
import { stationAt } from './stations.ts';
import { playback } from './testDevice.ts';

const STATE: PlayerState = {
  event: playback(),
  status: 'starting',
  isFailOver: false,
  message: 'Connecting',
  station: null,
  sinceMs: 0,
};
const at = (uri: string): PlayerState => ({ ...STATE, event: playback({ main: { uri, tmo: 15 } }) });

test.each([
  ['http://radio.example/live', 'radio.example', 80],
  ['https://radio.example/live', 'radio.example', 443],
  ['https://radio.example:8443/live', 'radio.example', 8443],
  ['http://anna:secret@radio.example:8000', 'radio.example', 8000],
  ['icecast://source:Relay-123@relay.example/hall.mp3', 'relay.example', 8000],
  ['shoutcast://relay.example', 'relay.example', 8000],
  ['192.0.2.7:81/a.mp3', '192.0.2.7', 81],
  ['http://[2001:db8::1]:8000/a', undefined, undefined],
  ['', undefined, undefined],
])('FLT-092 of %s ctx has the host %s and the port %s, and nothing else of it', (uri, host, port) => {
  expect(describeStream(at(uri), true)).toEqual({
    msg: 'Connecting',
    fail: 0,
    ...(host && { host }),
    ...(port && { port }),
  });
});

test('BRK-08 ctx has the format of what is heard, and what the station says of itself only on demand', () => {
  const { signal: _, codec: __, ...said } = stationAt('live.aurora-radio.example');
  const heard = { ...at('http://radio.example'), station: stationAt('live.aurora-radio.example') };
  const common = { msg: 'Connecting', fail: 0, host: 'radio.example', port: 80 };
  expect(describeStream(heard, true)).toEqual({ ...common, ...said });
  const { mime, ch, br, sr } = said;
  expect(describeStream(heard, false)).toEqual({ ...common, mime, ch, br, sr });
});

test('LIB-04 ctx names the fail-over while that is tried or heard, and is empty before anything was', () => {
  const event = playback({ fail: { uri: 'http://backup.example:81/', tmo: 15 } });
  const failing = { ...STATE, event, isFailOver: true };
  expect(describeStream(failing, true)).toEqual({
    msg: 'Connecting',
    fail: 1,
    host: 'backup.example',
    port: 81,
  });
  expect(describeStream({ ...STATE, event: null }, true)).toEqual({});
});
