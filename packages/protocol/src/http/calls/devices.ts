import { device, deviceBody, newDeviceBody } from '../../device/index.ts';
import { countCall, deleteCall, listCall, orderCall, postCall, readCall, updateCall } from '../shapes.ts';

export const countDevices = countCall('/devices/count/{userId}', 'owner');
export const listDevices = listCall('/devices/list/{userId}', 'owner', device);
export const orderDevices = orderCall('/devices/order', 'user');
export const readDevice = readCall('/devices/{userId}/{id}', 'owner', device);
export const registerDevice = postCall('/devices/{userId}', 'owner', newDeviceBody, device);
export const updateDevice = updateCall('/devices/{userId}/{id}', 'owner', deviceBody, device);
export const unregisterDevice = deleteCall('/devices/{userId}/{id}', 'owner');
