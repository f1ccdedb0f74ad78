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
    // The first page of many people. The menus of the shell and all dialogs come when they are opened.
    // Texts have elements of their own, and the link of a device is kept over the login: 1.8 kB. The bar says how live a page
    // is, and the frame knows how high its bars are: 0.3 kB. Where a browser keeps no login, each app asks for it in place: 0.5 kB.
    // Eight pages more in the table and the search over everything in the bar: 1 kB. A host's own buttons on each screen: 0.5 kB.
    // One build for many customers, a release that is noticed and parts that are fetched again: 0.9 kB. Several brokers, and their logins: 0.1. What Intl does
    // not know of a person's profile is told, and an old React refused: 0.2.
    budgetKb: 134.5,
  }),
  route({
    at: 'signup',
    access: 'guests',
    screen: 'Signup',
    load: () => import('@carillon/react/account'),
  }),
  route({
    at: 'verifyEmail',
    access: 'guests',
    screen: 'VerifyEmail',
    load: () => import('@carillon/react/account'),
  }),
  route({
    at: 'resendEmail',
    access: 'guests',
    screen: 'ResendEmail',
    load: () => import('@carillon/react/account'),
  }),
  route({
    at: 'forgotPassword',
    access: 'guests',
    screen: 'ForgotPassword',
    load: () => import('@carillon/react/account'),
  }),
  route({
    at: 'resetPassword',
    access: 'guests',
    screen: 'ResetPassword',
    load: () => import('@carillon/react/account'),
  }),
  route({
    at: 'logout',
    access: 'everybody',
    screen: 'Logout',
    load: () => import('@carillon/react/account'),
  }),
  route({ at: 'profile', access: 'users', screen: 'Profile', load: () => import('@carillon/react/account') }),
  route({
    at: 'users',
    access: 'admins',
    screen: 'UserList',
    load: () => import('@carillon/react/backoffice'),
    // States and dates in its rows, and a change of many: 3 kB more than other lists; 3 of what it shares with forms. Several brokers: 0.1. A profile
    // that Intl does not know, and an old React: 0.3.
    budgetKb: 168.4,
  }),
  route({
    at: 'user',
    access: 'admins',
    screen: 'UserForm',
    load: () => import('@carillon/react/backoffice'),
  }),
  route({
    at: 'addresses',
    access: 'users',
    screen: 'AddressList',
    load: () => import('@carillon/react/backoffice'),
  }),
  route({
    at: 'userAddresses',
    access: 'owner',
    screen: 'AddressList',
    load: () => import('@carillon/react/backoffice'),
  }),
  route({
    at: 'address',
    access: 'owner',
    screen: 'AddressForm',
    load: () => import('@carillon/react/backoffice'),
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
    at: 'countryImport',
    access: 'admins',
    screen: 'CountryImport',
    load: () => import('@carillon/react/backoffice'),
  }),
  route({
    at: 'carriers',
    access: 'admins',
    screen: 'CarrierList',
    load: () => import('@carillon/react/backoffice'),
  }),
  route({
    at: 'carrier',
    access: 'admins',
    screen: 'CarrierForm',
    load: () => import('@carillon/react/backoffice'),
  }),
  route({
    at: 'carrierImport',
    access: 'admins',
    screen: 'CarrierImport',
    load: () => import('@carillon/react/backoffice'),
  }),
  route({
    at: 'tags',
    access: 'admins',
    screen: 'TagList',
    load: () => import('@carillon/react/backoffice'),
  }),
  route({ at: 'tag', access: 'admins', screen: 'TagForm', load: () => import('@carillon/react/backoffice') }),
  route({
    at: 'medias',
    access: 'admins',
    screen: 'MediaList',
    load: () => import('@carillon/react/backoffice'),
  }),
  route({
    at: 'media',
    access: 'admins',
    screen: 'MediaForm',
    load: () => import('@carillon/react/backoffice'),
  }),
  route({
    at: 'products',
    access: 'admins',
    screen: 'ProductList',
    load: () => import('@carillon/react/backoffice'),
  }),
  route({
    at: 'product',
    access: 'admins',
    screen: 'ProductForm',
    load: () => import('@carillon/react/backoffice'),
  }),
  route({
    at: 'productImport',
    access: 'admins',
    screen: 'ProductImport',
    load: () => import('@carillon/react/backoffice'),
  }),
];
