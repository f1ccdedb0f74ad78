import { runIsolated } from '@carillon/client';
import { useLayoutEffect, useRef, useState } from 'react';
import { useCarillon } from './context.ts';

type Callback = (...values: readonly unknown[]) => unknown;

const isCallback = (name: string, value: unknown): value is Callback =>
  typeof value === 'function' && /^on[A-Z]/.test(name);

/**
 * The same props, with the callbacks (`onStart`) made safe: each stays the same function, calls what the host has given
 * last, and what that throws is reported and breaks nothing (FLT-109).
 */
export function useCallbacks<Props extends object>(props: Props, screen: string): Props {
  const { errors } = useCarillon(screen).client;
  const given = useRef<ReadonlyMap<string, unknown>>(new Map());
  // Before any effect that calls one.
  useLayoutEffect(() => {
    given.current = new Map(Object.entries(props));
  });
  const [kept] = useState(() => new Map<string, Callback>());
  const safe = Object.entries(props).filter(([name, value]) => isCallback(name, value));
  for (const [name] of safe) {
    if (kept.has(name)) continue;
    kept.set(name, (...values) => {
      const callback = given.current.get(name);
      if (isCallback(name, callback)) runIsolated(() => callback(...values), errors.report);
    });
  }
  return { ...props, ...Object.fromEntries(safe.map(([name]) => [name, kept.get(name)])) };
}
