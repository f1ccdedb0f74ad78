/** Why a connection could not be opened or was lost: never a library's error, so that nothing else looks at one. */
export type TransportFailure =
  /** No CONNACK in time. */
  | 'timeout'
  /** The socket failed before the CONNACK: refused, unknown host, wrong path. */
  | 'socket'
  /** The broker refused: bad credentials, unavailable, wrong version. */
  | 'refused'
  /** The socket closed after the CONNACK. */
  | 'closed'
  /** The broker no longer answers pings. */
  | 'keepalive';

/** What a connection tells. After `onClose` it tells nothing more. */
export interface TransportListener {
  onConnect(): void;
  /** `isRetained`: the broker had kept the message, and it may be old (MQTT's retain flag as it arrived). */
  onMessage(topic: string, payload: Uint8Array, isRetained: boolean): void;
  onClose(failure: TransportFailure): void;
}

/** Who connects, as MQTT knows it: a console is its user id and token, a device its label and key. */
export interface TransportLogin {
  readonly clientId: string;
  readonly username: string;
  readonly password: string;
}

/** One attempt at a connection. It never reconnects by itself. */
export interface TransportConnection {
  /** QoS 0, not retained. False if the connection is not open; then nothing is ever sent. */
  publish(topic: string, payload: string): boolean;
  /** Which of the filters the broker granted, in their order; rejects when the connection goes first. */
  subscribe(filters: readonly string[]): Promise<readonly boolean[]>;
  unsubscribe(filters: readonly string[]): void;
  /** Resolves when the broker answers, and everything that it sent before has been told; rejects when the connection goes first. */
  ping(): Promise<void>;
  /** Closes on purpose: no `onClose` follows. */
  end(): void;
}

/** The way to a broker, handed in: mqtt.js over a websocket, or a hub in the same page. */
export interface Transport {
  /** For people: where this leads, e.g. 'wss://live.example.org:9001'. */
  readonly address: string;
  connect(login: TransportLogin, listener: TransportListener): TransportConnection;
}
