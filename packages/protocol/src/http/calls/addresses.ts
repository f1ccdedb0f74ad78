import * as z from 'zod/mini';
import { address, addressBody } from '../../account/index.ts';
import { defineCall } from '../call.ts';
import { count, countQuery, deleted, listQuery, orderOptions } from './shared.ts';

export const countAddresses = defineCall({
  method: 'GET',
  path: '/addresses/count/{userId}',
  access: 'owner',
  query: countQuery,
  answer: count,
});

export const listAddresses = defineCall({
  method: 'GET',
  path: '/addresses/list/{userId}',
  access: 'owner',
  query: listQuery,
  answer: z.array(address),
});

export const orderAddresses = defineCall({
  method: 'GET',
  path: '/addresses/order',
  access: 'user',
  answer: orderOptions,
});

export const readAddress = defineCall({
  method: 'GET',
  path: '/addresses/{userId}/{id}',
  access: 'owner',
  answer: address,
});

export const addAddress = defineCall({
  method: 'POST',
  path: '/addresses/{userId}',
  access: 'owner',
  body: addressBody,
  answer: address,
});

export const updateAddress = defineCall({
  method: 'PUT',
  path: '/addresses/{userId}/{id}',
  access: 'owner',
  body: addressBody,
  answer: address,
});

export const deleteAddress = defineCall({
  method: 'DELETE',
  path: '/addresses/{userId}/{id}',
  access: 'owner',
  answer: deleted,
});
