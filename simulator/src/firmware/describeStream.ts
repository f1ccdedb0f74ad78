import { parseStreamAddress, type StreamContext } from '@carillon/protocol/stream';
import type { PlayerState } from './player.ts';

const DEFAULT_PORTS: Readonly<Record<string, number>> = { https: 443, icecast: 8000, shoutcast: 8000 };

/**
 * The ctx of a stream message (D3). Of its address host and port alone, which may also hold a user and a password
 * (FLT-092); what the station says of itself only while somebody asked with StartExtra (docs/protocol.md, Broker protocol).
 */
export function describeStream(state: PlayerState, isExtra: boolean): StreamContext {
  const { event, isFailOver, message, station } = state;
  if (!event) return {};
  const { uri } = (isFailOver && event.mode === 'playback' && event.fail) || event.main;
  const ctx: StreamContext = { msg: message, fail: isFailOver ? 1 : 0, ...hostOf(uri) };
  if (!station) return ctx;
  const { mime, ch, br, sr, name, url, descr, adv, genre } = station;
  return { ...ctx, mime, ch, br, sr, ...(isExtra && { name, url, descr, adv, genre }) };
}

function hostOf(uri: string): { host?: string; port?: number } {
  const address = parseStreamAddress(uri);
  if (!address) return {};
  const port = /^[^/?#:]+:(\d+)/.exec(address.display)?.[1];
  const scheme = /^[a-z]+(?=:\/\/)/i.exec(uri)?.[0].toLowerCase() ?? 'http';
  return { host: address.host, port: port ? Number(port) : (DEFAULT_PORTS[scheme] ?? 80) };
}
