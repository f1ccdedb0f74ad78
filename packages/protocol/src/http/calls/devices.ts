import * as z from 'zod/mini';
import { device, deviceBody, newDeviceBody } from '../../device/index.ts';
import { defineCall } from '../call.ts';
import { count, countQuery, deleted, listQuery, orderOptions } from './shared.ts';

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
  answer: orderOptions,
});

export const readDevice = defineCall({
  method: 'GET',
  path: '/devices/{userId}/{id}',
  access: 'owner',
  answer: device,
});

export const registerDevice = defineCall({
  method: 'POST',
  path: '/devices/{userId}',
  access: 'owner',
  body: newDeviceBody,
  answer: device,
});

export const updateDevice = defineCall({
  method: 'PUT',
  path: '/devices/{userId}/{id}',
  access: 'owner',
  body: deviceBody,
  answer: device,
});

export const unregisterDevice = defineCall({
  method: 'DELETE',
  path: '/devices/{userId}/{id}',
  access: 'owner',
  answer: deleted,
});
