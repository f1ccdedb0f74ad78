export { CountryForm, type CountryFormProps } from './screens/backoffice/CountryForm.tsx';
export { CountryList } from './screens/backoffice/CountryList.tsx';
export { TagForm, type TagFormProps } from './screens/backoffice/TagForm.tsx';
export { TagList } from './screens/backoffice/TagList.tsx';
export { UserForm, type UserFormProps } from './screens/backoffice/users/UserForm.tsx';
export { UserList } from './screens/backoffice/users/UserList.tsx';
