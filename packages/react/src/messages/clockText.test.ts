import { type ClockKey, type ClockReport, clockStatus } from '@carillon/protocol/clock';
import { expect, test } from 'vitest';
import { clockText } from './clockText.ts';
import { clockTexts } from './en/clock.ts';
import { createMessages } from './messages.ts';

const t = createMessages().translate([clockTexts]);
const writeDateTime = (at: number) => (Number.isNaN(at) ? '---' : new Date(at).toISOString());
const said = (report: ClockReport) => clockText(t, clockStatus(report), writeDateTime);

test.each<[ClockReport, string]>([
  [{ state: 'Done', epoch: 1_800_000_000 }, 'Last synchronization: 2027-01-15T08:00:00.000Z'],
  [{ state: 'Done' }, 'Last synchronization: ---'],
  [{ state: 'Manual' }, 'Date and time inserted manually'],
  [{ state: 'Out of Sync' }, 'Date and time are stale due to a missed NTP synchronization'],
  [{ state: 'Stale' }, 'Date and time are stale due to a missed NTP synchronization'],
  [{ state: 'Syncing' }, 'Synchronizing'],
  [{ state: 'Error' }, 'The clock could not be synchronized.'],
  [
    { state: 'Error', result: -6, event: -4 },
    'NTP server could not be accessed - no reply received from the NTP server',
  ],
])('CLK-02 the state %o reads “%s”', (report, text) => {
  expect(said(report)).toBe(text);
});

test('FLT-101 a code outside the tables is named', () => {
  expect(said({ state: 'Error', result: -99, event: -1 })).toBe(
    'unknown code -99 - NTP server name DNS failed',
  );
});

// D8, word for word.
const codes: Readonly<Record<Extract<ClockKey, `clock.${'result' | 'event'}.${string}`>, string>> = {
  'clock.result.-1': 'Module is busy',
  'clock.result.-2': 'No timestamp is available, server not contacted',
  'clock.result.-3': "Timestamp is stale, there's no recent timestamp",
  'clock.result.-4': 'NTP socket operation error',
  'clock.result.-5': 'NTP socket bind failed',
  'clock.result.-6': 'NTP server could not be accessed',
  'clock.result.-7': 'Wrong NTP version received',
  'clock.result.-8': 'Wrong NTP timestamp received',
  'clock.result.-9': 'NTP time synchronization error',
  'clock.result.-10': 'NTP KissOfDeath code has been received',
  'clock.result.-11': 'NTP DNS error',
  'clock.result.-12': 'NTP interface error',
  'clock.result.-13': 'NTP connection type error',
  'clock.event.1': 'A new NTP timestamp has been acquired successfully',
  'clock.event.-1': 'NTP server name DNS failed',
  'clock.event.-2': 'could not select a valid NTP interface',
  'clock.event.-3': 'could not bind the socket to the NTP interface or timeout on the socket TX',
  'clock.event.-4': 'no reply received from the NTP server',
  'clock.event.-5': 'the server response has a wrong version',
  'clock.event.-6': 'the server response had wrong timestamp',
  'clock.event.-7': "the server replied with a Kiss O' Death code",
  'clock.event.-8': 'the server response has a synchronization error',
};

test.each(Object.entries(codes))('CLK-02 %s reads “%s”', (key, text) => {
  const [, table = '', code] = key.split('.');
  expect(said({ state: 'Error', [table]: Number(code) })).toBe(text);
});
