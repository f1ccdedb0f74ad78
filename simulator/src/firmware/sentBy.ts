import type { DeviceEvent } from '@carillon/protocol/device';
import { flacKbps, MP3, OGG_VORBIS, oggKbps } from '@carillon/protocol/encoder';
import type { Levels } from './signal.ts';
import type { Station } from './stations.ts';

type SenderEvent = Extract<DeviceEvent, { mode: 'sender' }>;
type Encoder = SenderEvent['encoder'];

/** A sender describes its own stream; only the level comes from the other side of the port, here the line input. */
export function sentBy({ encoder, radio }: SenderEvent, line: Station): Station {
  return {
    codec: encoder.codec,
    mime: encoder.codec === MP3 ? 'audio/mpeg' : 'application/ogg',
    ch: encoder.ch === 0 ? 0 : 1,
    br: kbpsOf(encoder),
    sr: encoder.sr,
    name: radio.name,
    url: radio.url,
    descr: radio.desc,
    genre: radio.genre,
    adv: radio.adv,
    signal: (elapsedMs) => encoded(encoder, line.signal(elapsedMs)),
  };
}

/** `encoder.br` is kbit/s, for Ogg the quality step; FLAC has none and packs 16 bits of a sample into about 10. */
function kbpsOf({ codec, ch, sr, br = 0 }: Encoder): number {
  if (codec === MP3) return br;
  if (codec === OGG_VORBIS) return oggKbps(ch, sr, br) ?? 0;
  return Math.round(((flacKbps(ch, sr) ?? 0) * 10) / 16);
}

/** What the chip meters behind its channel mode (D3, Channel modes): 2 is left, 3 right, 4 both in one. */
function encoded({ ch, adc }: Encoder, [left, right]: Levels): Levels {
  if (ch !== 0) return [left, right];
  const level = adc === 2 ? left : adc === 3 ? right : Math.max(left, right);
  return [level, level];
}
