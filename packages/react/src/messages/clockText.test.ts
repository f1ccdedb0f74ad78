import { type ClockReport, clockStatus } from '@carillon/protocol/clock';
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

test('a code is written alike in every locale', () => {
  const arabic = createMessages({ locale: 'ar-EG' }).translate([clockTexts]);
  const status = clockStatus({ state: 'Error', result: -1099, event: 0 });
  expect(clockText(arabic, status, writeDateTime)).toContain('unknown code -1099');
});

// D8, word for word.
test.each([
  ['result', -1, 'Module is busy'],
  ['result', -2, 'No timestamp is available, server not contacted'],
  ['result', -3, "Timestamp is stale, there's no recent timestamp"],
  ['result', -4, 'NTP socket operation error'],
  ['result', -5, 'NTP socket bind failed'],
  ['result', -6, 'NTP server could not be accessed'],
  ['result', -7, 'Wrong NTP version received'],
  ['result', -8, 'Wrong NTP timestamp received'],
  ['result', -9, 'NTP time synchronization error'],
  ['result', -10, 'NTP KissOfDeath code has been received'],
  ['result', -11, 'NTP DNS error'],
  ['result', -12, 'NTP interface error'],
  ['result', -13, 'NTP connection type error'],
  ['event', 1, 'A new NTP timestamp has been acquired successfully'],
  ['event', -1, 'NTP server name DNS failed'],
  ['event', -2, 'could not select a valid NTP interface'],
  ['event', -3, 'could not bind the socket to the NTP interface or timeout on the socket TX'],
  ['event', -4, 'no reply received from the NTP server'],
  ['event', -5, 'the server response has a wrong version'],
  ['event', -6, 'the server response had wrong timestamp'],
  ['event', -7, "the server replied with a Kiss O' Death code"],
  ['event', -8, 'the server response has a synchronization error'],
])('CLK-02 the %s code %i reads “%s”', (table, code, text) => {
  expect(said({ state: 'Error', [table]: code })).toBe(text);
});
