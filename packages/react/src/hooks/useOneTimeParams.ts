import { useEffect, useRef, useState } from 'react';
import { useCarillon } from './context.ts';

/** What was in the address; null where it was not. */
export type OneTimeParams<Name extends string> = Readonly<Record<Name, string | null>>;

/**
 * Reads parameters of the address that work once or are secret, such as the token of an e-mail, and takes them out of it
 * at once: neither Back nor the history, a shared link or a referrer has them any longer (FLT-064). `onRead` is called
 * once with them, if all are there, also in Strict Mode; where the address has others later, once with those.
 *
 * @example const { token } = useOneTimeParams(['token'], ({ token }) => verify(token))
 */
export function useOneTimeParams<const Name extends string>(
  names: readonly Name[],
  onRead?: (params: OneTimeParams<Name>) => void,
): OneTimeParams<Name> {
  const { navigation } = useCarillon('useOneTimeParams');
  const { pathname, search } = navigation.useLocation();
  const navigate = navigation.useNavigate();
  const [{ from, params }, setRead] = useState(() => ({ from: search, params: readParams(search, names) }));
  const told = useRef<OneTimeParams<Name>>(null);

  const rest = withoutParams(search, names);
  if (rest !== null && search !== from) setRead({ from: search, params: readParams(search, names) });
  useEffect(() => {
    if (rest !== null) navigate(pathname + rest, { replace: true });
  }, [navigate, pathname, rest]);

  useEffect(() => {
    if (told.current === params || names.some((name) => params[name] === null)) return;
    told.current = params;
    onRead?.(params);
  }, [names, params, onRead]);
  return params;
}

function readParams<Name extends string>(search: string, names: readonly Name[]): OneTimeParams<Name> {
  const given = new URLSearchParams(search);
  // Made of the very names that the type is made of, which `Object.fromEntries` does not see.
  return Object.fromEntries(names.map((name) => [name, given.get(name)])) as OneTimeParams<Name>;
}

/** The rest of the search, or null where none of the names is in it. */
function withoutParams(search: string, names: readonly string[]): string | null {
  const given = new URLSearchParams(search);
  if (!names.some((name) => given.has(name))) return null;
  for (const name of names) given.delete(name);
  return given.size > 0 ? `?${given}` : '';
}
