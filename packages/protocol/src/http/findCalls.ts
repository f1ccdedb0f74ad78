import * as z from 'zod/mini';
import { id } from '../field/field.ts';
import { listCall } from './recordShapes.ts';

const text = z.string();

/**
 * The list calls of some entities, of whose answers only what a record is called is read. For a search over many kinds, on
 * pages that know none of them: an entity brings its form along, and the rules of all fields. They are the calls of the
 * entities, by the same paths, which a test compares.
 */
export const findCalls = {
  devices: listCall('/devices/list/{userId}', 'owner', z.object({ id, name: text, device_id: text })),
  tags: listCall('/tags/list/{userId}/{flag}', 'owner', z.object({ id, name: text })),
  medias: listCall('/medias/list', 'admin', z.object({ id, description: text })),
  users: listCall(
    '/accounts/list',
    'admin',
    z.object({ id, first_name: text, last_name: text, username: text }),
  ),
  products: listCall('/products/list', 'public', z.object({ id, title: text, sku: text })),
  countries: listCall('/countries/list', 'public', z.object({ id, name: text, code: text })),
  carriers: listCall('/carriers/list', 'public', z.object({ id, company: text, name: text })),
};
