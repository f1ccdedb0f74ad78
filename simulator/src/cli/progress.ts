import type { Clock } from '@carillon/protocol/time';
import type { FleetCounters } from '../fleet/uplink.ts';
import type { Output } from './context.ts';

const EVERY_MS = 1000;

/** Shows what a fleet does, each second: one line that changes on a terminal, JSON lines elsewhere. Returns its end. */
export function showProgress(
  output: Output,
  clock: Clock,
  devices: number,
  counters: Readonly<FleetCounters>,
): () => void {
  let before = { ...counters };
  let cancel = () => {};

  function show() {
    if (output.status) output.status(sentence(devices, before, counters));
    else output.log(JSON.stringify({ at: new Date(clock.now()).toISOString(), devices, ...counters }));
    before = { ...counters };
  }

  function tick() {
    show();
    cancel = clock.after(EVERY_MS, tick);
  }

  cancel = clock.after(EVERY_MS, tick);
  return () => {
    cancel();
    output.status?.('');
    if (!output.status) show();
  };
}

function sentence(devices: number, before: FleetCounters, now: Readonly<FleetCounters>): string {
  const perSecond = (name: 'sent' | 'received') => count(now[name] - before[name]);
  const trouble = [
    ...(now.lost > 0 ? [`${countOf(now.lost, 'connection')} lost`] : []),
    ...(now.failed > 0 ? [`${countOf(now.failed, 'attempt')} failed`] : []),
    ...(now.dropped > 0 ? [`${countOf(now.dropped, 'message')} dropped`] : []),
  ];
  return [
    `${count(now.online)} of ${count(devices)} online`,
    `${perSecond('sent')} messages/s sent`,
    `${perSecond('received')}/s received`,
    ...trouble,
  ].join(', ');
}

const count = (value: number) => value.toLocaleString('en-US');

const countOf = (value: number, what: string) => `${count(value)} ${what}${value === 1 ? '' : 's'}`;
