export { Welcome as default } from '@carillon/react';
