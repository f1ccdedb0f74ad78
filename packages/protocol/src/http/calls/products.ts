import * as z from 'zod/mini';
import { product, productBody } from '../../catalog/index.ts';
import { defineCall } from '../call.ts';
import { count, countQuery, deleted, listQuery, orderOptions } from './shared.ts';

export const countProducts = defineCall({
  method: 'GET',
  path: '/products/count',
  access: 'public',
  query: countQuery,
  answer: count,
});

export const listProducts = defineCall({
  method: 'GET',
  path: '/products/list',
  access: 'public',
  query: listQuery,
  answer: z.array(product),
});

export const orderProducts = defineCall({
  method: 'GET',
  path: '/products/order',
  access: 'public',
  answer: orderOptions,
});

export const readProduct = defineCall({
  method: 'GET',
  path: '/products/{id}',
  access: 'public',
  answer: product,
});

export const addProduct = defineCall({
  method: 'POST',
  path: '/products/add',
  access: 'admin',
  body: productBody,
  answer: product,
});

export const updateProduct = defineCall({
  method: 'PUT',
  path: '/products/{id}',
  access: 'admin',
  body: productBody,
  answer: product,
});

export const deleteProduct = defineCall({
  method: 'DELETE',
  path: '/products/{id}',
  access: 'admin',
  answer: deleted,
});
