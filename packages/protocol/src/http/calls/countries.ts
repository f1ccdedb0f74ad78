import { country, countryBody } from '../../catalog/index.ts';
import { countCall, deleteCall, listCall, orderCall, postCall, readCall, updateCall } from './shared.ts';

export const countCountries = countCall('/countries/count', 'admin');
export const listCountries = listCall('/countries/list', 'public', country);
export const orderCountries = orderCall('/countries/order', 'admin');
export const readCountry = readCall('/countries/{id}', 'admin', country);
export const addCountry = postCall('/countries/add', 'admin', countryBody, country);
export const updateCountry = updateCall('/countries/{id}', 'admin', countryBody, country);
export const deleteCountry = deleteCall('/countries/{id}', 'admin');
