/** Where the storage keeps what a link to Add Device brought. Apart from what reads it: most pages keep nothing. */
export const REGISTRATION_KEY = 'carillon.registration';
