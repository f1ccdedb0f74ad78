import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import * as account from './account/index.ts';
import * as broker from './broker/index.ts';
import * as device from './device/index.ts';
import * as http from './http/index.ts';
import * as index from './index.ts';
import * as list from './list/index.ts';
import * as schedule from './schedule/index.ts';
import * as stream from './stream/index.ts';
import * as time from './time/index.ts';

const modules = { account, broker, device, http, list, schedule, stream, time };

// What is listed here is a promise to whoever imports it; everything else can change freely.
const doors = {
  account: [
    'EMAIL_PATTERN',
    'PASSWORD_PATTERN',
    'loginAnswer',
    'loginForm',
    'role',
    'sessionToken',
    'storedSession',
    'user',
  ],
  broker: [
    'EXTRA_LAPSE_MS',
    'EXTRA_RENEW_MS',
    'LIVE_CHANNELS',
    'MAX_GREETING_BYTES',
    'MAX_LIVE_BYTES',
    'MAX_PACKET_BYTES',
    'REPLY_TIMEOUT_MS',
    'SCHEDULE_STATES',
    'codecMessage',
    'commandRefusal',
    'commandReply',
    'commandRequest',
    'commands',
    'deviceAddress',
    'getEvent',
    'getEvents',
    'greeting',
    'isOnlineGreeting',
    'liveMessages',
    'liveTopic',
    'mayPublish',
    'maySubscribe',
    'parseJson',
    'parsePayload',
    'parseTopic',
    'replyTopic',
    'requestTopic',
    'scheduleMessage',
    'startEvent',
    'startExtra',
    'stopEvent',
    'stopExtra',
    'streamMessage',
    'topicMatches',
    'vumeterMessage',
  ],
  device: [
    'DEVICE_CLASSES',
    'DEVICE_LABEL_PATTERN',
    'device',
    'deviceClass',
    'deviceEvent',
    'deviceLabel',
    'deviceTag',
    'eventId',
    'icon',
    'playbackEvent',
    'senderEvent',
    'streamSource',
    'tagVariant',
  ],
  http: [
    'calls',
    'countDevices',
    'countIcons',
    'defineCall',
    'envelope',
    'formatPath',
    'listDeviceTags',
    'listDevices',
    'listIcons',
    'login',
    'logout',
    'orderDevices',
    'readDevice',
    'refreshToken',
  ],
  list: ['PAGE_SIZES', 'listQuery', 'orderOption', 'pageWindow'],
  schedule: ['currentOccurrence', 'decodeRepeat', 'encodeRepeat', 'nextOccurrence', 'overlaps'],
  stream: ['STREAM_STATUS', 'codecName', 'parseStreamAddress', 'streamContext'],
  time: ['createVirtualClock', 'systemClock'],
};

test.each(['account', 'broker', 'device', 'http', 'list', 'schedule', 'stream', 'time'] as const)(
  '@carillon/protocol/%s exports what is written here',
  (name) => {
    expect(Object.keys(modules[name]).sort()).toEqual(doors[name]);
  },
);

test('@carillon/protocol exports all of that, and there is no other door', () => {
  expect(Object.keys(index).sort()).toEqual(Object.values(doors).flat().sort());
  expect(Object.keys(manifest.exports)).toEqual(['.', ...Object.keys(doors).map((name) => `./${name}`)]);
});
