import { STREAM_STATUS, type StreamStatus } from '@carillon/protocol/stream';
import { describe, expect, test } from 'vitest';
import { playback, sender } from '../common/testEvents.ts';
import { describePath, type SourceState } from './signalPath.ts';

const single = playback('evts/1');
const double = playback('evts/1', { fail: { uri: 'http://fail.example/live', tmo: 15 } });

/** The stream message of an event. */
const stream = (status: StreamStatus, fail?: 0 | 1, id = 'evts/1') => ({
  id,
  status: STREAM_STATUS.indexOf(status),
  ...(fail !== undefined && { ctx: { fail } }),
});

const states = (...given: Parameters<typeof describePath>) =>
  describePath(...given).sources.map(({ state }) => state);

describe('DSH-03 main or fail-over: what each source does', () => {
  test.each<[StreamStatus, 0 | 1 | undefined, SourceState, SourceState]>([
    ['nothing', undefined, 'ready', 'standby'],
    ['starting', undefined, 'connecting', 'standby'],
    ['starting', 0, 'connecting', 'standby'],
    ['started', undefined, 'heard', 'standby'],
    ['started', 0, 'heard', 'standby'],
    ['starting', 1, 'notAnswering', 'connecting'],
    ['started', 1, 'notAnswering', 'heard'],
    ['stopping', 0, 'ready', 'standby'],
    ['stopping', 1, 'ready', 'standby'],
    ['stopped', 1, 'ready', 'standby'],
    ['failed', 0, 'notAnswering', 'notAnswering'],
    ['failed', 1, 'notAnswering', 'notAnswering'],
  ])('a stream that is %s with fail %s: main %s, fail-over %s', (status, fail, main, failover) => {
    expect(states(double, stream(status, fail))).toEqual([main, failover]);
    expect(states(single, stream(status, fail))).toEqual([main]);
  });

  test.each([
    ['without a stream', null],
    ['while another event is heard', stream('started', 1, 'evts/2')],
  ])('%s main is ready, fail-over stands by, and nothing is heard', (_case, message) => {
    expect(describePath(double, message)).toMatchObject({ isHeard: false });
    expect(states(double, message)).toEqual(['ready', 'standby']);
  });

  test.each<[StreamStatus, boolean]>([
    ['nothing', false],
    ['starting', false],
    ['started', true],
    ['stopping', false],
    ['stopped', false],
    ['failed', false],
  ])('a stream that is %s is heard: %s', (status, isHeard) => {
    expect(describePath(single, stream(status)).isHeard).toBe(isHeard);
    expect(describePath(sender('evts/1'), stream(status)).isHeard).toBe(isHeard);
  });
});

describe('the way of the sound', () => {
  test('FLT-092 names the sources by host and path, without user and password', () => {
    expect(describePath(double, null)).toEqual({
      sources: [
        { role: 'main', address: 'main.example:8000/live', state: 'ready' },
        { role: 'failover', address: 'fail.example/live', state: 'standby' },
      ],
      relay: null,
      isHeard: false,
    });
  });

  test('FLT-092 of an address that cannot be read nothing is shown', () => {
    const odd = playback('evts/1', { main: { uri: 'http://ann:12/34@main.example', tmo: 30 } });
    expect(describePath(odd, null).sources).toMatchObject([{ address: '' }]);
  });

  test.each<[StreamStatus, SourceState]>([
    ['nothing', 'ready'],
    ['starting', 'connecting'],
    ['started', 'heard'],
    ['stopping', 'ready'],
    ['failed', 'ready'],
  ])('of a sender that is %s leads from the line, which is %s, to the relay', (status, state) => {
    expect(describePath(sender('evts/3'), stream(status, undefined, 'evts/3'))).toMatchObject({
      sources: [{ role: 'line', address: '', state }],
      relay: 'relay.example:8000/live',
    });
  });
});
