import { describe, expect, test } from 'vitest';
import { NTP_HOST_PATTERN, ntpHostPattern, SUGGESTED_NTP_SERVERS } from './ntp.ts';

describe('CLK-03 a time server', () => {
  test.each([
    'pool.ntp.org',
    '0.europe.pool.ntp.org',
    'time.google.com',
    'time.cloudflare.com',
    'ptbtime1.ptb.de',
    '192.168.1.1',
    'time.nist.gov',
    'ntp1.inrim.it',
    'TIME.windows.com',
    'north-america.pool.ntp.org',
    `${'a'.repeat(27)}.it`,
  ])('may be %s', (host) => {
    expect(NTP_HOST_PATTERN.test(host)).toBe(true);
  });

  test.each([
    '',
    'ntp',
    'http://pool.ntp.org',
    'pool.ntp.org:123',
    'pool ntp org',
    ' pool.ntp.org',
    'pool.ntp.org\n',
    '256.0.0.1',
    'pool..ntp.org',
    '-pool.ntp.org',
    'pool.ntp.org/',
    'pool_ntp.org',
    '::1',
    `${'a'.repeat(28)}.it`,
    'localhost',
  ])('may not be %j', (host) => {
    expect(NTP_HOST_PATTERN.test(host)).toBe(false);
  });

  test('may be localhost in development', () => {
    expect(ntpHostPattern(true).test('localhost')).toBe(true);
    expect(ntpHostPattern(false).test('localhost')).toBe(false);
  });

  test('is suggested from nine', () => {
    expect(new Set(SUGGESTED_NTP_SERVERS).size).toBe(9);
    expect(SUGGESTED_NTP_SERVERS.filter((host) => !NTP_HOST_PATTERN.test(host))).toEqual([]);
  });
});
