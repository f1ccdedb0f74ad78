import * as z from 'zod/mini';
import { deviceTag, deviceTagBody } from '../../device/index.ts';
import { defineCall } from '../call.ts';
import { count, countQuery, deleted, listQuery, orderOptions } from './shared.ts';

export const countDeviceTags = defineCall({
  method: 'GET',
  path: '/device_tags/count/{userId}',
  access: 'owner',
  query: countQuery,
  answer: count,
});

export const listDeviceTags = defineCall({
  method: 'GET',
  path: '/device_tags/list/{userId}',
  access: 'owner',
  query: listQuery,
  answer: z.array(deviceTag),
});

export const orderDeviceTags = defineCall({
  method: 'GET',
  path: '/device_tags/order',
  access: 'user',
  answer: orderOptions,
});

export const readDeviceTag = defineCall({
  method: 'GET',
  path: '/device_tags/{userId}/{id}',
  access: 'owner',
  answer: deviceTag,
});

export const addDeviceTag = defineCall({
  method: 'POST',
  path: '/device_tags/{userId}',
  access: 'owner',
  body: deviceTagBody,
  answer: deviceTag,
});

export const updateDeviceTag = defineCall({
  method: 'PUT',
  path: '/device_tags/{userId}/{id}',
  access: 'owner',
  body: deviceTagBody,
  answer: deviceTag,
});

export const deleteDeviceTag = defineCall({
  method: 'DELETE',
  path: '/device_tags/{userId}/{id}',
  access: 'owner',
  answer: deleted,
});
