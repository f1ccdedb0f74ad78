import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import * as index from './index.ts';

// What is listed here is a promise to whoever imports it; everything else can change freely.
test('@carillon/client exports what is written here, and there is no other door', () => {
  expect(Object.keys(index).sort()).toEqual([
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
    'isAborted',
    'memoryStorage',
    'mqttTransport',
  ]);
  expect(Object.keys(manifest.exports)).toEqual(['.']);
});
