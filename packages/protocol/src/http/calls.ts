import * as z from 'zod/mini';
import { loginAnswer, loginForm, sessionToken } from '../account/index.ts';
import { device, deviceTag, icon } from '../device/index.ts';
import { listQuery, orderOption } from '../list/index.ts';
import { defineCall } from './call.ts';

const nothing = z.object({});
const count = z.int().check(z.gte(0));
const countQuery = z.pick(listQuery, { query: true });

/** Refused logins answer 401 whatever the reason; the message says which (decisions, HTTP API). */
export const login = defineCall({
  method: 'POST',
  path: '/accounts/login',
  access: 'public',
  body: loginForm,
  answer: loginAnswer,
});

export const logout = defineCall({
  method: 'POST',
  path: '/accounts/logout',
  access: 'user',
  answer: nothing,
});

/** The old token stays valid until its own expiry. */
export const refreshToken = defineCall({
  method: 'GET',
  path: '/accounts/refresh-token',
  access: 'user',
  answer: sessionToken,
});

export const countDevices = defineCall({
  method: 'GET',
  path: '/devices/count/{userId}',
  access: 'owner',
  query: countQuery,
  answer: count,
});

export const listDevices = defineCall({
  method: 'GET',
  path: '/devices/list/{userId}',
  access: 'owner',
  query: listQuery,
  answer: z.array(device),
});

export const orderDevices = defineCall({
  method: 'GET',
  path: '/devices/order',
  access: 'user',
  answer: z.array(orderOption),
});

export const readDevice = defineCall({
  method: 'GET',
  path: '/devices/{userId}/{id}',
  access: 'owner',
  answer: device,
});

export const listDeviceTags = defineCall({
  method: 'GET',
  path: '/device_tags/list/{userId}',
  access: 'owner',
  query: listQuery,
  answer: z.array(deviceTag),
});

export const countIcons = defineCall({
  method: 'GET',
  path: '/icons/count/{userId}',
  access: 'owner',
  query: countQuery,
  answer: count,
});

export const listIcons = defineCall({
  method: 'GET',
  path: '/icons/list/{userId}',
  access: 'owner',
  query: listQuery,
  answer: z.array(icon),
});

/** Every call by its name: what the platform must answer. */
export const calls = {
  login,
  logout,
  refreshToken,
  countDevices,
  listDevices,
  orderDevices,
  readDevice,
  listDeviceTags,
  countIcons,
  listIcons,
};
export type CallName = keyof typeof calls;
