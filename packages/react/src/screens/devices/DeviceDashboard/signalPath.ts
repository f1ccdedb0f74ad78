import type { StreamMessage } from '@carillon/protocol/broker';
import { isPlayback, isSender, type ListedEvent } from '@carillon/protocol/device';
import { parseStreamAddress, STREAM_STATUS, type StreamStatus } from '@carillon/protocol/stream';

/** What a source of an event is doing. */
export type SourceState = 'heard' | 'ready' | 'standby' | 'connecting' | 'notAnswering';

export interface PathSource {
  readonly role: 'main' | 'failover' | 'line';
  /** Host and path, without user and password; empty for the line input. */
  readonly address: string;
  readonly state: SourceState;
}

/** The way of the sound: the sources of an event, and where it goes. */
export interface SignalPath {
  readonly sources: readonly PathSource[];
  /** The relay server of a sender event; null where the device itself is heard. */
  readonly relay: string | null;
  readonly isHeard: boolean;
}

/** Which source is heard, by the stream context (D4, Main versus fail-over source). */
export function describePath(event: ListedEvent, stream: StreamMessage | null): SignalPath {
  const status = stream?.id === event.id ? (STREAM_STATUS[stream.status] ?? 'nothing') : 'nothing';
  const isHeard = status === 'started';
  if (isSender(event)) {
    const state = status === 'starting' ? 'connecting' : isHeard ? 'heard' : 'ready';
    return { sources: [{ role: 'line', address: '', state }], relay: addressOf(event.main.uri), isHeard };
  }
  const onFailover = stream?.ctx?.fail === 1;
  const main = {
    role: 'main',
    // What an event of another mode plays is its own matter.
    address: isPlayback(event) ? addressOf(event.main.uri) : '',
    state: mainState(status, onFailover),
  } as const;
  if (!isPlayback(event) || !event.fail) return { sources: [main], relay: null, isHeard };
  const state = failoverState(status, onFailover);
  const failover = { role: 'failover', address: addressOf(event.fail.uri), state } as const;
  return { sources: [main, failover], relay: null, isHeard };
}

function mainState(status: StreamStatus, onFailover: boolean): SourceState {
  if (status === 'failed') return 'notAnswering';
  if (status !== 'starting' && status !== 'started') return 'ready';
  if (onFailover) return 'notAnswering';
  return status === 'started' ? 'heard' : 'connecting';
}

function failoverState(status: StreamStatus, onFailover: boolean): SourceState {
  if (status === 'failed') return 'notAnswering';
  if (!onFailover) return 'standby';
  if (status === 'started') return 'heard';
  return status === 'starting' ? 'connecting' : 'standby';
}

function addressOf(uri: string): string {
  return parseStreamAddress(uri)?.display ?? '';
}
