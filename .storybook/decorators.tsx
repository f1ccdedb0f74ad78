import type { Decorator } from '@storybook/react-vite';

/** What stands around every story, outermost last. */
export const decorators: Decorator[] = [];
