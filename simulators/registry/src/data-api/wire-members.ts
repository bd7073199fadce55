/** Leaves out what is undefined; null stays, because the register sends it. */
export function withoutUndefined<T>(members: Record<string, T | undefined>): Record<string, T> {
  const kept: Record<string, T> = {};
  for (const [name, value] of Object.entries(members)) if (value !== undefined) kept[name] = value;
  return kept;
}

/** The value put through `present`, or undefined where the register holds none. */
export function whenHeld<T, R>(value: T | undefined, present: (value: T) => R): R | undefined {
  return value === undefined ? undefined : present(value);
}
