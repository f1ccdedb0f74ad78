import type { Shape, Verb } from './entity.ts';

type Named = Pick<Shape, 'one' | 'many' | 'names'> & { readonly calls: object };

type Prefix<E, V extends Verb> = E extends {
  readonly names: { readonly [K in V]: infer Name extends string };
}
  ? Name
  : V extends 'remove'
    ? 'delete'
    : V;

type NameOf<E extends Named, V extends Verb> = `${Prefix<E, V>}${V extends 'count' | 'list' | 'order'
  ? E['many']
  : E['one']}`;

/** The calls of an entity by their names: `listCountries`, `readCountry`. */
type NamedCalls<E extends Named> = {
  readonly [V in keyof E['calls'] & Verb as NameOf<E, V>]: E['calls'][V];
};

/** The calls of several entities by their names, which are those of the table of all calls. */
export type AllNamedCalls<Entities extends Readonly<Record<string, Named>>> = Merged<
  { readonly [K in keyof Entities]: NamedCalls<Entities[K]> }[keyof Entities]
>;

/** A union as one object with all its properties. */
type Merged<Union> = {
  readonly [K in KeyOfAny<Union>]: Union extends Readonly<Record<K, infer T>> ? T : never;
};
type KeyOfAny<Union> = Union extends unknown ? keyof Union : never;

/** The name of a call of an entity in the table of all calls. */
export function nameCall({ one, many, names }: Omit<Named, 'calls'>, verb: Verb): string {
  const isOfMany = verb === 'count' || verb === 'list' || verb === 'order';
  return `${names?.[verb] ?? (verb === 'remove' ? 'delete' : verb)}${isOfMany ? many : one}`;
}

/** The calls of several entities by their names. */
/* @__NO_SIDE_EFFECTS__ */
export function nameAll<Entities extends Readonly<Record<string, Named>>>(
  entities: Entities,
): AllNamedCalls<Entities> {
  const named = Object.values<Named>(entities).flatMap((entity) =>
    Object.entries(entity.calls).map(([verb, call]) => [nameCall(entity, verb as Verb), call]),
  );
  // Named by the same rules as the type.
  return Object.fromEntries(named) as AllNamedCalls<Entities>;
}
