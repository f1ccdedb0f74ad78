import * as z from 'zod/mini';
import { tag, tagBody } from '../../catalog/index.ts';
import { defineCall } from '../call.ts';
import { count, countQuery, deleted, listQuery, orderOptions } from './shared.ts';

export const countTags = defineCall({
  method: 'GET',
  path: '/tags/count/{userId}/{flag}',
  access: 'owner',
  query: countQuery,
  answer: count,
});

export const listTags = defineCall({
  method: 'GET',
  path: '/tags/list/{userId}/{flag}',
  access: 'owner',
  query: listQuery,
  answer: z.array(tag),
});

export const orderTags = defineCall({
  method: 'GET',
  path: '/tags/order',
  access: 'user',
  answer: orderOptions,
});

export const readTag = defineCall({
  method: 'GET',
  path: '/tags/{userId}/{id}',
  access: 'owner',
  answer: tag,
});

export const addTag = defineCall({
  method: 'POST',
  path: '/tags/{userId}',
  access: 'admin',
  body: tagBody,
  answer: tag,
});

export const updateTag = defineCall({
  method: 'PUT',
  path: '/tags/{userId}/{id}',
  access: 'admin',
  body: tagBody,
  answer: tag,
});

export const deleteTag = defineCall({
  method: 'DELETE',
  path: '/tags/{userId}/{id}',
  access: 'admin',
  answer: deleted,
});
