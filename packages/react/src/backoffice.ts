// Written by `npm run lists` from the screens of screens/backoffice.
export { AddressForm, type AddressFormProps } from './screens/backoffice/addresses/AddressForm.tsx';
export { AddressList, type AddressListProps } from './screens/backoffice/addresses/AddressList.tsx';
export { CarrierForm, type CarrierFormProps } from './screens/backoffice/CarrierForm.tsx';
export { CarrierImport } from './screens/backoffice/CarrierImport.tsx';
export { CarrierList, type CarrierListProps } from './screens/backoffice/CarrierList.tsx';
export { CountryForm, type CountryFormProps } from './screens/backoffice/CountryForm.tsx';
export { CountryImport } from './screens/backoffice/CountryImport.tsx';
export { CountryList, type CountryListProps } from './screens/backoffice/CountryList.tsx';
export { MediaForm, type MediaFormProps } from './screens/backoffice/MediaForm.tsx';
export { MediaList, type MediaListProps } from './screens/backoffice/MediaList.tsx';
export { ProductForm, type ProductFormProps } from './screens/backoffice/ProductForm.tsx';
export { ProductImport } from './screens/backoffice/ProductImport.tsx';
export { ProductList, type ProductListProps } from './screens/backoffice/ProductList.tsx';
export { TagForm, type TagFormProps } from './screens/backoffice/TagForm.tsx';
export { TagList, type TagListProps } from './screens/backoffice/TagList.tsx';
export { UserForm, type UserFormProps } from './screens/backoffice/users/UserForm.tsx';
export { UserList, type UserListProps } from './screens/backoffice/users/UserList.tsx';
