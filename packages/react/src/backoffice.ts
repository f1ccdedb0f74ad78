export { AddressForm, type AddressFormProps } from './screens/backoffice/addresses/AddressForm.tsx';
export { AddressList, type AddressListProps } from './screens/backoffice/addresses/AddressList.tsx';
export { CarrierForm, type CarrierFormProps } from './screens/backoffice/CarrierForm.tsx';
export { CarrierList } from './screens/backoffice/CarrierList.tsx';
export { CountryForm, type CountryFormProps } from './screens/backoffice/CountryForm.tsx';
export { CountryList } from './screens/backoffice/CountryList.tsx';
export { TagForm, type TagFormProps } from './screens/backoffice/TagForm.tsx';
export { TagList } from './screens/backoffice/TagList.tsx';
