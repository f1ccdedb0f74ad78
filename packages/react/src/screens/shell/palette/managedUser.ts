import { type AddressName, addresses, isPage, type Paths } from '../../../hooks/page/paths.ts';

/** The pages whose address names first of all whose they are. */
const OF_SOMEBODY = (Object.keys(addresses) as AddressName[]).filter((name) =>
  /^[^:]*:userId/.test(addresses[name]),
);

type PageOf = (...values: number[]) => string;

/** Whose page an address is, wherever a host has its pages; undefined where it names nobody. */
export function readPageOwner(
  hostPaths: Paths,
  location: { pathname: string; search: string },
): number | undefined {
  const numbers = (location.pathname + location.search).match(/\d+/g) ?? [];
  return numbers.map(Number).find((userId) =>
    OF_SOMEBODY.some((name) => {
      const page = hostPaths[name] as PageOf;
      const theirs: PageOf = (_userId, ...others) => page(userId, ...others);
      return isPage(theirs as Paths[AddressName], location);
    }),
  );
}
