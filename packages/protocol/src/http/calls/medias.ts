import { media, mediaChanges, mediaUpload } from '../../catalog/index.ts';
import {
  countCall,
  deleteCall,
  listCall,
  multipart,
  orderCall,
  postCall,
  readCall,
  updateCall,
} from '../shapes.ts';

export const countMedias = countCall('/medias/count', 'admin');
export const listMedias = listCall('/medias/list', 'admin', media);
export const orderMedias = orderCall('/medias/order', 'admin');
export const readMedia = readCall('/medias/{id}', 'admin', media);
export const addMedia = multipart(postCall('/medias/add', 'admin', mediaUpload, media));
export const updateMedia = multipart(updateCall('/medias/{id}', 'admin', mediaChanges, media));
export const deleteMedia = deleteCall('/medias/{id}', 'admin');
