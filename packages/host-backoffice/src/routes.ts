import { route } from '@carillon/host-common/route';

export const routes = [
  route({
    at: 'login',
    // S2: unknown addresses under /backend lead to the login.
    leadingHere: ['/backend/*'],
    title: 'login.title',
    access: 'guests',
    screen: 'Login',
    load: () => import('@carillon/react/account'),
    // 1.5 more than it was: a refusal closes by itself and by its cross (API-09, API-11), and the hook of all forms knows
    // fields inside others (decision 0017).
    budgetKb: 131.5,
  }),
  route({
    // A greeting until the profile is built: people are sent here from what is not for them (NAV-07).
    at: 'profile',
    title: 'welcome.title',
    access: 'users',
    screen: 'Welcome',
    load: () => import('@carillon/react'),
  }),
  route({
    at: 'countries',
    access: 'admins',
    screen: 'CountryList',
    load: () => import('@carillon/react/backoffice'),
  }),
  route({
    at: 'country',
    access: 'admins',
    screen: 'CountryForm',
    load: () => import('@carillon/react/backoffice'),
  }),
  route({
    at: 'tags',
    access: 'admins',
    screen: 'TagList',
    load: () => import('@carillon/react/backoffice'),
  }),
  route({ at: 'tag', access: 'admins', screen: 'TagForm', load: () => import('@carillon/react/backoffice') }),
];
