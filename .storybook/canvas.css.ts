import { vars } from '@carillon/react/ui';
import { globalStyle } from '@vanilla-extract/css';

// A screen is as high as what is in it: below a short one the page has the ground that a host's page would have.
globalStyle('body', { background: vars.color.surface, colorScheme: vars.colorScheme });
