import { icon } from '../../device/index.ts';
import { countCall, listCall } from '../shapes.ts';

export const countIcons = countCall('/icons/count/{userId}', 'owner');
export const listIcons = listCall('/icons/list/{userId}', 'owner', icon);
