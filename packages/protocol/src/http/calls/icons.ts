import * as z from 'zod/mini';
import { icon } from '../../device/index.ts';
import { defineCall } from '../call.ts';
import { count, countQuery, listQuery } from './shared.ts';

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
