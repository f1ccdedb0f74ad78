import { parseStreamUri } from '@carillon/protocol/stream';

/** What becomes of a stream that is tried: `over` where it ends by itself. */
export type Trial = 'connecting' | 'playing' | 'over' | 'failed';

/**
 * Plays a stream in this browser and says what becomes of it, first after this call; what is returned ends it without a
 * word. A browser does not say whether an address does not answer or plays what it does not know: both are `failed`.
 */
export function playStream(uri: string, onChange: (trial: Trial) => void): () => void {
  const audio = new Audio();
  let isOver = false;
  function close() {
    isOver = true;
    // Without a source nothing more is fetched.
    audio.removeAttribute('src');
    audio.load();
  }
  function end(trial: Trial) {
    if (isOver) return;
    close();
    onChange(trial);
  }
  audio.addEventListener('playing', () => isOver || onChange('playing'));
  audio.addEventListener('ended', () => end('over'));
  audio.addEventListener('error', () => end('failed'));
  audio.src = uri;
  audio.play().catch(() => end('failed'));
  return close;
}

/**
 * Why a browser may not even try a stream: it takes no login in an address, where others could read it, and a secure page
 * plays nothing that is not.
 */
export function findBar(
  uri: string,
  hasLogin: boolean,
  protocol: string | undefined,
): 'login' | 'insecure' | null {
  if (hasLogin) return 'login';
  return protocol === 'https:' && uri.startsWith('http:') ? 'insecure' : null;
}

/** This page may try what a device plays. */
export function canPlayHere(uri: string, protocol = globalThis.location?.protocol): boolean {
  const parts = parseStreamUri(uri);
  return parts !== null && findBar(uri, parts.user !== '' || parts.password !== '', protocol) === null;
}
