export { Shop } from './screens/shop/Shop.tsx';
