import { product, productBody } from '../../catalog/index.ts';
import { countCall, deleteCall, listCall, orderCall, postCall, readCall, updateCall } from '../shapes.ts';

export const countProducts = countCall('/products/count', 'public');
export const listProducts = listCall('/products/list', 'public', product);
export const orderProducts = orderCall('/products/order', 'public');
export const readProduct = readCall('/products/{id}', 'public', product);
export const addProduct = postCall('/products/add', 'admin', productBody, product);
export const updateProduct = updateCall('/products/{id}', 'admin', productBody, product);
export const deleteProduct = deleteCall('/products/{id}', 'admin');
