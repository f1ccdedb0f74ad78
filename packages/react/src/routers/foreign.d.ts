// What the doors to two routers take of them. They are not installed here: `npm run certify` tries the doors in projects that
// have them (docs/embed/next.md and docs/embed/tanstack-router.md), with their own types.
declare module 'next/navigation.js' {
  interface Router {
    push(href: string, options?: { scroll?: boolean }): void;
    replace(href: string, options?: { scroll?: boolean }): void;
  }
  export function usePathname(): string;
  export function useRouter(): Router;
  export function useSearchParams(): URLSearchParams;
}

declare module '@tanstack/react-router' {
  interface ParsedLocation {
    readonly pathname: string;
    readonly searchStr: string;
    /** As it stands in the address bar. */
    readonly publicHref: string;
  }
  interface Target {
    readonly to: string;
    readonly search: Record<string, unknown>;
    readonly hash: string;
    readonly replace?: boolean | undefined;
  }
  interface Router {
    readonly state: { readonly location: ParsedLocation };
    readonly options: { parseSearch(search: string): Record<string, unknown> };
    readonly history: { createHref(href: string): string };
    navigate(target: Target): Promise<void>;
    buildLocation(target: Target): ParsedLocation;
  }
  export function useLocation(): ParsedLocation;
  export function useRouter(): Router;
}
