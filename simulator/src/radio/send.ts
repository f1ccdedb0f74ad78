import type { SenderEvent } from '@carillon/protocol/device';
import { MP3 } from '@carillon/protocol/encoder';
import { parseSenderUri, type SenderUri } from '@carillon/protocol/stream';
import type { Clock } from '@carillon/protocol/time';
import type { SourceListener } from '../firmware/source.ts';
import { stationAt } from '../firmware/stations.ts';
import { MAX_HEAD_BYTES, oneLine, readHead } from './head.ts';
import { createSilence } from './mp3.ts';
import { describeFailure, loginLine, openSocket } from './place.ts';
import { openStream, type Stream } from './stream.ts';

/** How often sound is written. */
const STEP_MS = 200;
/** By more than this a machine was not busy, but asleep. */
const LATEST_MS = 2000;
/** A relay that takes nothing is no longer there. */
const MAX_BEHIND_BYTES = 1024 * 1024;
const ICECAST_PORT = 8000;

/**
 * Sends to a relay server over the network: frames of silence in the format of the event, at its pace. Icecast and Shoutcast,
 * MP3 alone. Returns the function that hangs up.
 */
export function send(event: SenderEvent, clock: Clock, listener: SourceListener): () => void {
  return openStream(clock, listener, begin);

  function begin(stream: Stream) {
    const { end } = stream;
    const { encoder, radio, main } = event;
    const relay = parseSenderUri(main.uri);
    if (!relay) return end('The address is not valid');
    const { codec, sr, br = 0 } = encoder;
    const ch = encoder.ch === 0 ? 0 : 1;
    const take = codec === MP3 ? createSilence({ br, sr, ch }) : null;
    if (!take) return end('A simulated device sends MP3 alone');
    const isShoutcast = relay.scheme === 'shoutcast';
    const port = (relay.port ?? ICECAST_PORT) + (isShoutcast ? 1 : 0);
    const place = {
      isTls: main.tls === 1,
      host: relay.host,
      port,
      user: relay.user,
      password: relay.password,
    };
    const facts = {
      name: radio.name,
      genre: radio.genre,
      url: radio.url,
      public: String(radio.adv),
      bitrate: String(br),
    };
    let answer: Buffer = Buffer.alloc(0);
    let isSending = false;
    let sentMs = 0;
    let steppedMs = 0;
    let cancelStep = () => {};

    const socket = openSocket(place, () => {
      socket.write(
        isShoutcast
          ? `${oneLine(relay.password)}\r\n`
          : icecastHead(relay, port, { ...facts, description: radio.desc }, { sr, ch }),
      );
    });
    stream.hangUp = () => {
      cancelStep();
      socket.removeAllListeners().on('error', () => {});
      // In good order, so that the relay ends the stream at once.
      socket.end();
    };

    function start() {
      isSending = true;
      sentMs = steppedMs = clock.elapsed();
      // The line input; what it sends is said by the event itself.
      listener.onStart(stationAt(relay?.host ?? ''));
      step();
    }

    function step() {
      if (socket.writableLength > MAX_BEHIND_BYTES) return end('The relay takes no more');
      // After a sleep nothing is made up for.
      const late = clock.elapsed() - steppedMs - LATEST_MS;
      if (late > 0) sentMs += late;
      steppedMs = clock.elapsed();
      const sound = take?.(steppedMs - sentMs);
      if (sound && sound.length > 0) socket.write(sound);
      cancelStep = clock.after(STEP_MS, step);
    }

    socket.on('data', (chunk: Buffer) => {
      if (isSending) return;
      answer = Buffer.concat([answer, chunk]);
      try {
        if (isShoutcast) readShoutcast();
        else readIcecast();
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        end(error.message);
      }
    });

    function readIcecast() {
      const head = readHead(answer);
      if (!head) return;
      answer = answer.subarray(head.endsAt);
      // 100 lets it send, and an older server says 200 at once.
      if (head.status === 100 || head.status === 200) start();
      else end(head.status === 401 ? 'The relay refused the password' : `The relay answered ${head.status}`);
    }

    function readShoutcast() {
      const text = answer.toString('latin1');
      if (answer.length > MAX_HEAD_BYTES) throw new RangeError('The relay does not speak Shoutcast');
      if (!text.includes('\n')) return;
      if (!text.startsWith('OK2')) return end('The relay refused the password');
      const lines = [
        `icy-name:${oneLine(facts.name)}`,
        `icy-genre:${oneLine(facts.genre)}`,
        `icy-url:${oneLine(facts.url)}`,
        `icy-pub:${facts.public}`,
        `icy-br:${facts.bitrate}`,
        'content-type:audio/mpeg',
      ];
      socket.write(`${lines.join('\r\n')}\r\n\r\n`);
      start();
    }

    socket.on('end', () =>
      end(isSending ? 'The relay closed the connection' : 'The relay refused the stream'),
    );
    socket.on('error', (error) => end(describeFailure(error)));
  }
}

function icecastHead(
  { host, mountpoint, user, password }: SenderUri,
  port: number,
  facts: Readonly<Record<string, string>>,
  { sr, ch }: { readonly sr: number; readonly ch: number },
): string {
  const lines = Object.entries(facts).map(([name, value]) => `ice-${name}: ${oneLine(value)}`);
  return [
    `PUT ${mountpoint.split('/').map(encodeURIComponent).join('/')} HTTP/1.1`,
    `Host: ${host}:${port}`,
    loginLine({ user: user || 'source', password }).trimEnd(),
    'User-Agent: Carillon',
    'Content-Type: audio/mpeg',
    ...lines,
    `ice-audio-info: samplerate=${sr};channels=${ch + 1}`,
    'Expect: 100-continue',
    '',
    '',
  ].join('\r\n');
}
