export * from './entities.ts';
export { fileSize, streamSize } from './fileSize.ts';
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
export { type Product, product, shownProducts } from './shownProduct.ts';
export { type StoredBasket, storedBasket } from './storedBasket.ts';
export { readVariant, TAG_VARIANTS, type TagVariant, tagVariant } from './tagVariant.ts';
