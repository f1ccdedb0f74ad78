import * as z from 'zod/mini';
import { country, countryBody } from '../../catalog/index.ts';
import { defineCall } from '../call.ts';
import { count, countQuery, deleted, listQuery, orderOptions } from './shared.ts';

export const countCountries = defineCall({
  method: 'GET',
  path: '/countries/count',
  access: 'admin',
  query: countQuery,
  answer: count,
});

export const listCountries = defineCall({
  method: 'GET',
  path: '/countries/list',
  access: 'public',
  query: listQuery,
  answer: z.array(country),
});

export const orderCountries = defineCall({
  method: 'GET',
  path: '/countries/order',
  access: 'admin',
  answer: orderOptions,
});

export const readCountry = defineCall({
  method: 'GET',
  path: '/countries/{id}',
  access: 'admin',
  answer: country,
});

export const addCountry = defineCall({
  method: 'POST',
  path: '/countries/add',
  access: 'admin',
  body: countryBody,
  answer: country,
});

export const updateCountry = defineCall({
  method: 'PUT',
  path: '/countries/{id}',
  access: 'admin',
  body: countryBody,
  answer: country,
});

export const deleteCountry = defineCall({
  method: 'DELETE',
  path: '/countries/{id}',
  access: 'admin',
  answer: deleted,
});
