import { carrier, carrierBody } from '../../catalog/index.ts';
import { countCall, deleteCall, listCall, orderCall, postCall, readCall, updateCall } from '../shapes.ts';

export const countCarriers = countCall('/carriers/count', 'admin');
export const listCarriers = listCall('/carriers/list', 'public', carrier);
export const orderCarriers = orderCall('/carriers/order', 'admin');
export const readCarrier = readCall('/carriers/{id}', 'admin', carrier);
export const addCarrier = postCall('/carriers/add', 'admin', carrierBody, carrier);
export const updateCarrier = updateCall('/carriers/{id}', 'admin', carrierBody, carrier);
export const deleteCarrier = deleteCall('/carriers/{id}', 'admin');
