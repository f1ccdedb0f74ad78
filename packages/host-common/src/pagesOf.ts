import { type AddressName, addresses } from '@carillon/react/paths';
import type { HostConfig } from './config.ts';

/** Below which path each host has its pages; the first page of all is always there. */
const PATHS = { shop: '/eshop', backoffice: '/backend', console: '/manage' } as const;

/** Those pages that a customer has: nothing leads to any other, and their addresses are unknown ones. */
export const pagesOf = (all: readonly AddressName[], hosts: HostConfig['hosts']): readonly AddressName[] =>
  hosts
    ? all.filter((name) => {
        const address = addresses[name];
        return address === '/' || hosts.some((host) => address.startsWith(PATHS[host]));
      })
    : all;
