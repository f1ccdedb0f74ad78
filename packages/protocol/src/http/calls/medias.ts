import * as z from 'zod/mini';
import { media, mediaChanges, mediaUpload } from '../../catalog/index.ts';
import { defineCall } from '../call.ts';
import { count, countQuery, deleted, listQuery, orderOptions } from './shared.ts';

export const countMedias = defineCall({
  method: 'GET',
  path: '/medias/count',
  access: 'admin',
  query: countQuery,
  answer: count,
});

export const listMedias = defineCall({
  method: 'GET',
  path: '/medias/list',
  access: 'admin',
  query: listQuery,
  answer: z.array(media),
});

export const orderMedias = defineCall({
  method: 'GET',
  path: '/medias/order',
  access: 'admin',
  answer: orderOptions,
});

export const readMedia = defineCall({
  method: 'GET',
  path: '/medias/{id}',
  access: 'admin',
  answer: media,
});

export const addMedia = defineCall({
  method: 'POST',
  path: '/medias/add',
  access: 'admin',
  isMultipart: true,
  body: mediaUpload,
  answer: media,
});

export const updateMedia = defineCall({
  method: 'PUT',
  path: '/medias/{id}',
  access: 'admin',
  isMultipart: true,
  body: mediaChanges,
  answer: media,
});

export const deleteMedia = defineCall({
  method: 'DELETE',
  path: '/medias/{id}',
  access: 'admin',
  answer: deleted,
});
