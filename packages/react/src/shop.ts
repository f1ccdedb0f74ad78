export { AddToBasket, type AddToBasketProps } from './screens/shop/AddToBasket.tsx';
export { Basket, type BasketProps } from './screens/shop/basket/Basket.tsx';
export { Order, type OrderProps } from './screens/shop/order/Order.tsx';
export { Shop } from './screens/shop/Shop.tsx';
export { ShopProduct, type ShopProductProps } from './screens/shop/ShopProduct.tsx';
