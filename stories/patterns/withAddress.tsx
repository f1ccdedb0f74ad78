import type { Decorator } from '@storybook/react-vite';
import { useLocation } from 'react-router';

/** Around what shows nothing and leads elsewhere: the address that it leads to. */
export const withAddress: Decorator = (Story) => {
  const { pathname, search } = useLocation();
  return (
    <>
      <Story />
      <span>{pathname + search}</span>
    </>
  );
};
