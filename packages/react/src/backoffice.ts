export { CountryForm, type CountryFormProps } from './screens/backoffice/CountryForm.tsx';
export { CountryList } from './screens/backoffice/CountryList.tsx';
