import { route } from '@carillon/host-common/route';

export const routes = [
  route({
    at: 'home',
    title: 'welcome.title',
    access: 'everybody',
    screen: 'Welcome',
    load: () => import('@carillon/react'),
    hasOwnPart: true,
    // Of which 0.04 hand early answers to the first drawing of the shop; 0.3 say what Intl does not know of a person's profile.
    budgetKb: 115,
  }),
  route({
    at: 'shop',
    title: 'shop.title',
    access: 'everybody',
    screen: 'Shop',
    load: () => import('@carillon/react/shop'),
    firstCalls: () => ['/products/list?offset=0&limit=10', '/products/count'],
    firstPicture: 'card',
    budgetKb: 150,
  }),
  route({
    at: 'shopProduct',
    access: 'everybody',
    screen: 'ShopProduct',
    load: () => import('@carillon/react/shop'),
    firstCalls: ({ id }) => [`/products/${id}`],
    firstPicture: 'gallery',
    budgetKb: 150,
  }),
  route({
    at: 'basket',
    title: 'basket.title',
    access: 'everybody',
    screen: 'Basket',
    load: () => import('@carillon/react/shop'),
  }),
  route({
    at: 'order',
    title: 'order.title',
    access: 'everybody',
    screen: 'Order',
    load: () => import('@carillon/react/shop'),
    budgetKb: 150,
  }),
];
