import { CODECS, FLAC, MP3, OGG_VORBIS } from '@carillon/protocol/encoder';
import type { Clock } from '@carillon/protocol/time';
import { music } from '../firmware/signal.ts';
import type { SourceListener } from '../firmware/source.ts';
import type { Station } from '../firmware/stations.ts';
import { seedFrom } from '../random.ts';
import { type Head, readHead } from './head.ts';
import { describeFailure, formatHost, loginLine, openSocket, type Place, readPlace } from './place.ts';
import { openStream, type Stream } from './stream.ts';

/** So long nothing may come of a stream that plays. */
export const SILENCE_MS = 15_000;
const MOST_HOPS = 3;
const MAX_LIST_BYTES = 1024;

/** It has no number of its own: the table of codecs ends before it. */
const AAC = CODECS.length;
/** The codec of what is played, by its type. */
const PLAYED: Readonly<Record<string, number>> = {
  'audio/mpeg': MP3,
  'audio/mp3': MP3,
  'audio/ogg': OGG_VORBIS,
  'application/ogg': OGG_VORBIS,
  'audio/flac': FLAC,
  'audio/aac': AAC,
  'audio/aacp': AAC,
};
const LISTS = /^(?:audio\/x-mpegurl|audio\/mpegurl|application\/vnd\.apple\.mpegurl|audio\/x-scpls)$/;

/**
 * Listens to a radio over the network: what the station says of itself is from the wire, how loud it is from a model, for
 * nothing is decoded. Follows three redirects and one playlist. Returns the function that hangs up.
 */
export function listen(uri: string, clock: Clock, listener: SourceListener): () => void {
  return openStream(clock, listener, (stream) => visit(stream, readPlace(uri), 0, false));

  function visit(stream: Stream, place: Place | null, hops: number, isListed: boolean) {
    const { end } = stream;
    if (!place) return end('The address is not valid');
    const from = place;
    let bytes: Buffer = Buffer.alloc(0);
    let head: Head | undefined;
    let isPlaying = false;
    let cancelSilence = () => {};

    const socket = openSocket(from, () => {
      // By HTTP/1.0 nobody answers in chunks, and without `Icy-MetaData` nothing stands between the sound.
      socket.write(
        `GET ${from.path} HTTP/1.0\r\nHost: ${formatHost(from)}\r\nUser-Agent: Carillon\r\n${loginLine(from)}\r\n`,
      );
    });
    const close = () => {
      cancelSilence();
      socket.removeAllListeners().on('error', () => {});
      socket.destroy();
    };
    stream.hangUp = close;

    function next(address: string | undefined, isFromList: boolean) {
      close();
      const base = `${from.isTls ? 'https' : 'http'}://${formatHost(from)}${from.path}`;
      if (address === undefined) return end('The address that the server names is missing');
      if (hops === MOST_HOPS) return end('The server sends on too often');
      visit(stream, readPlace(address, base), hops + 1, isListed || isFromList);
    }

    function waitForSound() {
      cancelSilence();
      cancelSilence = clock.after(SILENCE_MS, () => end(`Nothing came for ${SILENCE_MS / 1000} s`));
    }

    function begin(found: Head) {
      const { status, fields } = found;
      if (status >= 300 && status < 400) return next(fields.get('location'), false);
      if (status !== 200) return end(`The server answered ${status}`);
      const type = typeOf(found);
      if (LISTS.test(type) || /\.(?:m3u|pls)$/i.test(from.path.split('?')[0] ?? '')) {
        // Its text follows.
        return isListed ? end('A playlist leads to another one') : undefined;
      }
      const station = readStation(found, from);
      if (!station)
        return end(type === '' ? 'The server does not say what it sends' : `That is no sound: ${type}`);
      isPlaying = true;
      waitForSound();
      listener.onStart(station);
    }

    socket.on('data', (chunk: Buffer) => {
      if (isPlaying) return waitForSound();
      bytes = Buffer.concat([bytes, chunk]);
      try {
        if (!head) {
          const found = readHead(bytes);
          if (!found) return;
          head = found;
          bytes = bytes.subarray(found.endsAt);
          begin(found);
        }
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        return end(error.message);
      }
      // What still comes is a playlist.
      if (!stream.isOver && !isPlaying && stream.hangUp === close && bytes.length >= MAX_LIST_BYTES)
        readList();
    });
    socket.on('end', () => {
      if (head && !isPlaying && stream.hangUp === close) readList();
      else end(isPlaying ? 'The stream ended' : 'The server closed the connection');
    });
    socket.on('error', (error) => end(describeFailure(error)));

    function readList() {
      const text = bytes.subarray(0, MAX_LIST_BYTES).toString('utf8');
      if (text.includes('#EXT-X-')) return end('That is a stream in parts (HLS), which is not played');
      const [, file] = /^File1=(.+)$/im.exec(text) ?? [];
      const line = text.split(/\r?\n/).find((one) => one.trim() !== '' && !/^[#[]/.test(one));
      next((file ?? line)?.trim(), true);
    }
  }
}

const typeOf = ({ fields }: Head) =>
  (fields.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** What a station says of itself; null where it sends no sound. */
function readStation(head: Head, { host }: Place): Station | null {
  const { fields } = head;
  const mime = typeOf(head);
  const codec = Object.hasOwn(PLAYED, mime) ? PLAYED[mime] : undefined;
  if (codec === undefined) return null;
  const info = readInfo(fields.get('ice-audio-info') ?? fields.get('icy-audio-info') ?? '');
  const number = (...texts: (string | undefined)[]) =>
    Number(/\d+/.exec(texts.find((text) => text) ?? '')?.[0] ?? 0);
  return {
    codec,
    mime,
    ch: info.get('channels') === '1' ? 0 : 1,
    br: number(fields.get('icy-br'), info.get('bitrate')),
    sr: number(fields.get('icy-sr'), info.get('samplerate')),
    name: fields.get('icy-name') ?? '',
    url: fields.get('icy-url') ?? '',
    descr: fields.get('icy-description') ?? '',
    genre: fields.get('icy-genre') ?? '',
    adv: fields.get('icy-pub') === '1' ? 1 : 0,
    signal: music(seedFrom(host)),
  };
}

/** 'ice-samplerate=44100;ice-channels=2', with or without 'ice-'. */
const readInfo = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(';').map((part) => {
      const [name = '', value = ''] = part.split('=');
      return [name.trim().replace(/^ice-/, ''), value.trim()] as const;
    }),
  );
