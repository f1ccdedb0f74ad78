/** Words of other tools for load on a broker, as of MQTTX, and what they are here. */
const WORDS: Readonly<Record<string, string>> = {
  '-c': '--devices N',
  '--count': '--devices N',
  '-i': '--connects N, how many connect a second',
  '--interval': '--connects N, how many connect a second',
  '--hostname': '--broker mqtt://HOST:PORT',
  '-p': '--broker mqtt://HOST:PORT',
  '--port': '--broker mqtt://HOST:PORT',
  '-l': '--broker with mqtt://, mqtts://, ws:// or wss://',
  '--protocol': '--broker with mqtt://, mqtts://, ws:// or wss://',
  '-u': '--username NAME',
  '-P': '--password WORD',
  '-I': '--prefix TEXT',
  '--client-id': '--prefix TEXT',
  '-im': '--meter N, messages a second and device',
  '--message-interval': '--meter N, messages a second and device',
  bench: 'fleet',
  conn: 'fleet',
};

/** A hint for somebody who has the words of another tool; '' for none. */
export const hintAt = (word: string): string =>
  Object.hasOwn(WORDS, word) ? ` Here it is ${WORDS[word]}.` : '';
