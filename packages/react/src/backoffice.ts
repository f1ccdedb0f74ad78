export { CountryList } from './screens/backoffice/CountryList.tsx';
