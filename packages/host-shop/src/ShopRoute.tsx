export { Shop as default } from '@carillon/react/shop';
