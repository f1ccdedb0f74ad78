import { deviceTag, deviceTagBody } from '../../device/index.ts';
import { countCall, deleteCall, listCall, orderCall, postCall, readCall, updateCall } from '../shapes.ts';

export const countDeviceTags = countCall('/device_tags/count/{userId}', 'owner');
export const listDeviceTags = listCall('/device_tags/list/{userId}', 'owner', deviceTag);
export const orderDeviceTags = orderCall('/device_tags/order', 'user');
export const readDeviceTag = readCall('/device_tags/{userId}/{id}', 'owner', deviceTag);
export const addDeviceTag = postCall('/device_tags/{userId}', 'owner', deviceTagBody, deviceTag);
export const updateDeviceTag = updateCall('/device_tags/{userId}/{id}', 'owner', deviceTagBody, deviceTag);
export const deleteDeviceTag = deleteCall('/device_tags/{userId}/{id}', 'owner');
