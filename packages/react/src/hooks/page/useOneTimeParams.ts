import { useEffect, useState } from 'react';
import { useCarillon } from '../context.ts';

/** What was in the address; null where it was not. */
export type OneTimeParams<Name extends string> = Readonly<Record<Name, string | null>>;

/**
 * Reads parameters of the address that work once or are secret, such as the token of an e-mail, and takes them out of it
 * at once: neither Back nor the history, a shared link or a referrer has them any longer (FLT-064). Where the address has
 * others later, those are read as well.
 *
 * @example const { token } = useOneTimeParams(['token'])
 */
export function useOneTimeParams<const Name extends string>(names: readonly Name[]): OneTimeParams<Name> {
  const { navigation } = useCarillon('useOneTimeParams');
  const { pathname, search } = navigation.useLocation();
  const navigate = navigation.useNavigate();
  const [{ from, params }, setRead] = useState(() => ({ from: search, params: readParams(search, names) }));

  const rest = withoutParams(search, names);
  if (rest !== null && search !== from) setRead({ from: search, params: readParams(search, names) });
  useEffect(() => {
    if (rest !== null) navigate(pathname + rest, { replace: true });
  }, [navigate, pathname, rest]);
  return params;
}

/** What of the names is in a search. */
export function readParams<Name extends string>(search: string, names: readonly Name[]): OneTimeParams<Name> {
  const given = new URLSearchParams(search);
  // Made of the very names that the type is made of, which `Object.fromEntries` does not see.
  return Object.fromEntries(names.map((name) => [name, given.get(name)])) as OneTimeParams<Name>;
}

/** The rest of the search, or null where none of the names is in it. */
export function withoutParams(search: string, names: readonly string[]): string | null {
  const given = new URLSearchParams(search);
  if (!names.some((name) => given.has(name))) return null;
  for (const name of names) given.delete(name);
  return given.size > 0 ? `?${given}` : '';
}
