import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import * as api from './api.ts';
import * as index from './index.ts';

// What is listed here is a promise to whoever imports it; everything else can change freely.
test('@carillon/client exports what is written here', () => {
  expect(Object.keys(index).sort()).toEqual([
    'ApiError',
    'CommandError',
    'UNKNOWN_DEVICE',
    'browserExclusive',
    'browserStorage',
    'browserWake',
    'createBroker',
    'createCarillonClient',
    'createHttp',
    'createLatestWriter',
    'createSession',
    'createStore',
    'doMany',
    'isAborted',
    'memoryStorage',
    'mqttTransport',
    'reportUncaught',
    'runIsolated',
  ]);
});

test('@carillon/client/api exports one thing, and there is no further door', () => {
  expect(Object.keys(api)).toEqual(['createApi']);
  expect(Object.keys(manifest.exports)).toEqual(['.', './api']);
});
