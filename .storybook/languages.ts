// Written by `npm run lists` from the files of the areas.
import { italian } from '@carillon/react/italian';

/** Every language beside English, by its name in the toolbar. */
export const languages = { italian };
