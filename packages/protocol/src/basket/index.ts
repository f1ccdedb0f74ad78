export {
  acceptProduct,
  addPieces,
  type Basket,
  type BasketLine,
  chooseCarrier,
  chooseCountry,
  countPieces,
  EMPTY_BASKET,
  removeLine,
  type SeenCarrier,
  type SeenProduct,
  setPieces,
} from './basket.ts';
export { carriersTo, type Delivery, reviewDelivery } from './delivery.ts';
export { MAX_BASKET_LINES, MAX_PIECES } from './limits.ts';
export {
  type BasketOrder,
  type OrderLine,
  type OrderOptions,
  type OrderPerson,
  type OrderTax,
  toOrder,
} from './order.ts';
export {
  type BasketReview,
  type BasketSums,
  type CountedLine,
  fewestPieces,
  isCounted,
  type LineState,
  type ProductsNow,
  type ReviewedLine,
  reviewBasket,
  type SoldProduct,
  type TaxSum,
} from './review.ts';
