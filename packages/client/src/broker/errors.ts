/**
 * Why there is no connection (D8). A failed connect: 'unreachable' is code 1, 'down' 7, 'refused' any other. A
 * connection that ended: 'closed' on purpose is code 0, 'lost' 8, 'silent' any other.
 */
export type BrokerErrorCode = 'unreachable' | 'down' | 'refused' | 'closed' | 'lost' | 'silent';

export interface BrokerError {
  readonly code: BrokerErrorCode;
  /** Where the connection led, for the sentence of D8. */
  readonly address: string;
}

/** Why a command has no result (D8). */
export type CommandErrorCode =
  /** There is no connection: nothing was sent. */
  | 'notConnected'
  /** The connection went while the command waited; whether the device acted is unknown. */
  | 'connectionLost'
  /** The device said Offline: nothing was sent, or nothing will come. */
  | 'deviceOffline'
  /** The broker does not let us hear this device. */
  | 'subscription'
  /** It let us before: the device was unregistered, or is somebody else's now. */
  | 'deviceNotValid'
  /** No reply in time, of the device or of the broker. */
  | 'timeout'
  /** The device refused; `deviceMessage` says why. */
  | 'refused'
  /** The reply does not have the shape of the command. */
  | 'invalidReply';

/** A command that failed. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly code: CommandErrorCode;
  /** 'StartEvent'. */
  readonly command: string;
  /** Of the device; empty where it has no topics, or was still looked up. */
  readonly label: string;
  /** What the device said, for people; may be hostile, so only ever shown as text. */
  readonly deviceMessage: string | undefined;
  readonly timeoutMs: number | undefined;

  constructor(
    code: CommandErrorCode,
    details: { command: string; label: string; deviceMessage?: string | undefined; timeoutMs?: number },
  ) {
    super(`${details.command} to ${details.label} failed: ${code}`);
    this.code = code;
    this.command = details.command;
    this.label = details.label;
    this.deviceMessage = details.deviceMessage;
    this.timeoutMs = details.timeoutMs;
  }
}
