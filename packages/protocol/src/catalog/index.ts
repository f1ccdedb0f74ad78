export {
  type Carrier,
  type CarrierBody,
  type CarrierForm,
  carrier,
  carrierBody,
  carriers,
  NEW_CARRIER,
  toCarrierBody,
  toCarrierForm,
} from './carrier.ts';
export {
  type Country,
  type CountryBody,
  type CountryRef,
  countries,
  country,
  countryBody,
  countryRef,
  NEW_COUNTRY,
  toCountryBody,
  toCountryForm,
} from './country.ts';
export { fileSize, streamSize } from './fileSize.ts';
export {
  MAX_UPLOAD_BYTES,
  type Media,
  type MediaChanges,
  type MediaForm,
  type MediaUpload,
  media,
  mediaChanges,
  medias,
  mediaUpload,
  UPLOAD_TYPES,
} from './media.ts';
export { type MediaRef, mediaPath, mediaRef } from './mediaRef.ts';
export { isMediaPath, MEDIA_SIZES, type MediaSize, mediaUrl } from './mediaUrl.ts';
export {
  findPictureProblem,
  isPictureTooLarge,
  PICTURE_LIMITS,
  type Picture,
  type PictureProblem,
  type PictureType,
  sniffPicture,
} from './picture.ts';
export {
  NEW_PRICE_TIER,
  NEW_PRODUCT,
  type PriceTier,
  type PriceTierForm,
  type ProductBody,
  type ProductForm,
  priceTier,
  productBody,
  products,
  toProductBody,
  toProductForm,
} from './product.ts';
export { type Product, product, shownProducts } from './shownProduct.ts';
export { type StoredBasket, storedBasket } from './storedBasket.ts';
export {
  NEW_TAG,
  readVariant,
  TAG_VARIANTS,
  type Tag,
  type TagBody,
  type TagForm,
  type TagRef,
  type TagVariant,
  tag,
  tagBody,
  tagRef,
  tags,
  tagVariant,
  toTagBody,
  toTagForm,
} from './tag.ts';
