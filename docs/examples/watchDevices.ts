import { setTimeout as wait } from 'node:timers/promises';
import {
  type BrokerCredentials,
  createBroker,
  createFleet,
  type FleetDevice,
  mqttTransport,
} from '@carillon/client';
import type { AttentionPolicy, Cause, Judgment, Severity } from '@carillon/protocol/attention';
import { deviceAddress } from '@carillon/protocol/broker';
import { systemClock as clock } from '@carillon/protocol/time';

/** What the webhook is told. */
export interface Notice {
  /** The label. Null is the watcher itself: it has lost the broker, and vouches for no device meanwhile. */
  readonly device: string | null;
  readonly cause: Cause;
  /** 'none': it needs no attention any longer. */
  readonly severity: Severity;
  /** When it began; null where nobody heard it begin. */
  readonly since: string | null;
}

export interface WatchOptions {
  /** One address, or several of a cluster. */
  readonly brokerUrl: string | readonly string[];
  /** The login of a person. `wasRefused` asks for a newer one than the last, if there is any. */
  readonly credentials: (wasRefused: boolean) => Promise<BrokerCredentials | null>;
  readonly devices: readonly FleetDevice[];
  readonly webhookUrl: string;
  readonly policy?: AttentionPolicy;
  /** How long the webhook is left alone when it did not take a notice; twice as long each time, up to 5 minutes. */
  readonly retryMs?: number;
  readonly log?: (sentence: string) => void;
}

const LONGEST_RETRY_MS = 300_000;
const WEBHOOK_TIMEOUT_MS = 10_000;
const NOT_LOST = { cause: 'well', severity: 'none', sinceMs: null } as const;

/** Tells the webhook of each device that comes to need attention, or no longer does. Returns the function that ends it. */
export function watchDevices(options: WatchOptions): () => void {
  const { devices, policy, webhookUrl, retryMs = 5000, log = console.error } = options;
  const broker = createBroker({
    transport: [options.brokerUrl].flat().map((url) => mqttTransport(url)),
    clock,
    credentials: options.credentials,
  });
  const fleet = createFleet({ broker, clock, policy });
  const ended = new AbortController();
  const told = new Map<string | null, string>();
  /** What the webhook has still to hear, the newest of each device. */
  const waiting = new Map<string | null, Notice>();
  let isDelivering = false;

  function look() {
    const judged = devices.map((device) => ({ device, judgment: fleet.judgment(device) }));
    for (const { device, judgment } of judged) {
      // What nobody vouches for, or has only just begun, is no news: what was told stands.
      if (judgment.isChecked || judgment.standing === 'fault') tell(device.device_id, judgment);
    }
    const lost = judged.find(({ judgment }) => judgment.cause === 'connectionLost');
    tell(null, lost?.judgment ?? NOT_LOST);
  }

  function tell(device: string | null, judgment: Pick<Judgment, 'cause' | 'severity' | 'sinceMs'>) {
    const { cause, severity, sinceMs } = judgment;
    const state = severity === 'none' ? 'none' : `${severity} ${cause}`;
    if (state === (told.get(device) ?? 'none')) return;
    told.set(device, state);
    // The judgment counts by a clock that nobody sets; the webhook wants the time of day.
    const since = sinceMs === null ? null : clock.now() - (clock.elapsed() - sinceMs);
    waiting.set(device, {
      device,
      cause,
      severity,
      since: since === null ? null : new Date(since).toISOString(),
    });
    void deliver();
  }

  async function deliver() {
    if (isDelivering) return;
    isDelivering = true;
    let waitMs = retryMs;
    // What is put in meanwhile, or again, comes last in the same walk.
    for (const [device, notice] of waiting) {
      waiting.delete(device);
      const failure = await post(notice);
      if (ended.signal.aborted) return;
      if (failure === null) {
        waitMs = retryMs;
        continue;
      }
      // Never the address: that of a webhook is often its password.
      log(`The webhook did not take a notice (${failure}). The next try is in ${waitMs / 1000} s.`);
      if (!waiting.has(device)) waiting.set(device, notice);
      await wait(waitMs, undefined, { signal: ended.signal }).catch(() => {});
      if (ended.signal.aborted) return;
      waitMs = Math.min(2 * waitMs, LONGEST_RETRY_MS);
    }
    isDelivering = false;
  }

  /** Null where it was taken, or why not. */
  async function post(notice: Notice): Promise<string | null> {
    try {
      const { ok, status } = await fetch(webhookUrl, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(notice),
        signal: AbortSignal.any([ended.signal, AbortSignal.timeout(WEBHOOK_TIMEOUT_MS)]),
      });
      return ok ? null : String(status);
    } catch {
      return 'no answer';
    }
  }

  const leave = [
    fleet.watch(devices, look),
    broker.subscribe(() => {
      const { status, lastError } = broker.getSnapshot();
      if (status === 'disconnected' && lastError?.code === 'refused') log('The broker refuses the login.');
    }),
    ...devices.map((device) => {
      const address = deviceAddress(device);
      const link = address && broker.device(address);
      let wasRefused = false;
      return link?.subscribe(() => {
        const { isRefused } = link.getSnapshot();
        if (isRefused && !wasRefused) log(`The broker refuses ${device.device_id} to this login.`);
        wasRefused = isRefused;
      });
    }),
  ];
  broker.connect();
  return () => {
    ended.abort();
    for (const stop of leave) stop?.();
    broker.disconnect();
  };
}
