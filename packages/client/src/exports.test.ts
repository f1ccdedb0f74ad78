import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

// What is listed here is a promise to whoever imports it; everything else can change freely.
test('@carillon/client exports what is written here, and there is no other door', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toEqual([
    'ApiError',
    'CommandError',
    'browserExclusive',
    'browserStorage',
    'browserWake',
    'createBroker',
    'createCarillonClient',
    'createHttp',
    'createSession',
    'createStore',
    'memoryStorage',
    'mqttTransport',
  ]);
  expect(Object.keys(manifest.exports)).toEqual(['.']);
});
