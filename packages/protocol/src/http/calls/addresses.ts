import { address, addressBody } from '../../account/index.ts';
import { countCall, deleteCall, listCall, orderCall, postCall, readCall, updateCall } from '../shapes.ts';

export const countAddresses = countCall('/addresses/count/{userId}', 'owner');
export const listAddresses = listCall('/addresses/list/{userId}', 'owner', address);
export const orderAddresses = orderCall('/addresses/order', 'user');
export const readAddress = readCall('/addresses/{userId}/{id}', 'owner', address);
export const addAddress = postCall('/addresses/{userId}', 'owner', addressBody, address);
export const updateAddress = updateCall('/addresses/{userId}/{id}', 'owner', addressBody, address);
export const deleteAddress = deleteCall('/addresses/{userId}/{id}', 'owner');
