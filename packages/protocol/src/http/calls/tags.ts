import { tag, tagBody } from '../../catalog/index.ts';
import { countCall, deleteCall, listCall, orderCall, postCall, readCall, updateCall } from '../shapes.ts';

export const countTags = countCall('/tags/count/{userId}/{flag}', 'owner');
export const listTags = listCall('/tags/list/{userId}/{flag}', 'owner', tag);
export const orderTags = orderCall('/tags/order', 'user');
export const readTag = readCall('/tags/{userId}/{id}', 'owner', tag);
export const addTag = postCall('/tags/{userId}', 'admin', tagBody, tag);
export const updateTag = updateCall('/tags/{userId}/{id}', 'admin', tagBody, tag);
export const deleteTag = deleteCall('/tags/{userId}/{id}', 'admin');
