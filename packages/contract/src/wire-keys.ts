type Plain = string | number | boolean | bigint | null | undefined;

/** A value whose members are named as on the wire: `madeUpTo` is `MadeUpTo`. */
export type WireKeys<T> = T extends Plain
  ? T
  : T extends readonly (infer Item)[]
    ? WireKeys<Item>[]
    : { -readonly [K in keyof T as K extends string ? Capitalize<K> : never]: WireKeys<T[K]> };

/** Names the members of plain data as the wire does, at every depth; texts stay as they are. */
export function toWireKeys<T>(value: T): WireKeys<T> {
  // The type says of each member what the function does to it; a walk cannot be typed any closer.
  return renameKeys(value, (key) => key.charAt(0).toUpperCase() + key.slice(1)) as WireKeys<T>;
}

/** The reverse: members of the wire named as in our code. */
export function fromWireKeys<T>(value: WireKeys<T>): T {
  // As above; the parameter's type makes sure that the members are those of `T`.
  return renameKeys(value, (key) => key.charAt(0).toLowerCase() + key.slice(1)) as T;
}

function renameKeys(value: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => renameKeys(item, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [rename(key), renameKeys(member, rename)]),
  );
}
