import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useCarillon } from '../context.ts';
import type { NavigateFunction } from './navigation.ts';

/** False once the screen was left: what ends later leads nowhere. */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}

/** Leads on from a screen, unless it was left: a late answer takes nobody away from where they are now. */
export function useNavigateFromHere(): NavigateFunction {
  const navigate = useCarillon('useNavigateFromHere').navigation.useNavigate();
  const isHere = useIsHere();
  return useCallback(
    (to, options) => {
      if (isHere.current) navigate(to, options);
    },
    [navigate, isHere],
  );
}
