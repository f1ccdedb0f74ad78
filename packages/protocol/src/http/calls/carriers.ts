import * as z from 'zod/mini';
import { carrier, carrierBody } from '../../catalog/index.ts';
import { defineCall } from '../call.ts';
import { count, countQuery, deleted, listQuery, orderOptions } from './shared.ts';

export const countCarriers = defineCall({
  method: 'GET',
  path: '/carriers/count',
  access: 'admin',
  query: countQuery,
  answer: count,
});

export const listCarriers = defineCall({
  method: 'GET',
  path: '/carriers/list',
  access: 'public',
  query: listQuery,
  answer: z.array(carrier),
});

export const orderCarriers = defineCall({
  method: 'GET',
  path: '/carriers/order',
  access: 'admin',
  answer: orderOptions,
});

export const readCarrier = defineCall({
  method: 'GET',
  path: '/carriers/{id}',
  access: 'admin',
  answer: carrier,
});

export const addCarrier = defineCall({
  method: 'POST',
  path: '/carriers/add',
  access: 'admin',
  body: carrierBody,
  answer: carrier,
});

export const updateCarrier = defineCall({
  method: 'PUT',
  path: '/carriers/{id}',
  access: 'admin',
  body: carrierBody,
  answer: carrier,
});

export const deleteCarrier = defineCall({
  method: 'DELETE',
  path: '/carriers/{id}',
  access: 'admin',
  answer: deleted,
});
